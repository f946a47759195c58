/** Values of expressions at a line of a program, read by running the program again. */

/** A request to read values. The user enters `expression` in the program's language; commas separate its columns. */
export interface ValuesQuery {
  /** From 1. */
  readonly line: number
  readonly expression: string
  /** Range of events after which the line may run, both ends included. */
  readonly from: number
  readonly to: number
  /** Maximum number of rows to read. */
  readonly most: number
}

/** A number, any other value as the language prints it, or the error of its evaluation. */
export type LineValue = number | string | { readonly error: string }

/**
 * Reason for the end of a reading. `all`: the program ended or left the range; `full`: `most` rows were read; `cut`:
 * the time limit was reached.
 */
export type ReadingEnd = 'all' | 'full' | 'cut'

/** Table of the values: a row for each time that the line ran, a column for each expression. */
export interface LineValues {
  /** Source text of each column. */
  readonly columns: readonly string[]
  /** Number of events before the line ran, for each row. */
  readonly events: readonly number[]
  /** Indices into `pool`, row by row. */
  readonly cells: readonly number[]
  /** Values to which `cells` refers. */
  readonly pool: readonly LineValue[]
  readonly end: ReadingEnd
  /** Number of events that had happened when the reading ended. */
  readonly upTo: number
}

export type ValuesAnswer =
  | ({ readonly kind: 'read' } & LineValues)
  /** The expression is not valid. @property column position of the fault, from 1; undefined if unknown */
  | { readonly kind: 'fault'; readonly column: number | undefined; readonly message: string }
  /**
   * A part of the expression may change the program's state.
   * @property column position of this part, from 1; undefined if unknown
   * @property what text of this part
   */
  | { readonly kind: 'changes'; readonly column: number | undefined; readonly what: string }
  /** Nothing runs on the line. @property next the next line on which something runs; undefined if there is none */
  | { readonly kind: 'no-code'; readonly next: number | undefined }
  /** The program behaved differently than when it was recorded. */
  | { readonly kind: 'differs' }

/** Maximum characters of a value; longer ones are cut off with an ellipsis. */
export const MAX_VALUE_CHARACTERS = 200

/** Maximum rows of one reading. */
export const MOST_ROWS = 10_000

/** Maximum columns of an expression. */
export const MOST_COLUMNS = 8

export function valueAt({ columns, cells, pool }: LineValues, row: number, column: number): LineValue {
  return pool[cells[row * columns.length + column]]
}

export function shortValue(text: string): string {
  return text.length <= MAX_VALUE_CHARACTERS ? text : `${text.slice(0, MAX_VALUE_CHARACTERS - 1)}…`
}

/** A request for the values of an expression each time a line runs. */
export interface ValuesRequest {
  /** From 1. */
  readonly line: number
  readonly expression: string
  /** Number of an event: the values are read each time the line runs after it. */
  readonly from: number
}
