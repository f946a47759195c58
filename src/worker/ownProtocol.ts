/** The page and the worker in which a user's own program runs, in Python. */
import type { KnownLines } from '../core/own/knownLines.ts'
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

/** The lines around an event. */
export interface Inspection extends KnownLines {
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
      /** All that it has printed to its standard output, up to the limit: judges read nothing else. */
      readonly output: string
      /** To its standard error, with Python's own report of an error. */
      readonly errors?: string
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
