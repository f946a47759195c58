import { describe, expect, test } from 'vitest'
import { cellOf, digitOf, EventKind, kindOf } from '../../../src/search/events.ts'
import { BRANCHES, branchOfUnit, optionOf, PLACEMENTS } from '../../../src/search/engine/branches.ts'
import { CELLS, UNITS } from '../../../src/sudoku/units.ts'

const OPTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

function placementsOf(branch: number): readonly string[] {
  return OPTIONS.map((option) => {
    const placement = PLACEMENTS[branch * 10 + option]
    return `${cellOf(placement)}=${digitOf(placement)}`
  })
}

describe('the 324 branches', () => {
  test('of a cell are its nine digits', () => {
    for (let cell = 0; cell < CELLS; cell++) {
      expect(placementsOf(cell)).toEqual(OPTIONS.map((digit) => `${cell}=${digit}`))
    }
  })

  test('of a digit in a unit are the nine cells of the unit', () => {
    UNITS.forEach((unit, index) => {
      for (const digit of OPTIONS) {
        expect(placementsOf(branchOfUnit(index, digit))).toEqual(unit.cells.map((cell) => `${cell}=${digit}`))
      }
    })
  })

  test('are each placement four times: its cell, row, column and box', () => {
    expect(BRANCHES).toBe(324)
    const times = new Map<number, number>()
    for (let branch = 0; branch < BRANCHES; branch++) {
      for (const option of OPTIONS) {
        const placement = PLACEMENTS[branch * 10 + option]
        expect(kindOf(placement)).toBe(EventKind.place)
        times.set(placement, (times.get(placement) ?? 0) + 1)
      }
    }
    expect(times.size).toBe(729)
    expect(new Set(times.values())).toEqual(new Set([4]))
  })
})

describe('the option of a placement', () => {
  test('is found in each of its branches', () => {
    for (let branch = 0; branch < BRANCHES; branch++) {
      for (const option of OPTIONS) {
        expect(optionOf(branch, PLACEMENTS[branch * 10 + option])).toBe(option)
      }
    }
  })

  test('is refused in a branch that does not have it', () => {
    expect(() => optionOf(0, PLACEMENTS[1 * 10 + 1])).toThrow(RangeError)
  })
})
