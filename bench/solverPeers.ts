/** Sudoku solvers from npm, each used in its fastest way. */
import { SudokuSolver } from '@algorithm.ts/sudoku'
import { DancingLinks } from 'dancing-links'
import { candidates, hasDigit } from '../src/sudoku/candidates.ts'
import { BOX_OF, CELLS, COLUMN_OF, ROW_OF } from '../src/sudoku/units.ts'

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
/** Index of the first constraint of a row. The constraints are numbered: cells, rows, columns, boxes. */
const ROWS = CELLS
const COLUMNS = ROWS + CELLS
const BOXES = COLUMNS + CELLS
const CONSTRAINTS = BOXES + CELLS

const dancingLinks = new DancingLinks<number>()

/**
 * Counts solutions with `dancing-links`, as exact covers. The constraints are those that the givens leave open: a digit
 * in each cell; each digit in each row, column and box. The options are the placements that the givens leave possible.
 */
export function countWithDancingLinks(board: Readonly<Uint8Array>, limit: number): number {
  const open = new Int16Array(CONSTRAINTS).fill(-1)
  const placements: { data: number; columnIndices: number[] }[] = []
  let columns = 0
  const columnOf = (constraint: number) => {
    if (open[constraint] === -1) open[constraint] = columns++
    return open[constraint]
  }
  for (let cell = 0; cell < CELLS; cell++) {
    if (board[cell] !== 0) continue
    const possible = candidates(board, cell)
    for (const digit of DIGITS) {
      if (!hasDigit(possible, digit)) continue
      const columnIndices = [
        columnOf(cell),
        columnOf(ROWS + 9 * ROW_OF[cell] + digit - 1),
        columnOf(COLUMNS + 9 * COLUMN_OF[cell] + digit - 1),
        columnOf(BOXES + 9 * BOX_OF[cell] + digit - 1),
      ]
      placements.push({ data: 9 * cell + digit, columnIndices })
    }
  }
  const solver = dancingLinks.createSolver({ columns })
  solver.addSparseConstraints(placements)
  return solver.find(limit).length
}

const sudokuSolver = new SudokuSolver({ childMatrixWidth: 3 })
const solution = Array.from({ length: CELLS }, () => 0)

/**
 * Solves with `@algorithm.ts/sudoku`, which cannot prove that the solution is unique.
 * @returns 1 if it finds one, else 0
 */
export function solveWithAlgorithmTs(board: Readonly<Uint8Array>): number {
  const puzzle = Array.from(board, (digit) => digit - 1)
  return sudokuSolver.solve(puzzle, solution) ? 1 : 0
}
