/** The part of the state that tells the user something. */
import type { Conflict } from '../../core/conflicts.ts'
import type { Language } from '../../core/text.ts'
import type { ReadError } from '../../core/formats/reading.ts'

/** Something the user has to be told once. */
export type Notice =
  | { readonly kind: 'refused'; readonly conflicts: readonly Conflict[] }
  | { readonly kind: 'unreadable'; readonly error: ReadError }
  /** The sentences of a language could not be loaded. */
  | { readonly kind: 'not-loaded'; readonly language: Language }
  | { readonly kind: 'copied' }
  | { readonly kind: 'not-copied' }
  /** Something was typed before the clipboard's text came. */
  | { readonly kind: 'not-pasted' }
  /** There was no text on the clipboard. */
  | { readonly kind: 'nothing-pasted' }
  /** The text typed is not an event number. */
  | { readonly kind: 'no-event'; readonly typed: string }
  /** Something has ended the run that was open; undoing it opens the run again. */
  | { readonly kind: 'run-over' }
  /** A key for editing was pressed on a board whose search is watched: how editing begins is told. */
  | { readonly kind: 'watched' }
  /** A pasted board went to the judge: the answer that came with a puzzle, or a finished board. */
  | { readonly kind: 'submitted'; readonly what: 'answer' | 'finished' }

export interface Notices {
  readonly notice: Notice | undefined
  /** The browser does not let what is entered be kept for the next visit. */
  readonly forgets: boolean
  /** The host has a newer version of the app, and what the page has yet to load may be gone. */
  readonly isOutdated: boolean
}

/** Takes back how editing begins, once that has been understood, or the search goes on. */
export function withoutExplanation({ notice }: Pick<Notices, 'notice'>): Partial<Notices> {
  return notice?.kind === 'watched' ? { notice: undefined } : {}
}

export const NOTHING_TO_TELL: Notices = { notice: undefined, forgets: false, isOutdated: false }
