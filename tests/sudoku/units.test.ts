import { describe, expect, test } from 'vitest'
import { BOX_OF, CELLS, cellAt, COLUMN_OF, PEERS, ROW_OF, UNITS, unitsOf } from '../../src/sudoku/units.ts'

const cells = Array.from({ length: CELLS }, (_, cell) => cell)

describe('cells', () => {
  test('are numbered along the rows', () => {
    expect(cellAt(0, 0)).toBe(0)
    expect(cellAt(0, 8)).toBe(8)
    expect(cellAt(1, 0)).toBe(9)
    expect(cellAt(8, 8)).toBe(80)
  })

  test('know their row and column', () => {
    expect(cells.map((cell) => cellAt(ROW_OF[cell], COLUMN_OF[cell]))).toEqual(cells)
  })

  test('know their box', () => {
    const drawn = `
      000111222
      000111222
      000111222
      333444555
      333444555
      333444555
      666777888
      666777888
      666777888`
    expect(Array.from(BOX_OF).join('')).toBe(drawn.replaceAll(/\s/g, ''))
  })
})

describe('units', () => {
  test('are nine rows, nine columns, nine boxes', () => {
    const kinds = [...Array(9).fill('row'), ...Array(9).fill('column'), ...Array(9).fill('box')]
    expect(UNITS.map((unit) => unit.kind)).toEqual(kinds)
    expect(UNITS.map((unit) => unit.index)).toEqual([...Array(27).keys()].map((unit) => unit % 9))
  })

  test('each hold nine cells in row-major order', () => {
    for (const unit of UNITS) {
      expect(new Set(unit.cells).size).toBe(9)
      expect(unit.cells).toEqual(unit.cells.toSorted((a, b) => a - b))
    }
  })

  test('of a kind cover every cell once', () => {
    for (const kind of ['row', 'column', 'box']) {
      const covered = UNITS.filter((unit) => unit.kind === kind).flatMap((unit) => unit.cells)
      expect(covered.toSorted((a, b) => a - b)).toEqual(cells)
    }
  })

  test('of a cell are its row, its column and its box', () => {
    for (const cell of cells) {
      const units = unitsOf(cell)
      expect(units.map((unit) => unit.kind)).toEqual(['row', 'column', 'box'])
      expect(units.every((unit) => unit.cells.includes(cell))).toBe(true)
    }
  })
})

describe('peers', () => {
  test('are the 20 others that share a unit', () => {
    for (const cell of cells) {
      const sharing = cells.filter(
        (other) =>
          other !== cell && UNITS.some((unit) => unit.cells.includes(cell) && unit.cells.includes(other)),
      )
      expect(PEERS[cell]).toEqual(sharing)
      expect(sharing).toHaveLength(20)
    }
  })
})
