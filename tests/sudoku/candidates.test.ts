import { describe, expect, test } from 'vitest'
import { ALL_DIGITS, candidates, type DigitSet, hasDigit } from '../../src/sudoku/candidates.ts'
import { EMPTY_GRID, gridOfLine } from '../../src/sudoku/grid.ts'
import { cellAt } from '../../src/sudoku/units.ts'
import { PUZZLES } from './puzzles.ts'

function digitsOf(digits: DigitSet): readonly number[] {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((digit) => hasDigit(digits, digit))
}

describe('candidates', () => {
  test('are all nine digits on an empty board', () => {
    expect(candidates(EMPTY_GRID, 40)).toBe(ALL_DIGITS)
    expect(digitsOf(ALL_DIGITS)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('are the digits not in row, column or box', () => {
    const grid = gridOfLine(PUZZLES.codewars1)
    expect(digitsOf(candidates(grid, cellAt(0, 2)))).toEqual([1, 2, 4])
    expect(digitsOf(candidates(grid, cellAt(4, 4)))).toEqual([5])
  })

  test('do not depend on the content of the cell itself', () => {
    const grid = gridOfLine(PUZZLES.solved)
    expect(digitsOf(candidates(grid, 0))).toEqual([5])
  })
})
