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
