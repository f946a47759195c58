import { candidates, hasDigit } from '../../sudoku/candidates.ts'
import { writeGrid } from '../../sudoku/formats/registry.ts'
import type { Grid } from '../../sudoku/grid.ts'
import type { Judge } from '../../sudoku/judge/judge.ts'
import type { Solver } from '../../sudoku/solver/solver.ts'
import { CELLS, DIGITS } from '../../sudoku/units.ts'

/** An answer that a judge accepts. If there are several solutions, the one that is the smallest number of 81 digits. */
export interface ExpectedAnswer {
  readonly board: Grid
  /** The board in the judge's output format. */
  readonly text: string
}

/** Returns an accepted answer; undefined if the puzzle has no solution, or if the judge does not expect a board. */
export function expectedAnswer({ answer }: Judge, puzzle: Grid, solver: Solver): ExpectedAnswer | undefined {
  const board = answer.kind === 'board' ? smallestSolution(puzzle, solver) : undefined
  return answer.kind === 'board' && board !== undefined
    ? { board, text: writeGrid(board, answer.format) }
    : undefined
}

export function smallestSolution(puzzle: Grid, solver: Solver): Grid | undefined {
  const board = Uint8Array.from(puzzle)
  if (solver.count(board, 1) === 0) return undefined
  for (let cell = 0; cell < CELLS; cell++) {
    if (board[cell] !== 0) continue
    const fitting = candidates(board, cell)
    for (const digit of DIGITS) {
      if (!hasDigit(fitting, digit)) continue
      board[cell] = digit
      if (solver.count(board, 1) > 0) break
    }
  }
  return Array.from(board)
}
