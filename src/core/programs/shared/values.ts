/** Variables that several programs watch, and how their values are written. */
import type { WatchValue } from '../../steps/step.ts'

/** A variable of a call: it has no value before it is first assigned. */
export type Unset<Value = number> = Value | undefined

/** A set as it is watched; it has no value before it is made. @param members ascending */
export function setOf(members: Unset<readonly number[]>): WatchValue | undefined {
  return members === undefined ? undefined : { set: members }
}

/** An entry of a table; undefined where the index has no value yet. */
export function entry(table: ArrayLike<WatchValue>, index: Unset): WatchValue | undefined {
  return index === undefined ? undefined : table[index]
}

/** Nine rows of ten values, index: unit, digit. */
export function tableOf<Value>(value: Value): Value[][] {
  return Array.from({ length: 9 }, () => Array.from({ length: 10 }, () => value))
}
