/** Stores the earlier gradings of a program in this browser. */
import { array, integer, is, maxLength, minValue, number, object, pipe, string } from 'valibot'
import type { PastGrade, Subject } from './grading.ts'
import type { Storage } from '../store/storage.ts'

const PREFIX = 'backdoku.grades.1.'
/** Maximum gradings stored of a program. */
const MAX_KEPT = 20

const count = pipe(number(), integer(), minValue(0))
const grades = pipe(
  array(object({ at: count, judge: string(), passed: count, total: count })),
  maxLength(MAX_KEPT),
)

/**
 * Returns the stored gradings of a program, oldest first; empty if the storage is forbidden or damaged.
 * @param key names the program
 */
export function pastGrades(storage: Storage, key: string): readonly PastGrade[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(PREFIX + key) ?? '[]')
    return is(grades, stored) ? stored : []
  } catch {
    return []
  }
}

/** Stores another grading, unless the storage is full or forbidden. Drops the oldest beyond `MAX_KEPT`. */
export function storePastGrade(storage: Storage, key: string, grade: PastGrade): void {
  const all = [...pastGrades(storage, key), grade].slice(-MAX_KEPT)
  storeGrades(storage, key, all)
}

export function forgetPastGrades(storage: Storage, key: string): void {
  storeGrades(storage, key, [])
}

function storeGrades(storage: Storage, key: string, kept: readonly PastGrade[]): void {
  try {
    storage.setItem(PREFIX + key, JSON.stringify(kept))
  } catch {
    // The storage is full or forbidden. The gradings of this visit stay on the page.
  }
}

/** Returns the name under which a program's earlier gradings are stored. */
export function pastKey(subject: Subject): string {
  return subject.kind === 'own' ? subject.id : `${subject.strategy}.${subject.language}`
}
