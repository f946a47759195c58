/** Lines of a program's run, traced by running the program again. Events are its writes to the board. */
import type { Variable } from '../../search/steps/step.ts'

/** A call in progress right after a line ran. */
export interface KnownCall {
  /** Name of the function. */
  readonly name: string
  readonly line: number
  readonly variables: readonly Variable[]
}

/** A line that ran, or a part of it: up to a call, or after one. */
export interface KnownLine {
  /** Number of events of the run when the line started. */
  readonly before: number
  /** Number of events of the run when the line ended. */
  readonly after: number
  /** From 1. */
  readonly line: number
  /** Calls in progress, outermost first, as indices into `calls`; the line is in the last of these calls. */
  readonly stack: readonly number[]
  /** Number of outermost calls that `stack` leaves out, because there are too many. */
  readonly omitted: number
  /** The call that has just returned to this line, and its value; undefined if none has. */
  readonly returned: Variable | undefined
}

/** All lines that ran from event `from` up to the event after `to`, in execution order. */
export interface KnownLines {
  readonly from: number
  readonly to: number
  /** Calls to which `KnownLine.stack` refers. */
  readonly calls: readonly KnownCall[]
  readonly lines: readonly KnownLine[]
}

/** Number of times a line of a program started to run: up to and including some event, and in total. */
export type LineCount = readonly [line: number, soFar: number, total: number]
