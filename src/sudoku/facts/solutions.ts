import type { Board, Grid } from '../grid.ts'
import type { Solver } from '../solver/solver.ts'
import { type Cell, CELLS } from '../units.ts'

/** Solutions are counted exactly up to this limit. */
export const MAX_SOLUTIONS = 10_000

/** Number of solutions of a puzzle, counted up to `MAX_SOLUTIONS`. */
export type Solutions =
  | { readonly kind: 'none' }
  /**
   * A proper puzzle. `redundant`: givens that can each be removed alone while the solution stays unique, ascending; if
   * there are none, the puzzle is minimal.
   */
  | { readonly kind: 'one'; readonly solution: Grid; readonly redundant: readonly Cell[] }
  /** 2 to `MAX_SOLUTIONS`. */
  | { readonly kind: 'several'; readonly count: number }
  /** More than `than`, which is `MAX_SOLUTIONS`. */
  | { readonly kind: 'more'; readonly than: number }

/** Counts the solutions of a board and, if there is exactly one, finds the redundant givens. */
export function solutionsOf(board: Board, solver: Solver): Solutions {
  const cells = Uint8Array.from(board)
  const solution = new Uint8Array(CELLS)
  const few = solver.count(cells, 2, solution)
  if (few === 0) return { kind: 'none' }
  if (few === 1)
    return { kind: 'one', solution: Array.from(solution), redundant: redundantGivens(cells, solver) }
  const count = solver.count(cells, MAX_SOLUTIONS + 1)
  return count > MAX_SOLUTIONS ? { kind: 'more', than: MAX_SOLUTIONS } : { kind: 'several', count }
}

export function isUnique(board: Readonly<Uint8Array>, solver: Solver): boolean {
  return solver.count(board, 2) === 1
}

/** Returns the givens that can each be removed alone while the solution stays unique. @param board with one solution */
function redundantGivens(board: Uint8Array, solver: Solver): readonly Cell[] {
  const redundant: Cell[] = []
  const without = board.slice()
  for (let cell = 0; cell < CELLS; cell++) {
    if (board[cell] === 0) continue
    without[cell] = 0
    if (isUnique(without, solver)) redundant.push(cell)
    without[cell] = board[cell]
  }
  return redundant
}
