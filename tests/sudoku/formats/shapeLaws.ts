/** Tests shapes: ways to write a board in a text. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readText, type Reading } from '../../../src/sudoku/formats/reading.ts'
import { type Grid, gridOfLine, isComplete } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../puzzles.ts'
import type { Shape } from './wild.ts'
import { cases, some } from '../../thorough.ts'

export const rowsOf = (line: string): readonly string[] => line.match(/.{9}/g) ?? []

export function gridsOf(reading: Reading): readonly Grid[] {
  switch (reading.kind) {
    case 'puzzle':
    case 'complete':
      return [reading.grid]
    case 'answered':
      return [reading.grid, reading.answer]
    case 'several':
      return reading.puzzles.map(({ grid }) => grid)
    case 'empty':
    case 'error':
      return []
  }
}

/**
 * Boards with at least about a fifth of the cells given, so that no shape reads as prose. fast-check prints the seed if
 * a board fails.
 */
export const boards: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 81, maxLength: 81 }),
    fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 81, maxLength: 81 }),
    fc.constantFrom(20, 40, 60, 100),
  )
  .map(([digits, dice, share]) => digits.map((digit, cell) => (dice[cell] < share ? digit : 0)).join(''))

/** Lines of posts, statements and programs, none of which is a row. */
const SURROUNDINGS = [
  'I tried this one for 3 days.',
  '시간 제한: 1초, 메모리 제한: 256MB',
  '## 2580 스도쿠',
  'for (int i = 0; i < 9; i++) {',
  'import java.util.*;',
  '> 입력',
  '2023. 5. 14. 18:03',
  '// TODO: backtracking',
  'print(f"{time.time() - start:.3f} s")',
  '| 제한 | 정답 |',
  '[link](https://www.acmicpc.net/problem/2580)',
  '',
]

export const surroundings = fc
  .array(fc.constantFrom(...SURROUNDINGS), { maxLength: 6 })
  .map((lines) => lines.join('\n'))

/**
 * Tests that every shape is read as its board. Neither damage nor text around the shape may yield another board.
 * @param standing shapes that must be read within other text; the others may be unreadable there
 */
export function testShapes(shapes: readonly Shape[], standing: ReadonlySet<Shape>): void {
  describe.each(shapes)('$name', ({ write }) => {
    test('is read', () => {
      for (const line of [PUZZLES.codewars1, PUZZLES.codewars2, PUZZLES.solved])
        expect(gridsOf(readText(write(rowsOf(line))))).toEqual([gridOfLine(line)])
    })
  })

  // By default, checks the laws on a sixth of the shapes, because there are hundreds.
  const few = some(shapes, shapes.length / 6)

  describe.each(few)('$name', ({ write }) => {
    test('holds its board and no other, for any board', () => {
      fc.assert(
        fc.property(boards, (line) => {
          const reading = readText(write(rowsOf(line)))
          expect(gridsOf(reading)).toEqual([gridOfLine(line)])
          expect(reading.kind).toBe(isComplete(gridOfLine(line)) ? 'complete' : 'puzzle')
        }),
        { numRuns: cases(10) },
      )
    })

    test('with a cell lost, or one too many, in a row gives no other board', () => {
      fc.assert(
        fc.property(
          boards,
          fc.nat(8),
          fc.nat(8),
          fc.constantFrom('', '70', 'k'),
          (line, row, column, instead) => {
            const rows = rowsOf(line)
            const damaged = rows[row].slice(0, column) + instead + rows[row].slice(column + 1)
            expect(gridsOf(readText(write(rows.with(row, damaged))))).toEqual([])
          },
        ),
        { numRuns: cases(20) },
      )
    })

    test('with a row lost or duplicated gives no other board', () => {
      const rows = rowsOf(PUZZLES.codewars1)
      for (let row = 0; row < 9; row++) {
        expect(gridsOf(readText(write(rows.toSpliced(row, 1))))).toEqual([])
        expect(gridsOf(readText(write(rows.toSpliced(row, 0, rows[row]))))).toEqual([])
      }
    })
  })

  describe.each(few)('$name, in a text', (shape) => {
    test('is read, or reported as unreadable, but never read as another board', () => {
      fc.assert(
        fc.property(boards, surroundings, surroundings, (line, before, after) => {
          const found = gridsOf(readText(`${before}\n\n${shape.write(rowsOf(line))}\n\n${after}`))
          if (found.length > 0 || standing.has(shape)) expect(found).toEqual([gridOfLine(line)])
        }),
        { numRuns: cases(8) },
      )
    })
  })
}
