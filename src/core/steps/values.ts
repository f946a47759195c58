/** What programs watch. */
import type { WatchValue } from './step.ts'

export const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** An entry of a table; undefined where the index has no value yet. */
export function entry(table: ArrayLike<WatchValue>, index: number | undefined): WatchValue | undefined {
  return index === undefined ? undefined : table[index]
}

/** Nine rows of ten values, index: unit, digit. */
export function tableOf<Value>(value: Value): Value[][] {
  return Array.from({ length: 9 }, () => Array.from({ length: 10 }, () => value))
}
