import { givensOf } from '../../src/sudoku/givens.ts'
import { describe, expect, test } from 'vitest'
import {
  blanksOf,
  EMPTY_GRID,
  gridOfLine,
  isComplete,
  lineOf,
  sameBoard,
  withDigit,
} from '../../src/sudoku/grid.ts'
import { PUZZLES } from './puzzles.ts'

describe('a line of 81 characters', () => {
  test('makes a grid that writes the same line', () => {
    for (const line of Object.values(PUZZLES)) {
      expect(lineOf(gridOfLine(line))).toBe(line.replaceAll('.', '0'))
      expect(lineOf(gridOfLine(line), '.')).toBe(line.replaceAll('0', '.'))
    }
  })

  test('of another shape is refused', () => {
    expect(() => gridOfLine('0'.repeat(80))).toThrow(RangeError)
    expect(() => gridOfLine('0'.repeat(82))).toThrow(RangeError)
    expect(() => gridOfLine(`${'0'.repeat(80)}x`)).toThrow(RangeError)
  })
})

describe('givens', () => {
  test('are the grid itself when nothing conflicts', () => {
    const grid = gridOfLine(PUZZLES.codewars1)
    expect(givensOf(grid)).toEqual({ ok: true, value: grid })
  })

  test('are refused with the conflicts', () => {
    const result = givensOf(withDigit(gridOfLine(PUZZLES.codewars1), 2, 5))
    const refused = result.ok ? [] : result.error.map(({ unit, digit, cells }) => [unit.kind, digit, cells])
    expect(refused).toEqual([
      ['row', 5, [0, 2]],
      ['box', 5, [0, 2]],
    ])
  })
})

describe('a digit set in a grid', () => {
  test('leaves the old grid unchanged', () => {
    const grid = withDigit(EMPTY_GRID, 40, 7)
    expect(grid[40]).toBe(7)
    expect(EMPTY_GRID[40]).toBe(0)
    expect(lineOf(withDigit(grid, 40, 0))).toBe(lineOf(EMPTY_GRID))
  })

  test('that is already there gives the same grid', () => {
    expect(withDigit(EMPTY_GRID, 40, 0)).toBe(EMPTY_GRID)
  })
})

describe('blanks', () => {
  test('are the cells that hold 0, ascending', () => {
    expect(blanksOf(gridOfLine(PUZZLES.twoSolutions))).toEqual([3, 4, 30, 31])
  })

  test('are none on a complete board', () => {
    expect(isComplete(gridOfLine(PUZZLES.solved))).toBe(true)
    expect(isComplete(gridOfLine(PUZZLES.twoSolutions))).toBe(false)
  })
})

test('boards are the same when all 81 digits are', () => {
  const grid = gridOfLine(PUZZLES.solved)
  expect(sameBoard(grid, Uint8Array.from(grid))).toBe(true)
  expect(sameBoard(grid, withDigit(grid, 0, 0))).toBe(false)
  expect(sameBoard(grid, withDigit(grid, 80, 0))).toBe(false)
})
