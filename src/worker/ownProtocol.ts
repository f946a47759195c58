/** The page and a worker in which the user's own programs of one language run. */
import type { Direction } from '../core/breakpoints/hunt.ts'
import type { KnownLines } from '../core/own/knownLines.ts'
import type { LineCount } from '../core/own/lineCounts.ts'
import type { Diagnostic } from '../core/own/language.ts'
import type { Hidden, Outcome } from '../core/own/outcome.ts'

/** How a program gets the puzzle, and how it hands over its answer. */
export type ProgramInput =
  /** It reads the text from its standard input, and prints. */
  | { readonly kind: 'stdin'; readonly text: string }
  /**
   * A function of it is called with nine lists, of numbers with 0 for a blank, or of characters with `.`; what it
   * returns, or else the board that it has been handed, is the answer. `name` may be a method: `Solution.solveSudoku`.
   */
  | { readonly kind: 'call'; readonly name: string; readonly cells: 'numbers' | 'characters' }

/** A program together with all that decides what it does. */
export interface OwnProgram {
  readonly source: string
  readonly input: ProgramInput
  /** 81 digits, 0 = blank: by these its board is recognised. */
  readonly givens: Uint8Array
  /** As a judge compiles it: only for the verdict and the seconds, with no events. */
  readonly optimized: boolean
}

/** Where a program is cut off. */
export interface OwnLimits {
  readonly timeMs: number
  readonly memoryBytes: number
  /** Characters that it may print. */
  readonly output: number
  /** Events that are recorded; beyond them it goes on, and is only judged. */
  readonly events: number
  /** The same of the memory that they take as they are kept. */
  readonly eventBytes: number
}

/** Events as the board was written. */
export type RecordedPart =
  /** `cell << 4 | digit`, 0 taking a digit back, with the line of each from 1. */
  | {
      readonly type: 'recorded'
      readonly writes: Uint16Array<ArrayBuffer>
      readonly lines: Uint16Array<ArrayBuffer>
    }
  /** A page as `packedPage` makes it: what waits for the page takes no more than what it keeps. */
  | { readonly type: 'packed'; readonly page: Uint8Array<ArrayBuffer> }

export type OwnRequest =
  /** Has the interpreter fetched and started, if it is not there yet. */
  | { readonly type: 'load' }
  /** Runs a program from its beginning and records it. */
  | {
      readonly type: 'run'
      readonly run: number
      readonly program: OwnProgram
      readonly limits: OwnLimits
    }
  /**
   * Runs it again up to an event, and tells the lines from there on, at most `lines` of them. Of this worker nothing is asked
   * before: the one that has recorded the run may be gone. @property limitMs after which it is cut off before the event; the
   * lines after the event have a limited time, too
   */
  | {
      readonly type: 'inspect'
      readonly run: number
      readonly request: number
      readonly program: OwnProgram
      readonly event: number
      readonly lines: number
      readonly limitMs: number
    }
  /**
   * Runs it again, and tells the event after which a line runs that writes nothing. As for `inspect`, nothing is asked before.
   * @property limitMs after which it is cut off
   */
  | {
      readonly type: 'find'
      readonly run: number
      readonly request: number
      readonly program: OwnProgram
      readonly target: TargetLines
      readonly limitMs: number
    }
  /**
   * Runs it again, and tells how often each line has run. As for `inspect`, nothing is asked before. @property limitMs after
   * which it is cut off
   */
  | {
      readonly type: 'count'
      readonly run: number
      readonly request: number
      readonly program: OwnProgram
      readonly event: number
      readonly limitMs: number
    }
  /** Runs it once more as a judge would, as long as it may take, and work that is always the same beside it. */
  | {
      readonly type: 'time'
      readonly run: number
      readonly program: OwnProgram
      readonly mostMs: number
    }
  | { readonly type: 'ping'; readonly run: number }

/** Lines to be found in a run. */
export interface TargetLines {
  /** Each with the fewest and the most digits that may have been placed when it runs. */
  readonly lines: readonly (readonly [line: number, least: number, most: number])[]
  /** The events after which they may run, both included. */
  readonly from: number
  readonly to: number
  /** Whether the first or the last of those events is wanted. */
  readonly direction: Direction
}

/** The lines around an event. */
export interface Inspection extends KnownLines {
  /** The rerun has done something else than the run. */
  readonly differs: boolean
}

export type OwnReply =
  /** How much of the interpreter has come. */
  | { readonly type: 'fetching'; readonly bytes: number; readonly totalBytes: number }
  | { readonly type: 'loaded' }
  /** The program is being compiled; its time does not count yet. */
  | { readonly type: 'compiling'; readonly run: number }
  /** It could not be fetched. */
  | { readonly type: 'unloaded'; readonly reason: string }
  | (RecordedPart & { readonly run: number })
  /** It is alive: at least four times a second while a program runs, in the middle of a line of it too. */
  | { readonly type: 'running'; readonly run: number; readonly elapsedMs: number }
  /** The board was mistaken for the program's: what was recorded so far is void, and it is recorded once more. */
  | { readonly type: 'again'; readonly run: number }
  | {
      readonly type: 'ended'
      readonly run: number
      readonly outcome: Outcome
      /** All that it has printed to its standard output, up to the limit: judges read nothing else. */
      readonly output: string
      /** To its standard error, with Python's own report of an error. */
      readonly errors?: string
      /** Of the compiler, in the order of its output; warnings of a program that has run, too. */
      readonly diagnostics: readonly Diagnostic[]
      readonly elapsedMs: number
      /** Events in all, those beyond the limit included. */
      readonly events: number
      readonly hidden: Hidden | undefined
    }
  | {
      readonly type: 'inspected'
      readonly run: number
      readonly request: number
      readonly inspection: Inspection
    }
  /** How far the search for a line has got: now and then, while it goes on. */
  | { readonly type: 'finding'; readonly run: number; readonly request: number; readonly event: number }
  /** @property event undefined where no line runs after any of them */
  | {
      readonly type: 'found'
      readonly run: number
      readonly request: number
      readonly event: number | undefined
    }
  /** How far the run that counts lines has got: now and then, while it goes on. */
  | { readonly type: 'counting'; readonly run: number; readonly request: number; readonly event: number }
  /** @property lines undefined where the rerun has done something else than the run, or came to no end */
  | {
      readonly type: 'counted'
      readonly run: number
      readonly request: number
      readonly lines: readonly LineCount[] | undefined
    }
  /** @property plainMs with nothing watched; undefined where that has not come to its end in time @property referenceMs of the other work */
  | {
      readonly type: 'timed'
      readonly run: number
      readonly plainMs: number | undefined
      readonly referenceMs: number
      /** The longest that it has taken: other work on the machine tells on a long run as well. */
      readonly slowReferenceMs: number
      /** To record the run has taken no more time for each event than it mostly does. */
      readonly isLight: boolean
    }
  | { readonly type: 'pong'; readonly run: number }
  /** The worker threw, or the interpreter broke: it is of no more use. */
  | { readonly type: 'failed'; readonly run: number; readonly reason: string }
