import { type Grid, isComplete } from '../grid.ts'
import type { NamedGrid } from './format.ts'

/** Whether a full board has every digit that another gives, which has blanks. */
export function completes(solution: Grid, puzzle: Grid): boolean {
  let blanks = 0
  for (let cell = 0; cell < puzzle.length; cell++) {
    if (puzzle[cell] === 0) blanks++
    else if (puzzle[cell] !== solution[cell]) return false
  }
  return blanks > 0 && isComplete(solution)
}

/** The boards of a text: what there is to solve, and the solutions of it that the text has as well. */
export interface Parted {
  readonly puzzles: readonly NamedGrid[]
  readonly solutions: readonly NamedGrid[]
}

/** In a larger collection, which is for the batch panel, solutions are not told from puzzles. */
const MOST_PAIRS = 250_000

/** Parts the boards of a text. A full board whose puzzle is not among them stays with the puzzles. */
export function parted(boards: readonly NamedGrid[]): Parted {
  const full = boards.filter(({ grid }) => isComplete(grid))
  const others = boards.filter(({ grid }) => !isComplete(grid))
  if (full.length * others.length > MOST_PAIRS) return { puzzles: boards, solutions: [] }
  const solutions = full.filter(({ grid }) => others.some((other) => completes(grid, other.grid)))
  return { puzzles: boards.filter((board) => !solutions.includes(board)), solutions }
}
