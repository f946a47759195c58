/** Describes the writes to one variable of one call. A rerun of the program finds these writes. */
import type { WatchValue } from '../../search/steps/step.ts'
import type { Position } from '../../search/trace/position.ts'

export interface VariableOrder {
  /** Name of the variable in the list of the call's variables. */
  readonly name: string
  /** Number of calls around the one that has the variable. */
  readonly depth: number
  /** Moment at which the call that has the variable is in progress. */
  readonly at: Position
  /** First and last event whose lines are watched; the call may have begun before. */
  readonly from: number
  readonly to: number
}

/** A line after which the variable had another value than before. */
export interface VariableWrite extends Position {
  /** From 1. */
  readonly line: number
  /** Value before the line; undefined if the variable had none. */
  readonly before: WatchValue | undefined
  readonly after: WatchValue
}

/** Maximum writes listed: `WRITES_BEFORE` at or before the requested moment, `WRITES_AFTER` after the moment. */
export const WRITES_BEFORE = 7
export const WRITES_AFTER = 3

/** The writes to a variable that a rerun has found. */
export interface VariableStory {
  /** In order, without gaps. */
  readonly writes: readonly VariableWrite[]
  /** Event from which the list of writes is complete. */
  readonly from: number
  /**
   * Event up to which the list of writes is complete: the last one requested, or the one at which the rerun ended
   * because it had found `WRITES_AFTER` writes after the requested moment.
   */
  readonly to: number
  /** True if the first listed write is the variable's first write in the call. */
  readonly isWhole: boolean
}

export type VariableAnswer =
  | ({ readonly kind: 'read' } & VariableStory)
  /** The run ended before the moment, or had no such call there. */
  | { readonly kind: 'missing' }
  /** The program behaved differently than when it was recorded. */
  | { readonly kind: 'differs' }

/** Returns the last write at or before a position; undefined if there is none. */
export function writeAt(
  writes: readonly VariableWrite[],
  { event, step }: Position,
): VariableWrite | undefined {
  return writes.findLast((write) => write.event < event || (write.event === event && write.step <= step))
}

/** A variable whose writes the user wants to see. */
export interface FollowRequest extends VariableOrder {
  /** Name of the function whose call has the variable. */
  readonly call: string
}
