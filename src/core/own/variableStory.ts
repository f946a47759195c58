/** The writes of one variable of one call, found by running the program again. */
import type { WatchValue } from '../steps/step.ts'
import type { Position } from '../trace/position.ts'

export interface VariableOrder {
  /** As the variables of a call name it. */
  readonly name: string
  /** Number of calls around the one that has the variable. */
  readonly depth: number
  /** Moment at which that call is in progress. */
  readonly at: Position
  /** First and last event whose lines are watched; the call may have begun before. */
  readonly from: number
  readonly to: number
}

/** A line after which the variable had another value than before. */
export interface VariableWrite extends Position {
  /** From 1. */
  readonly line: number
  /** Undefined if it had no value before. */
  readonly before: WatchValue | undefined
  readonly after: WatchValue
}

/** Writes listed at or before the moment, and after it. */
export const WRITES_BEFORE = 7
export const WRITES_AFTER = 3

export interface VariableStory {
  /** In order, without gaps. */
  readonly writes: readonly VariableWrite[]
  /** Event from which none is missing. */
  readonly from: number
  /** Event up to which none is missing, unless there are `WRITES_AFTER` after the moment. */
  readonly to: number
  /** True if the call began after `from`: the first write is the first there was. */
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
