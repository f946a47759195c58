/** What a scan finds in a text. */
import type { ReadError } from '../formats/errors.ts'
import type { Grid } from '../grid.ts'
import type { Range } from './stretches.ts'

/** Where something was found, from its first row to its last one. */
interface Place extends Range {
  /** Index of its first line. */
  readonly line: number
  readonly format: string
  /** True for 81 cells on one line. */
  readonly isLong: boolean
  /** Number of the rows that follow each other, of which it is a part. */
  readonly run: number
}

export interface ScannedBoard extends Place {
  readonly grid: Grid
  /** Where its rows stand. */
  readonly rows: readonly Range[]
}

export interface ScannedFault extends Place {
  readonly error: ReadError
  readonly likeness: number
}
