import type { Grid } from '../../sudoku/grid.ts'
import type { Outcome } from '../run/outcome.ts'

/** Verdict on a run, as the page shows it. */
export type RunVerdict =
  | 'accepted'
  | 'wrong-answer'
  | 'presentation-error'
  | 'no-output'
  | 'stopped'
  | Exclude<Outcome['kind'], 'finished'>

/** A run of a program on a board, as it was recorded. Events count from 1: event n is `writes[n − 1]`. */
export interface RecordedRun {
  readonly givens: Grid
  /** Writes that change the board, each as `cell << 4 | digit`; digit 0 clears the cell. */
  readonly writes: Uint16Array
  /** By write: its source line, from 1; 0 if unknown. */
  readonly lines: Uint16Array
  readonly verdict: RunVerdict
  /** How the run ended, before its output was judged; `stopped`: the user ended it. */
  readonly outcome: Outcome | { readonly kind: 'stopped' }
  /** The text that was judged; empty if the user ended the run, whatever was printed. */
  readonly output: string
  /** False if the program wrote more than was recorded. */
  readonly isComplete: boolean
  /** Number of all events, if it is known although not all were recorded. */
  readonly events?: number
  /** False if it is unknown where the program keeps its board, so that missing events prove nothing. */
  readonly hasBoard: boolean
}
