/**
 * State that the page passes to an editor besides its text: the lines at which the program stands, breakpoints, marks,
 * annotations, counts, a tag, labels.
 */
import { type Extension, StateEffect, StateField } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { type MarkerKind, type Markers, NO_MARKERS } from '../../listing/markers.ts'
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

/** A note below a line, or above the first one. The page draws it in an element of its own. */
export interface EditorAnnotation {
  /** From 1; 0 for a note above the first line. */
  readonly line: number
  /** Its id names the details of the line. */
  readonly element: HTMLElement
  /** `fault` explains what is wrong; `fact` states something, or is about a program that was edited since. */
  readonly tone: 'fault' | 'fact'
}

export interface PageState {
  /** Accessible name of the text field. */
  readonly label: string
  /** Id of the element that describes the text field. */
  readonly hintId: string
  readonly markers: Markers
  /** The words beside these lines. */
  readonly markerWords: Readonly<Record<MarkerKind, string>>
  readonly marks: readonly EditorMark[]
  readonly annotations: readonly EditorAnnotation[]
  /** Parts of the text outside the program. */
  readonly noise: readonly NoisePart[]
  /** Lines, from 1. */
  readonly breakpoints: ReadonlySet<number>
  readonly counts: readonly EditorCount[]
  readonly tag: EditorTag | undefined
  /** The line to which a sentence has just led, from 1; 0 if none has. */
  readonly visited: number
  /** Accessible name of a line's breakpoint button. */
  readonly breakpointName: (line: number) => string
}

const NOTHING: PageState = {
  label: '',
  hintId: '',
  markers: NO_MARKERS,
  markerWords: { ran: '', next: '' },
  marks: [],
  annotations: [],
  noise: [],
  breakpoints: new Set(),
  counts: [],
  tag: undefined,
  visited: 0,
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
