import { describe, expect, test } from 'vitest'
import { cellOf, digitOf, EventKind, eventNotation, kindOf, packEvent } from '../../src/search/events.ts'
import { CELLS } from '../../src/sudoku/units.ts'

describe('a packed event', () => {
  test('gives back its kind, cell and digit, and fits in 13 bits', () => {
    for (const kind of Object.values(EventKind)) {
      for (let cell = 0; cell < CELLS; cell++) {
        for (let digit = 1; digit <= 9; digit++) {
          const event = packEvent(kind, cell, digit)
          expect([kindOf(event), cellOf(event), digitOf(event)]).toEqual([kind, cell, digit])
          expect(event).toBeLessThan(1 << 13)
        }
      }
    }
  })

  test('is written with rows and columns from 1', () => {
    expect(eventNotation(packEvent(EventKind.place, 2, 4))).toBe('r1c3=4')
    expect(eventNotation(packEvent(EventKind.replace, 2, 5))).toBe('r1c3→5')
    expect(eventNotation(packEvent(EventKind.backtrack, 80, 9))).toBe('r9c9✗9')
  })
})
