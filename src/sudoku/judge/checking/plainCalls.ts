import { candidates, hasDigit } from '../../candidates.ts'
import type { Givens } from '../../givens.ts'
import { type Cell, CELLS, DIGITS } from '../../units.ts'

/** Number of calls within which BOJ 2580 guarantees a solution by plain backtracking; counting stops there. */
export const MOST_CALLS = 100_000

/**
 * Counts the calls of plain backtracking up to its first solution; stops counting at `MOST_CALLS`. Plain backtracking is
 * row-major with ascending digits and one call per cell, including givens. It is the program of
 * https://www.acmicpc.net/problem/12095, for which the inputs of BOJ 2580 are chosen.
 */
export function plainCallCount(givens: Givens): number {
  const board = Uint8Array.from(givens)
  let calls = 0

  /** @returns true to stop: the board is full, or there were too many calls */
  function search(cell: Cell): boolean {
    calls++
    if (cell === CELLS || calls === MOST_CALLS) return true
    if (board[cell] !== 0) return search(cell + 1)
    const free = candidates(board, cell)
    for (const digit of DIGITS) {
      if (!hasDigit(free, digit)) continue
      board[cell] = digit
      if (search(cell + 1)) return true
      board[cell] = 0
    }
    return false
  }

  search(0)
  return calls
}
