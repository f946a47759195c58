/** How a puzzle goes on to another, and back and forward again: pure functions over an immutable value. */
import { conflicts } from '../../core/conflicts.ts'
import { type Grid, sameBoard } from '../../core/grid.ts'
import type { Puzzle, Version, Visit } from './puzzle.ts'

const LONGEST_PAST = 1000

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
