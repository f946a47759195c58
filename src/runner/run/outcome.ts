/** Outcomes of runs of users' own programs, and reasons why the steps of a run are hidden. */

/** End of a program's run. `line` counts from 1; undefined if it is unknown, or outside the program's own lines. */
export type Outcome =
  /**
   * @property answer result of a called function: the board, as a line of spaced cells per row, or, if the function
   *   checks boards, the returned value as text; undefined for a program that prints
   */
  | { readonly kind: 'finished'; readonly answer: string | undefined }
  /** The program has no function of that name. */
  | { readonly kind: 'no-function'; readonly name: string }
  | {
      readonly kind: 'runtime-error'
      readonly line: number | undefined
      /** Name of the error in Python (`IndexError`) and JavaScript (`TypeError`); in C++ a `CrashKind`. */
      readonly error: string
      readonly message: string
      /** Number of the program's own calls in progress. */
      readonly calls: number
    }
  | {
      readonly kind: 'syntax-error'
      readonly line: number | undefined
      /** From 1. */
      readonly column: number | undefined
      /** Name of the error: `SyntaxError`, `IndentationError`, `TabError`. */
      readonly error: string
      readonly message: string
    }
  /** First error of the compiler; the diagnostics of the run contain the rest. */
  | {
      readonly kind: 'compile-error'
      readonly line: number | undefined
      readonly column: number | undefined
      readonly message: string
    }
  | { readonly kind: 'time-limit' | 'memory-limit' | 'output-limit'; readonly line: number | undefined }

/**
 * What ended a run, or its recording.
 *
 * - `ended`: the program itself, after all its writes were recorded;
 * - `hidden`: the program itself, but its writes could not be watched;
 * - `cut-off`: the limit of the recording; the program wrote more;
 * - `lost`: a crash of the interpreter;
 * - `not-run`: the program could not be compiled, loaded or called.
 */
export type RunEnd =
  | 'ended'
  | 'hidden'
  | 'cut-off'
  | 'time-limit'
  | 'memory-limit'
  | 'output-limit'
  | 'error'
  | 'stopped'
  | 'lost'
  | 'not-run'

export type CrashKind =
  /** Access outside the program's memory, or to memory that it does not own. */
  | 'bad-access'
  /** Access through a null pointer. */
  | 'null-pointer'
  | 'stack-overflow'
  | 'division-by-zero'
  /** Result of a division out of range for its type. */
  | 'division-overflow'
  /** Call through a pointer to no function, or to one of another type. */
  | 'bad-function'
  /** Exception thrown; this runtime catches none. */
  | 'exception'
  /** Exception thrown by a program that has a handler: in another runtime the handler may catch it. */
  | 'exception-to-catch'
  /** `abort`, `assert`, or a check in the library. */
  | 'abort'
  /** End of a function that returns a value, without a `return`. */
  | 'missing-return'
  /** The program reached a state that its own code rules out. */
  | 'undefined-behaviour'
  /** Started a thread; threads are not supported. */
  | 'thread'
  /** Exited with a status other than 0, which is the message; judges treat this as an error. */
  | 'exit-status'

/** Reason why a program that ran has no steps to show. */
export type HiddenReason = (typeof HIDDEN)[number]

export const HIDDEN = [
  /**
   * Finished, and no list or array with the puzzle was found. The program may use sets, bit masks, exact cover or
   * numpy.
   */
  'no-board',
  /** Finished without writing to its board. */
  'unwritten',
  /** An error or a limit stopped the program before it wrote to a board. */
  'ended-before',
  /** Some of its writes to the board were not detected, even with every write watched. */
  'unseen-writes',
  /** Compiled for speed: no writes were watched. */
  'optimized',
] as const

interface RunSummary {
  readonly outcome: Outcome
  readonly events: number
  /** True if the program's board, such as a list with the puzzle, was found. */
  readonly hasBoard: boolean
  /** True if a write was missed, even with every write watched. */
  readonly hasMissedWrite: boolean
}

/**
 * Returns why the steps of a run whose writes were watched are hidden; undefined if they are not, or if the outcome
 * explains it (`neverRan`).
 */
export function hiddenReason({
  outcome,
  events,
  hasBoard,
  hasMissedWrite,
}: RunSummary): HiddenReason | undefined {
  if (neverRan(outcome.kind)) return undefined
  if (hasMissedWrite) return 'unseen-writes'
  if (events > 0) return undefined
  if (outcome.kind !== 'finished') return 'ended-before'
  return hasBoard ? 'unwritten' : 'no-board'
}

const NEVER_RAN: ReadonlySet<string> = new Set<Outcome['kind']>([
  'syntax-error',
  'compile-error',
  'no-function',
])

/**
 * True if a program with this outcome or verdict did not run, or lacks the function to call: it would end the same way
 * on every input.
 */
export function neverRan(kind: string): boolean {
  return NEVER_RAN.has(kind)
}
