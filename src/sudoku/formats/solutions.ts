import { type Grid, isComplete } from '../grid.ts'
import type { NamedGrid } from './format.ts'

/** True if `solution` is a full board with every digit of `puzzle`, which has blanks. */
export function completes(solution: Grid, puzzle: Grid): boolean {
  let blanks = 0
  for (let cell = 0; cell < puzzle.length; cell++) {
    if (puzzle[cell] === 0) blanks++
    else if (puzzle[cell] !== solution[cell]) return false
  }
  return blanks > 0 && isComplete(solution)
}

/** The boards of a text, split into puzzles and their solutions. */
export interface SplitBoards {
  readonly puzzles: readonly NamedGrid[]
  readonly solutions: readonly NamedGrid[]
}

/** Maximum comparisons of two boards. Larger collections are not split. */
const MOST_PAIRS = 250_000

/** Splits the boards of a text. A full board whose puzzle is missing counts as a puzzle. */
export function splitSolutions(boards: readonly NamedGrid[]): SplitBoards {
  const full = boards.filter(({ grid }) => isComplete(grid))
  const others = boards.filter(({ grid }) => !isComplete(grid))
  if (full.length * others.length > MOST_PAIRS) return { puzzles: boards, solutions: [] }
  const solutions = full.filter(({ grid }) => others.some((other) => completes(grid, other.grid)))
  return { puzzles: boards.filter((board) => !solutions.includes(board)), solutions }
}
