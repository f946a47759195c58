import { type Grid, isComplete } from '../../sudoku/grid.ts'
import type { Judge } from '../../sudoku/judge/judge.ts'
import { codewars } from '../../sudoku/judge/codewars.ts'
import { candidates, digitsOf, hasDigit } from '../../sudoku/candidates.ts'
import { type Cell, CELLS, DIGITS, UNITS } from '../../sudoku/units.ts'

/**
 * True if a puzzle satisfies a judge's input guarantee. Codewars also guarantees that no puzzle needs a guess; its
 * `inputFinding` skips that check, because it must accept any puzzle of the user.
 */
export function meetsInputGuarantee({ id, inputFinding }: Judge, puzzle: Grid): boolean {
  return inputFinding(puzzle).kind === 'kept' && (id !== codewars.id || needsNoGuess(puzzle))
}

/**
 * True if filling single candidates completes the board: cells with one candidate, and digits with one possible cell in
 * a row, column or box.
 */
export function needsNoGuess(puzzle: Grid): boolean {
  const board = Uint8Array.from(puzzle)
  while (placeSingles(board));
  return isComplete(board)
}

/**
 * Makes one pass that places single candidates; later placements take earlier ones into account.
 * @returns true if any was placed
 */
function placeSingles(board: Uint8Array): boolean {
  let isChanged = false
  const place = (cell: Cell | undefined, digit: number) => {
    if (cell === undefined) return
    board[cell] = digit
    isChanged = true
  }
  for (let cell = 0; cell < CELLS; cell++) {
    if (board[cell] === 0) place(...singleCandidate(board, cell))
  }
  for (const { cells } of UNITS) {
    for (const digit of DIGITS) {
      if (!cells.some((cell) => board[cell] === digit)) place(onlyCell(board, cells, digit), digit)
    }
  }
  return isChanged
}

function singleCandidate(board: Uint8Array, cell: Cell): readonly [Cell | undefined, number] {
  const digits = digitsOf(candidates(board, cell))
  return digits.length === 1 ? [cell, digits[0]] : [undefined, 0]
}

function onlyCell(board: Uint8Array, cells: readonly Cell[], digit: number): Cell | undefined {
  const fitting = cells.filter((cell) => board[cell] === 0 && hasDigit(candidates(board, cell), digit))
  return fitting.length === 1 ? fitting[0] : undefined
}
