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
  /** The result of a division is larger than any number of its type. */
  | 'division-overflow'
  /** It called through a pointer to no function, or to one of another type. */
  | 'bad-function'
  /** Something was thrown; nothing is caught here. */
  | 'exception'
  /** So it was by a program that means to catch it: elsewhere it would go on. */
  | 'exception-to-catch'
  /** `abort`, `assert`, or a check of the library's. */
  | 'abort'
  /** A function that should have returned a value came to its end without. */
  | 'missing-return'
  /** It reached what its own code rules out. */
  | 'undefined-behaviour'
  /** It started a thread: there are none here. */
  | 'thread'
  /** It ended with a status other than 0, which is its message: judges take it for an error. */
  | 'exit-status'

/** Why a program that has run has no steps to show. */
export type Hidden = (typeof HIDDEN)[number]

export const HIDDEN = [
  /** It came to its end, and wrote to no list or array that held the puzzle: sets, bit masks, exact cover, numpy. */
  'no-board',
  /** It came to its end, and never wrote to the board that it had. */
  'unwritten',
  /** An error or a limit ended it before it wrote to a board. */
  'ended-before',
  /** It wrote to its board in a way that was not seen, even with every write watched. */
  'unseen-writes',
  /** It was compiled for speed: nothing was watched. */
  'optimized',
] as const

interface RanSteps {
  readonly outcome: Outcome
  /** Writes to the board. */
  readonly events: number
  /** Whether a board of the program's is known. */
  readonly hasBoard: boolean
  /** Whether a write was missed, even with every write watched. */
  readonly isMistaken: boolean
}

/** Undefined where there are steps, and where nothing has run: its outcome says all there is to say then. */
export function hiddenSteps({ outcome, events, hasBoard, isMistaken }: RanSteps): Hidden | undefined {
  if (UNRUN.has(outcome.kind)) return undefined
  if (isMistaken) return 'unseen-writes'
  if (events > 0) return undefined
  if (outcome.kind !== 'finished') return 'ended-before'
  return hasBoard ? 'unwritten' : 'no-board'
}

/** Ends of programs that have not run, or not what was asked of them. */
const UNRUN: ReadonlySet<Outcome['kind']> = new Set(['syntax-error', 'compile-error', 'no-function'])
