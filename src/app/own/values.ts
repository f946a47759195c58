/** Values of expressions at a line of the user's own program, read by running it again. */
import type { ValuesAnswer } from '../../core/own/lineValues.ts'

/** A request for the values of an expression each time a line runs. */
export interface ValuesRequest {
  /** From 1. */
  readonly line: number
  readonly expression: string
  /** Only runs of the line after this event are read. */
  readonly from: number
}

/** Progress or result of a request. */
export type OwnValues =
  /** @property events replayed so far */
  | { readonly kind: 'reading'; readonly request: ValuesRequest; readonly events: number }
  | { readonly kind: 'answered'; readonly request: ValuesRequest; readonly answer: ValuesAnswer }
  /** The worker died before it answered. */
  | { readonly kind: 'lost'; readonly request: ValuesRequest }

/** The open panel *Show here*. */
export interface ValuesPanel {
  /** From 1. */
  readonly line: number
  /** Column that is drawn over the timeline; undefined if none is. */
  readonly drawn: number | undefined
  /** Row that the user went to last. */
  readonly row: number | undefined
}
