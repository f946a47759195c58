/** The puzzle being edited, with its history. */
import type { Conflict } from '../../core/conflicts.ts'
import { EMPTY_GRID, type Grid } from '../../core/grid.ts'
import type { Extent } from '../../core/search/strategy.ts'
import type { Position } from '../../core/trace/position.ts'

/** Id of the panel for puzzles as text. */
export const PUZZLE_PANEL = 'puzzle'

/** How far a program had got with a puzzle when it was left. */
export interface Visit {
  /** Id of the program. */
  readonly strategy: string
  readonly extent: Extent
  /** Where the playhead stood; undefined if no run was open. */
  readonly position: Position | undefined
}

/** A puzzle to go back or forward to. */
export interface Version {
  readonly grid: Grid
  /** As that of the puzzle. */
  readonly format: string
  /** Where the user was; undefined if undo need not return there. */
  readonly visit: Visit | undefined
}

export interface Puzzle {
  readonly grid: Grid
  /** Conflicts of `grid`, always in step with it. */
  readonly conflicts: readonly Conflict[]
  /** Id of the text format that answers are written in: that of the text it came from. */
  readonly format: string
  readonly past: readonly Version[]
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
