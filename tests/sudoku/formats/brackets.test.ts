/** Pairs of brackets in a text that is read as a puzzle: short rows, and many brackets around a board. */
import { describe, expect, test } from 'vitest'
import { readText } from '../../../src/sudoku/formats/reading.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../puzzles.ts'

const { codewars1 } = PUZZLES
const ROWS: readonly string[] = codewars1.match(/.{9}/g) ?? []

const list = (row: string) => `[${Array.from(row).join(',')}]`
const board = `[${ROWS.map(list).join(',')}]`

describe('Pairs of brackets', () => {
  test('of three digits are a row that is too short', () => {
    const rows = ROWS.with(4, '123').map(list)
    expect(readText(`[${rows.join(',\n')}]`)).toMatchObject({
      kind: 'error',
      error: { code: 'row-length', row: 5, found: 3 },
    })
  })

  test('of three lines of three cells each are boxes', () => {
    const boxes = [0, 27, 54].flatMap((band) =>
      [0, 3, 6].map((left) =>
        [0, 9, 18].map((row) => Array.from(codewars1.slice(band + row + left).slice(0, 3)).join(' ')),
      ),
    )
    for (const separator of ['\n  ', ',\n  ']) {
      const text = `(def puzzle [${boxes.map((box) => `[${box.join(separator)}]`).join('\n ')}])`
      expect(readText(text)).toMatchObject({ kind: 'puzzle', grid: gridOfLine(codewars1) })
    }
  })

  test('hold a board after twenty thousand others', () => {
    const text = `${'(a b)\n'.repeat(20_000)}${board}`
    expect(readText(text)).toMatchObject({ kind: 'puzzle', grid: gridOfLine(codewars1) })
  })
})
