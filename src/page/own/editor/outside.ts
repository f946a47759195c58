/** State that the page passes to an editor besides its text: running line, breakpoints, marks, counts, a tag, labels. */
import { type Extension, StateEffect, StateField } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import type { NoisePart } from '../../../runner/text/noise.ts'

/** Marks a line: an error, a warning, the line at fault in a run, or a line that ran around the fault's event. */
export interface EditorMark {
  /** From 1. */
  readonly line: number
  readonly kind: 'error' | 'warning' | 'fault' | 'around'
  /** Localized. */
  readonly message: string
  /** Shown at the end of the line. */
  readonly tag?: string
}

/** Execution count of a line. */
export interface EditorCount {
  /** From 1. */
  readonly line: number
  /** Total number of executions, as shown beside the line. */
  readonly text: string
  /** Localized accessible name. */
  readonly name: string
  /** Bar length relative to the longest bar, 0 to 1. */
  readonly share: number
  /** Part of the bar that stands for the executions up to the playhead, 0 to 1; 0 if not counted for its position. */
  readonly shareSoFar: number
}

/** Text at the end of the line whose values are shown; not part of a mark. */
export interface EditorTag {
  /** From 1. */
  readonly line: number
  /** Localized. */
  readonly text: string
}

export interface PageState {
  /** Accessible name of the text field. */
  readonly label: string
  /** Id of the element that describes the text field. */
  readonly hintId: string
  /** The running line, from 1; 0 if none runs. */
  readonly running: number
  readonly marks: readonly EditorMark[]
  /** Parts of the text outside the program. */
  readonly noise: readonly NoisePart[]
  /** Lines, from 1. */
  readonly breakpoints: ReadonlySet<number>
  readonly counts: readonly EditorCount[]
  readonly tag: EditorTag | undefined
  /** Accessible name of a line's breakpoint button. */
  readonly breakpointName: (line: number) => string
}

const NOTHING: PageState = {
  label: '',
  hintId: '',
  running: 0,
  marks: [],
  noise: [],
  breakpoints: new Set(),
  counts: [],
  tag: undefined,
  breakpointName: String,
}

export const setPageState = StateEffect.define<PageState>()

export const pageState = StateField.define<PageState>({
  create: () => NOTHING,
  update: (known, { effects }) => effects.findLast((effect) => effect.is(setPageState))?.value ?? known,
})

/** Sets attributes of the text field: accessible name, description and `tabindex`. */
export const naming: Extension = EditorView.contentAttributes.compute([pageState], (state) => {
  const { label, hintId } = state.field(pageState)
  // The `tabindex` tells accessibility checkers that the scrollable region is reachable by keyboard.
  return { 'aria-label': label, 'aria-describedby': hintId, tabindex: '0' }
})

/** Rank of each kind of mark. The gutter button of a line with several marks shows the mark of lowest rank. */
const RANKS = { error: 0, fault: 1, warning: 2, around: 3 } as const

/** Returns the mark of a line; the gravest if it has several, undefined if it has none. */
export function markOn(line: number, marks: readonly EditorMark[]): EditorMark | undefined {
  return marks
    .filter((mark) => mark.line === line)
    .toSorted((one, other) => RANKS[one.kind] - RANKS[other.kind])
    .at(0)
}
