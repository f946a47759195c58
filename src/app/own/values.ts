/** Values of expressions at a line of the user's own program, or writes of a variable, read by running it again. */
import type { ValuesAnswer } from '../../core/own/lineValues.ts'
import type { VariableAnswer, VariableOrder } from '../../core/own/variableStory.ts'

/** A request for the values of an expression each time a line runs. */
export interface ValuesRequest {
  /** From 1. */
  readonly line: number
  readonly expression: string
  /** Number of an event: the values are read each time the line runs after it. */
  readonly from: number
}

/** Progress or result of a request for values. */
export type OwnValues =
  /** @property events replayed so far */
  | { readonly kind: 'reading'; readonly request: ValuesRequest; readonly events: number }
  | { readonly kind: 'answered'; readonly request: ValuesRequest; readonly answer: ValuesAnswer }
  /** The worker died before it answered. */
  | { readonly kind: 'lost'; readonly request: ValuesRequest }

/** A variable whose writes the user wants to see. */
export interface FollowRequest extends VariableOrder {
  /** Name of the function whose call has the variable. */
  readonly call: string
}

/** Progress or result of a request to follow a variable. */
export type OwnVariable =
  /** @property events replayed so far */
  | { readonly kind: 'reading'; readonly request: FollowRequest; readonly events: number }
  | { readonly kind: 'answered'; readonly request: FollowRequest; readonly answer: VariableAnswer }
  /** The worker died before it answered. */
  | { readonly kind: 'lost'; readonly request: FollowRequest }

/** The open panel *Show here*, with a table of the values each time a line runs. */
export interface ValuesPanel {
  /** From 1. */
  readonly line: number
  /** Index of the table's column that is drawn over the timeline; undefined if none is. */
  readonly drawn: number | undefined
  /** Index of the table's row that the user went to last; undefined if there is none. */
  readonly row: number | undefined
}
