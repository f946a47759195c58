/** The puzzle being edited, with its history: pure functions over an immutable value. */
import { type Conflict, conflicts } from '../../core/conflicts.ts'
import { EMPTY_GRID, type Grid, sameBoard } from '../../core/grid.ts'
import type { Extent } from '../../core/search/strategy.ts'
import type { Position } from '../../core/trace/position.ts'

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

const LONGEST_PAST = 1000

const DEFAULT_FORMAT = 'boj-2580'

export const EMPTY_PUZZLE: Puzzle = {
  grid: EMPTY_GRID,
  conflicts: [],
  format: DEFAULT_FORMAT,
  past: [],
  future: [],
}

/**
 * The puzzle with another grid; the one before can be undone to. The same puzzle if nothing changes.
 * @param visit that of the grid before, which undoing brings back
 */
export function edited(puzzle: Puzzle, grid: Grid, visit: Visit | undefined): Puzzle {
  return sameBoard(puzzle.grid, grid) ? puzzle : succeeded(puzzle, grid, visit)
}

/** The same grid, left behind with what was to be seen of it, which undoing brings back. */
export function left(puzzle: Puzzle, visit: Visit | undefined): Puzzle {
  return visit === undefined ? puzzle : succeeded(puzzle, puzzle.grid, visit)
}

function succeeded(puzzle: Puzzle, grid: Grid, visit: Visit | undefined): Puzzle {
  const past = [...puzzle.past.slice(1 - LONGEST_PAST), versionOf(puzzle, visit)]
  return { ...puzzle, grid, conflicts: conflicts(grid), past, future: [] }
}

function versionOf({ grid, format }: Puzzle, visit: Visit | undefined): Version {
  return { grid, format, visit }
}

/** @param visit that of the grid now, which redoing brings back */
export function undone(puzzle: Puzzle, visit: Visit | undefined): Puzzle {
  const version = puzzle.past.at(-1)
  if (version === undefined) return puzzle
  const { grid, format } = version
  const future = [versionOf(puzzle, visit), ...puzzle.future]
  return { grid, format, conflicts: conflicts(grid), past: puzzle.past.slice(0, -1), future }
}

/** @param visit that of the grid now, which undoing brings back */
export function redone(puzzle: Puzzle, visit: Visit | undefined): Puzzle {
  const [version, ...future] = puzzle.future
  if (version === undefined) return puzzle
  const { grid, format } = version
  const past = [...puzzle.past, versionOf(puzzle, visit)]
  return { grid, format, conflicts: conflicts(grid), past, future }
}
