/** Conflicts on a board: the cells of a unit that hold the same digit. */
import { describe, expect, test } from 'vitest'
import { conflicts } from '../../src/sudoku/conflicts.ts'
import { EMPTY_GRID, gridOfLine, withDigit } from '../../src/sudoku/grid.ts'
import { cellAt } from '../../src/sudoku/units.ts'
import { PUZZLES } from './puzzles.ts'

/** Returns the conflicts on a board with 5s in these cells and nothing else, e.g. `row 3: 18 20`. */
function conflictsOfFives(...cells: readonly number[]): readonly string[] {
  const grid = cells.reduce((before, cell) => withDigit(before, cell, 5), EMPTY_GRID)
  return conflicts(grid).map(({ unit, cells: conflicting }) => {
    return `${unit.kind} ${unit.index + 1}: ${conflicting.join(' ')}`
  })
}

describe('conflicts', () => {
  test('are none on an empty, an unfinished and a solved board', () => {
    expect(conflicts(EMPTY_GRID)).toEqual([])
    expect(conflicts(gridOfLine(PUZZLES.codewars1))).toEqual([])
    expect(conflicts(gridOfLine(PUZZLES.solved))).toEqual([])
  })

  test('name the row, the column or the box', () => {
    expect(conflictsOfFives(cellAt(2, 0), cellAt(2, 8))).toEqual(['row 3: 18 26'])
    expect(conflictsOfFives(cellAt(0, 4), cellAt(8, 4))).toEqual(['column 5: 4 76'])
    expect(conflictsOfFives(cellAt(3, 3), cellAt(5, 5))).toEqual(['box 5: 30 50'])
  })

  test('name every unit that two cells share', () => {
    expect(conflictsOfFives(cellAt(6, 6), cellAt(6, 7))).toEqual(['row 7: 60 61', 'box 9: 60 61'])
  })

  test('name all the cells that hold the digit, once', () => {
    expect(conflictsOfFives(cellAt(0, 0), cellAt(0, 4), cellAt(0, 8))).toEqual(['row 1: 0 4 8'])
  })

  test('keep the digits of a unit apart', () => {
    const grid = gridOfLine(`1122${'0'.repeat(77)}`)
    expect(conflicts(grid).map(({ unit, digit }) => `${unit.kind} ${digit}`)).toEqual([
      'row 1',
      'row 2',
      'box 1',
    ])
  })
})
