/** The puzzle being edited, with its history: pure functions over an immutable value. */
import { type Conflict, conflicts } from '../core/conflicts.ts'
import { EMPTY_GRID, type Grid, sameBoard } from '../core/grid.ts'

export interface Puzzle {
  readonly grid: Grid
  /** Conflicts of `grid`, always in step with it. */
  readonly conflicts: readonly Conflict[]
  /** Id of the text format that answers are written in: that of the text it came from. */
  readonly format: string
  readonly past: readonly Grid[]
  readonly future: readonly Grid[]
}

const LONGEST_PAST = 1000

const DEFAULT_FORMAT = 'boj-2580'

export const EMPTY_PUZZLE: Puzzle = {
  grid: EMPTY_GRID,
  conflicts: [],
  format: DEFAULT_FORMAT,
  past: [],
  future: [],
}

/** The puzzle with another grid; the one before can be undone to. The same puzzle if nothing changes. */
export function edited(puzzle: Puzzle, grid: Grid): Puzzle {
  if (sameBoard(puzzle.grid, grid)) return puzzle
  const past = [...puzzle.past.slice(1 - LONGEST_PAST), puzzle.grid]
  return { ...puzzle, grid, conflicts: conflicts(grid), past, future: [] }
}

export function undone(puzzle: Puzzle): Puzzle {
  const grid = puzzle.past.at(-1)
  if (grid === undefined) return puzzle
  const future = [puzzle.grid, ...puzzle.future]
  return { ...puzzle, grid, conflicts: conflicts(grid), past: puzzle.past.slice(0, -1), future }
}

export function redone(puzzle: Puzzle): Puzzle {
  const [grid, ...future] = puzzle.future
  if (grid === undefined) return puzzle
  return { ...puzzle, grid, conflicts: conflicts(grid), past: [...puzzle.past, puzzle.grid], future }
}
