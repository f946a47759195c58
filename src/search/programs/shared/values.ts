/** Types and values of the variables that are shown while a program runs step by step; shared by several programs. */
import type { WatchValue } from '../../steps/step.ts'

/** A local variable: undefined before its first assignment. */
export type LocalVariable<Value = number> = Value | undefined

/** Returns a set as it is shown; undefined before it is created. @param members ascending */
export function setOf(members: LocalVariable<readonly number[]>): WatchValue | undefined {
  return members === undefined ? undefined : { set: members }
}

/** Returns a table entry; undefined while the index is unset. */
export function entry(table: ArrayLike<WatchValue>, index: LocalVariable): WatchValue | undefined {
  return index === undefined ? undefined : table[index]
}

/** Creates nine rows of ten values, indexed by unit and digit. */
export function tableOf<Value>(value: Value): Value[][] {
  return Array.from({ length: 9 }, () => Array.from({ length: 10 }, () => value))
}
