/** Values of expressions at a line of the user's own program, or writes of a variable, read by running it again. */
import type { ValuesAnswer } from '../../runner/run/lineValues.ts'
import type { VariableAnswer, VariableOrder } from '../../runner/run/variableStory.ts'

/** A request for the values of an expression each time a line runs. */
export interface ValuesRequest {
  /** From 1. */
  readonly line: number
  readonly expression: string
  /** Number of an event: the values are read each time the line runs after it. */
  readonly from: number
}

/** Progress or result of a question about a run, which is answered by running the program again. */
export type Asked<Request, Answer> =
  /** @property events replayed so far */
  | { readonly kind: 'reading'; readonly request: Request; readonly events: number }
  | { readonly kind: 'answered'; readonly request: Request; readonly answer: Answer }
  /** The worker died before it answered. */
  | { readonly kind: 'lost'; readonly request: Request }

export type OwnValues = Asked<ValuesRequest, ValuesAnswer>

/** A variable whose writes the user wants to see. */
export interface FollowRequest extends VariableOrder {
  /** Name of the function whose call has the variable. */
  readonly call: string
}

export type OwnVariable = Asked<FollowRequest, VariableAnswer>

/** The open panel *Show here*, with a table of the values each time a line runs. */
export interface ValuesPanel {
  /** From 1. */
  readonly line: number
  /** Index of the table's column that is drawn over the timeline; undefined if none is. */
  readonly drawn: number | undefined
  /** Index of the table's row that the user went to last; undefined if there is none. */
  readonly row: number | undefined
}
