/** All that the page tells an editor beside its text: what runs, what stops, what is wrong, its name. */
import { type Extension, StateEffect, StateField } from '@codemirror/state'
import { EditorView } from '@codemirror/view'

/** A line that something is to be said about. */
export interface EditorMark {
  /** Counted from 1. */
  readonly line: number
  readonly kind: 'error' | 'warning'
  /** In the user's language. */
  readonly message: string
}

/** How often a line has run. */
export interface EditorCount {
  /** Counted from 1. */
  readonly line: number
  readonly text: string
  /** The accessible name, in the user's language. */
  readonly name: string
  /** Of the longest bar, from 0 to 1. */
  readonly share: number
  /** Of this bar. */
  readonly shareSoFar: number
}

export interface Outside {
  /** The accessible name of the text field. */
  readonly label: string
  /** The element that describes it. */
  readonly hintId: string
  /** Counted from 1; 0 if none runs. */
  readonly running: number
  readonly marks: readonly EditorMark[]
  /** Lines, counted from 1. */
  readonly breakpoints: ReadonlySet<number>
  readonly counts: readonly EditorCount[]
  /** The accessible name of the button in the gutter of a line. */
  readonly breakpointName: (line: number) => string
}

const NOTHING: Outside = {
  label: '',
  hintId: '',
  running: 0,
  marks: [],
  breakpoints: new Set(),
  counts: [],
  breakpointName: String,
}

/** Tells an editor all of it at once. */
export const reportToPage = StateEffect.define<Outside>()

export const outside = StateField.define<Outside>({
  create: () => NOTHING,
  update: (known, { effects }) => effects.findLast((effect) => effect.is(reportToPage))?.value ?? known,
})

export const naming: Extension = EditorView.contentAttributes.compute([outside], (state) => {
  const { label, hintId } = state.field(outside)
  // Said to tools that check, too: what scrolls around it can be scrolled by keys.
  return { 'aria-label': label, 'aria-describedby': hintId, tabindex: '0' }
})

/** An error before a warning, where a line has both. */
export function markOn(line: number, marks: readonly EditorMark[]): EditorMark | undefined {
  const found = marks.filter((mark) => mark.line === line)
  return found.find(({ kind }) => kind === 'error') ?? found[0]
}
