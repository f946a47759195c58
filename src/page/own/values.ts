/** Values of expressions at a line of the user's own program, or writes of a variable, read by running it again. */
import type { ValuesAnswer, ValuesRequest } from '../../runner/run/lineValues.ts'
import type { FollowRequest, VariableAnswer } from '../../runner/run/variableStory.ts'

/** Progress or result of a question about a run, which is answered by running the program again. */
export type Asked<Request, Answer> =
  /** @property events replayed so far */
  | { readonly kind: 'reading'; readonly request: Request; readonly events: number }
  | { readonly kind: 'answered'; readonly request: Request; readonly answer: Answer }
  /** The worker died before it answered. */
  | { readonly kind: 'lost'; readonly request: Request }

export type OwnValues = Asked<ValuesRequest, ValuesAnswer>

export type OwnVariable = Asked<FollowRequest, VariableAnswer>

/** The open panel *Show here*, with a table of the values each time a line runs. */
export interface ValuesPanel {
  /** From 1. */
  readonly line: number
  /** Index of the table's column that is drawn over the timeline. */
  readonly drawn: number | undefined
  /** Index of the table's row that the user went to last. */
  readonly row: number | undefined
}
