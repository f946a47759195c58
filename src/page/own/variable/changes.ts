/** Finds the parts of a variable's value that a write changed. */
import type { WatchValue } from '../../../search/steps/step.ts'

export interface ValueChange {
  /** Indices of the entry, as in a program: `[4][1]`; empty for the whole value. */
  readonly path: string
  /** Value before the write; undefined if the variable had none. */
  readonly before: WatchValue | undefined
  readonly after: WatchValue
}

/**
 * Returns the entries, also of nested lists, that differ between lists of the same length. Other values are compared as
 * a whole.
 */
export function changesOf(
  before: WatchValue | undefined,
  after: WatchValue,
  path = '',
): readonly ValueChange[] {
  if (!isList(before) || !isList(after) || before.length !== after.length)
    return isSame(before, after) ? [] : [{ path, before, after }]
  return after.flatMap((entry, index) => changesOf(before[index], entry, `${path}[${index}]`))
}

function isList(value: WatchValue | undefined): value is readonly WatchValue[] {
  return Array.isArray(value)
}

function isSame(one: WatchValue | undefined, other: WatchValue): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
