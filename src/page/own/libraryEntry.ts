/** Matches the programs of this tab with the stored programs, which other tabs may have changed. */
import type { LibraryProgram } from './own.ts'
import { type StoredProgram, isSameProgram } from './revisions.ts'

/** A program as this tab has it. */
export interface Entry {
  readonly program: LibraryProgram
  /** Sort key of the program in the list of programs. */
  readonly order: number
  /** Keys of the stored revisions with this text, or with an older one if the storage refused the edit. */
  readonly revisions: readonly string[]
  /** `example`: not stored until edited. `unsaved`: not stored yet, or refused by the storage. */
  readonly status: 'stored' | 'example' | 'unsaved'
  /** Time at which the user last typed into the program; −Infinity if never in this tab. */
  readonly typedAtMs: number
}

/** Returns true if a stored program is the one of an entry. */
export function isSame(found: StoredProgram, { program, revisions, status }: Entry): boolean {
  if (revisions.some((key) => found.revisions.includes(key))) return true
  if (status !== 'example') return isSameProgram(found, program)
  // Another tab has stored the unchanged example.
  return found.program.language === program.language && found.program.text === program.text
}

/** Returns the stored program that replaces the one of an entry. */
export function replacementOf(
  found: readonly StoredProgram[],
  { program: { id }, revisions }: Entry,
): StoredProgram | undefined {
  const later = found.filter(({ after }) => after.some((key) => revisions.includes(key)))
  const isOfId = ({ program }: StoredProgram) => program.id === id
  return later.find(isOfId) ?? later[0] ?? found.find(isOfId)
}

export function entryOf({ program, order, revisions }: StoredProgram): Entry {
  return { program, order, revisions, status: 'stored', typedAtMs: Number.NEGATIVE_INFINITY }
}

/** Compares entries for sorting: examples last, then by order and id, so that all tabs derive the same names. */
export function compareEntries(one: Entry, other: Entry): number {
  if (one.status !== other.status && [one.status, other.status].includes('example'))
    return one.status === 'example' ? 1 : -1
  return one.order - other.order || (one.program.id < other.program.id ? -1 : 1)
}

/** Returns the entry with the id, order and revisions that the storage now has for its text. */
export function asStored(entry: Entry, { program: { id }, order, revisions }: StoredProgram): Entry {
  const program = id === entry.program.id ? entry.program : { ...entry.program, id }
  const status = entry.status === 'example' ? 'stored' : entry.status
  return { ...entry, program, order, revisions, status }
}
