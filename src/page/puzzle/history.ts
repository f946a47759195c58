/**
 * Puzzle history with undo and redo: pure functions over an immutable value. A visit is the program and the position of
 * a run, restored together with its puzzle.
 */
import { conflicts } from '../../sudoku/conflicts.ts'
import { type Grid, sameBoard } from '../../sudoku/grid.ts'
import type { Puzzle, Version, LeftRun } from './puzzle.ts'

/** Maximum number of undo steps. */
const LONGEST_PAST = 1000

/**
 * Returns the puzzle with another grid and the previous one as undo step; the same puzzle if nothing changes.
 * @param visit of the previous grid, which undo restores
 */
export function edited(puzzle: Puzzle, grid: Grid, visit: LeftRun | undefined): Puzzle {
  return sameBoard(puzzle.grid, grid) ? puzzle : withUndoStep(puzzle, grid, visit)
}

/** Returns the puzzle with an undo step that restores `visit` on the same grid; unchanged if there is no visit. */
export function withVisit(puzzle: Puzzle, visit: LeftRun | undefined): Puzzle {
  return visit === undefined ? puzzle : withUndoStep(puzzle, puzzle.grid, visit)
}

/** Returns the puzzle with a grid, and its present version as an undo step; nothing is left to redo. */
function withUndoStep(puzzle: Puzzle, grid: Grid, visit: LeftRun | undefined): Puzzle {
  const past = [...puzzle.past.slice(1 - LONGEST_PAST), versionOf(puzzle, visit)]
  return { ...puzzle, grid, conflicts: conflicts(grid), past, future: [] }
}

function versionOf({ grid, format }: Puzzle, visit: LeftRun | undefined): Version {
  return { grid, format, visit }
}

/** Returns the puzzle after an undo; unchanged without an undo step. @param visit of its grid, which redo restores */
export function undone(puzzle: Puzzle, visit: LeftRun | undefined): Puzzle {
  const version = puzzle.past.at(-1)
  if (version === undefined) return puzzle
  const { grid, format } = version
  const future = [versionOf(puzzle, visit), ...puzzle.future]
  return { grid, format, conflicts: conflicts(grid), past: puzzle.past.slice(0, -1), future }
}

/** Returns the puzzle after a redo; unchanged if nothing is undone. @param visit of its grid, which undo restores */
export function redone(puzzle: Puzzle, visit: LeftRun | undefined): Puzzle {
  const [version, ...future] = puzzle.future
  if (version === undefined) return puzzle
  const { grid, format } = version
  const past = [...puzzle.past, versionOf(puzzle, visit)]
  return { grid, format, conflicts: conflicts(grid), past, future }
}
