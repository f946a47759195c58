/** Stored revisions of the user's own programs, and the programs they make up. */
import { OWN_LANGUAGES } from '../../sudoku/reading/language.ts'
import { asRecord } from '../store/storage.ts'
import type { LibraryProgram } from './own.ts'

/** An immutable version of a program: each edit stores a new one. */
export interface Revision {
  /** Key of the revision in the storage. */
  readonly key: string
  readonly program: LibraryProgram
  /** Programs are listed in ascending order of this number. */
  readonly order: number
  /** Keys of the revisions that this one replaces. */
  readonly after: readonly string[]
  /** Name of the program that this one was forked from by concurrent edits; undefined otherwise. */
  readonly beside: string | undefined
}

/** A program in the storage. */
export interface StoredProgram extends Pick<Revision, 'program' | 'order' | 'after' | 'beside'> {
  /** Keys of its current revisions: several if tabs made the same edit. */
  readonly revisions: readonly string[]
  /** True if stored under its id. False for a concurrent edit that is not stored under a new id yet. */
  readonly isSettled: boolean
}

/** Offset that sorts a program right behind another one in the list. */
export const BEHIND = 1 / 1024

/**
 * Returns the programs of revisions; every tab derives the same programs from the same revisions.
 * @param heads revisions that no other revision replaces
 */
export function storedProgramsOf(heads: readonly Revision[]): readonly StoredProgram[] {
  const sorted = heads.toSorted((one, other) => (one.key < other.key ? -1 : 1))
  const found: StoredProgram[] = []
  for (const { key, program, order, after, beside } of sorted) {
    const first = found.findIndex(({ program: { id } }) => id === program.id)
    const same = found.findIndex((each) => isSameProgram(each, program))
    if (same >= 0) {
      const twin = found[same]
      found[same] = { ...twin, revisions: [...twin.revisions, key], after: [...twin.after, ...after] }
    } else if (first < 0) {
      found.push({ program, order, after, beside, revisions: [key], isSettled: true })
    } else {
      // The first program keeps the id, because its tab continues to write under this id.
      const other = { ...program, id: key }
      const { name } = found[first].program
      found.push({
        program: other,
        order: order + BEHIND,
        after,
        beside: name,
        revisions: [key],
        isSettled: false,
      })
    }
  }
  return found
}

/** Returns true if id, name and text are the same, as when two tabs made the same edit. */
export function isSameProgram(
  { program }: Pick<StoredProgram, 'program'>,
  { id, name, text }: LibraryProgram,
): boolean {
  return program.id === id && program.name === name && program.text === text
}

/**
 * Parses a stored revision; undefined if it is missing or malformed, or its language is unknown.
 * @param stored raw value from the storage
 */
export function revisionOf(key: string, stored: string | null): Revision | undefined {
  try {
    const { id, name, language, text, exercise, order, after, beside } = asRecord(
      JSON.parse(stored ?? 'null'),
    )
    const known = OWN_LANGUAGES.find((each) => each === language)
    if (typeof id !== 'string' || typeof name !== 'string' || typeof text !== 'string') return undefined
    return (
      known && {
        key,
        program: { id, name, language: known, text, ...(typeof exercise === 'string' && { exercise }) },
        order: typeof order === 'number' ? order : 0,
        after: Array.isArray(after) ? after.filter((each) => typeof each === 'string') : [],
        beside: typeof beside === 'string' ? beside : undefined,
      }
    )
  } catch {
    // The stored text is not JSON.
    return undefined
  }
}
