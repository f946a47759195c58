/** How the run of a user's own program went. */

/** How a program came to its end. Lines count from 1; undefined where the error is in none of the program's own. */
export type Outcome =
  /** @property answer what a called function gave, written with spaces and a line for each row; undefined for a program that prints */
  | { readonly kind: 'finished'; readonly answer: string | undefined }
  /** There is no function of that name to call. */
  | { readonly kind: 'no-function'; readonly name: string }
  | {
      readonly kind: 'runtime-error'
      readonly line: number | undefined
      /** Its name in Python (`IndexError`) and JavaScript (`TypeError`); in C++ a `CrashKind`. */
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
  /** The compiler takes it for no program: its first error, the rest being among the diagnostics of the run. */
  | {
      readonly kind: 'compile-error'
      readonly line: number | undefined
      readonly column: number | undefined
      readonly message: string
    }
  | { readonly kind: 'time-limit' | 'memory-limit' | 'output-limit'; readonly line: number | undefined }

/** How a compiled program comes to a bad end. */
export type CrashKind =
  /** It read or wrote outside of its memory, or where nothing of its own lies. */
  | 'bad-access'
  /** It read or wrote through a pointer to nothing. */
  | 'null-pointer'
  | 'stack-overflow'
  | 'division-by-zero'
  /** Something was thrown; nothing is caught here. */
  | 'exception'
  /** So it was by a program that means to catch it: elsewhere it would go on. */
  | 'exception-to-catch'
  /** `abort`, `assert`, or a check of the library's. */
  | 'abort'
  /** A function that should have returned a value came to its end without, or the like. */
  | 'undefined-behaviour'
  /** It ended with a status other than 0, which is its message: judges take it for an error. */
  | 'exit-status'

/** Why the steps of a program that has run cannot be shown. */
export type Hidden =
  /** It never wrote to a board that held the puzzle: sets, bit masks, exact cover, numpy. */
  | 'no-board'
  /** It wrote to its board in a way that was not seen, even with every write watched. */
  | 'unseen-writes'
  /** It was compiled for speed: nothing was watched. */
  | 'optimized'
