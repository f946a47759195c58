/** The page and the worker in which a user's own program runs, in Python. */
import type { WatchValue } from '../core/steps/step.ts'

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
}

/** Where a program is cut off. */
export interface OwnLimits {
  readonly timeMs: number
  readonly memoryBytes: number
  /** Characters that it may print. */
  readonly output: number
  /** Events that are recorded; beyond them it goes on, and is only judged. */
  readonly events: number
}

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
   * before: the one that has recorded the run may be gone.
   */
  | {
      readonly type: 'inspect'
      readonly run: number
      readonly request: number
      readonly program: OwnProgram
      readonly event: number
      readonly lines: number
    }
  | { readonly type: 'ping'; readonly run: number }

/** How a program came to its end. Lines count from 1; undefined where the error is in none of the program's own. */
export type Outcome =
  /** @property answer what a called function gave, written with spaces and a line for each row; undefined for a program that prints */
  | { readonly kind: 'finished'; readonly answer: string | undefined }
  /** There is no function of that name to call. */
  | { readonly kind: 'no-function'; readonly name: string }
  | {
      readonly kind: 'runtime-error'
      readonly line: number | undefined
      /** Python's name for it: `IndexError`. */
      readonly error: string
      readonly message: string
      /** How many calls of the program's own were in progress. */
      readonly calls: number
    }
  | {
      readonly kind: 'syntax-error'
      readonly line: number | undefined
      /** From 1. */
      readonly column: number | undefined
      /** `SyntaxError`, `IndentationError`, `TabError`. */
      readonly error: string
      readonly message: string
    }
  | { readonly kind: 'time-limit' | 'memory-limit' | 'output-limit'; readonly line: number | undefined }

/** Why the steps of a program that has run cannot be shown. */
export type Hidden =
  /** It never wrote to a list that held the puzzle: sets, bit masks, exact cover, numpy. */
  | 'no-board'
  /** It wrote to its board in a way that was not seen, even with every write watched. */
  | 'unseen-writes'

/** A call in progress, as it stands right after a line has run. */
export interface InspectedCall {
  /** `<module>`, or the function's. */
  readonly name: string
  /** The line that it is at, from 1. */
  readonly line: number
  readonly variables: readonly { readonly name: string; readonly value: WatchValue }[]
}

/** A line that has run, or the part of it up to an event or a call. */
export interface InspectedLine {
  /** Events made before it, and after it. */
  readonly before: number
  readonly after: number
  /** From 1. */
  readonly line: number
  /** The calls in progress, the first one first, as numbers of `calls` in the inspection; the line is in the last. */
  readonly stack: readonly number[]
}

/** The lines around an event, in the order in which they ran. */
export interface Inspection {
  /** The first line has led to event `from`, except for 0; every event from it to `to` is told of with all lines up to the next. */
  readonly from: number
  readonly to: number
  readonly calls: readonly InspectedCall[]
  readonly lines: readonly InspectedLine[]
  /** The rerun has done something else than the run. */
  readonly differs: boolean
}

export type OwnReply =
  /** How much of the interpreter has come. */
  | { readonly type: 'fetching'; readonly bytes: number; readonly totalBytes: number }
  | { readonly type: 'loaded' }
  /** It could not be fetched. */
  | { readonly type: 'unloaded'; readonly reason: string }
  /** Events as the board was written: `cell << 4 | digit`, 0 taking a digit back, with the line of each from 1. */
  | {
      readonly type: 'recorded'
      readonly run: number
      readonly writes: Uint16Array<ArrayBuffer>
      readonly lines: Uint16Array<ArrayBuffer>
    }
  /** It is alive: at least four times a second while a program runs, in the middle of a line of it too. */
  | { readonly type: 'running'; readonly run: number; readonly elapsedMs: number }
  /** The board was mistaken for the program's: what was recorded so far is void, and it is recorded once more. */
  | { readonly type: 'again'; readonly run: number }
  | {
      readonly type: 'ended'
      readonly run: number
      readonly outcome: Outcome
      /** All that it has printed, errors included, up to the limit. */
      readonly output: string
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
  | { readonly type: 'pong'; readonly run: number }
  /** The worker threw, or the interpreter broke: it is of no more use. */
  | { readonly type: 'failed'; readonly run: number; readonly reason: string }
