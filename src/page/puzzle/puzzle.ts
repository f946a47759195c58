/** The puzzle being edited, with its history. */
import type { Conflict } from '../../sudoku/conflicts.ts'
import { EMPTY_GRID, type Grid } from '../../sudoku/grid.ts'
import type { Extent } from '../../search/engine/strategy.ts'
import type { Position } from '../../search/trace/position.ts'

/** Id of the panel for puzzles as text. */
export const PUZZLE_PANEL = 'puzzle'

/** Program and position of a run at the time its puzzle was left. */
export interface LeftRun {
  /** Id of the program. */
  readonly strategy: string
  readonly extent: Extent
  /** Position of the playhead, if a run was open. */
  readonly position: Position | undefined
}

/** A puzzle in the undo history. */
export interface Version {
  readonly grid: Grid
  /** Id of the text format for answers, as in `Puzzle`. */
  readonly format: string
  readonly visit: LeftRun | undefined
}

export interface Puzzle {
  readonly grid: Grid
  /** Invariant: the conflicts of `grid`. */
  readonly conflicts: readonly Conflict[]
  /** Id of the text format for answers: the format of the puzzle's text. */
  readonly format: string
  /** Versions to which undo leads, the latest last. */
  readonly past: readonly Version[]
  /** Versions to which redo leads, the next one first. */
  readonly future: readonly Version[]
}

const DEFAULT_FORMAT = 'boj-2580'

export const EMPTY_PUZZLE: Puzzle = {
  grid: EMPTY_GRID,
  conflicts: [],
  format: DEFAULT_FORMAT,
  past: [],
  future: [],
}
