import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { candidates, hasDigit } from '../../../src/sudoku/candidates.ts'
import { givensOf } from '../../../src/sudoku/givens.ts'
import { MOST_CALLS, plainCallCount } from '../../../src/sudoku/judge/checking/plainCalls.ts'
import { givensOfLine, PUZZLES } from '../puzzles.ts'
import { randomPuzzle } from '../randomPuzzles.ts'

/** Counts the calls of plain backtracking, row by row with ascending digits, by running it. */
function naiveCalls(puzzle: readonly number[]): number {
  const board = Array.from(puzzle)
  let calls = 0
  const go = (cell: number): boolean => {
    calls++
    if (cell === 81) return true
    if (board[cell] !== 0) return go(cell + 1)
    for (let digit = 1; digit <= 9; digit++) {
      if (!hasDigit(candidates(board, cell), digit)) continue
      board[cell] = digit
      if (go(cell + 1)) return true
      board[cell] = 0
    }
    return false
  }
  go(0)
  return calls
}

test('the count of calls matches plain backtracking', () => {
  for (const line of [PUZZLES.codewars1, PUZZLES.boj2580, PUZZLES.solved, PUZZLES.blocked, PUZZLES.empty])
    expect(plainCallCount(givensOfLine(line))).toBe(naiveCalls(givensOfLine(line)))
  const puzzles = fc.record({ seed: fc.integer(), blanks: fc.integer({ min: 1, max: 50 }) })
  fc.assert(
    fc.property(puzzles, ({ seed, blanks }) => {
      const givens = givensOf(randomPuzzle(seed, blanks))
      if (!givens.ok) throw new Error('The puzzle conflicts')
      const calls = naiveCalls(givens.value)
      if (calls < MOST_CALLS) expect(plainCallCount(givens.value)).toBe(calls)
      else expect(plainCallCount(givens.value)).toBeGreaterThanOrEqual(MOST_CALLS)
    }),
  )
})

test('counting stops once there are too many', () => {
  const calls = plainCallCount(givensOfLine(PUZZLES.antiBruteForce))
  expect(calls).toBeGreaterThanOrEqual(MOST_CALLS)
  expect(calls).toBeLessThan(2 * MOST_CALLS)
})
