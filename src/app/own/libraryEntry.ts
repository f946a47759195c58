/** Programs on the shelf of one tab, and how they are found again in what is stored. */
import type { OwnText } from './own.ts'
import { type Found, isTwin } from './revisions.ts'

/** A program as this tab has it. */
export interface Entry {
  readonly program: OwnText
  readonly order: number
  /** Keys of the stored revisions that have this text, or had it before an edit that could not be stored. */
  readonly revisions: readonly string[]
  /** `example`: not worth storing until it is edited. `unsaved`: the storage has refused it. */
  readonly status: 'stored' | 'example' | 'unsaved'
  readonly typedAtMs: number
}

export function isSame(found: Found, { program, revisions, status }: Entry): boolean {
  if (revisions.some((key) => found.revisions.includes(key))) return true
  if (status !== 'example') return isTwin(found, program)
  // Another tab has stored the example as it is.
  return found.program.language === program.language && found.program.text === program.text
}

export function successorOf(
  found: readonly Found[],
  { program: { id }, revisions }: Entry,
): Found | undefined {
  const later = found.filter(({ after }) => after.some((key) => revisions.includes(key)))
  const isOfId = ({ program }: Found) => program.id === id
  return later.find(isOfId) ?? later[0] ?? found.find(isOfId)
}

export function entryOf({ program, order, revisions }: Found): Entry {
  return { program, order, revisions, status: 'stored', typedAtMs: Number.NEGATIVE_INFINITY }
}

/** Revisions that other tabs know come first, so that their names are the same in all. */
export function inOrder(one: Entry, other: Entry): number {
  if (one.status !== other.status && [one.status, other.status].includes('example'))
    return one.status === 'example' ? 1 : -1
  return one.order - other.order || (one.program.id < other.program.id ? -1 : 1)
}

/** The same text, wherever the storage has it now. */
export function withPlace(entry: Entry, { program: { id }, order, revisions }: Found): Entry {
  const program = id === entry.program.id ? entry.program : { ...entry.program, id }
  const status = entry.status === 'example' ? 'stored' : entry.status
  return { ...entry, program, order, revisions, status }
}
