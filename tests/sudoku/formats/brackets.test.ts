/** Pairs of brackets in a text that is read as a puzzle: short rows, and the maximum length and number of pairs. */
import { describe, expect, test } from 'vitest'
import { readText } from '../../../src/sudoku/formats/reading.ts'
import { parseBrackets } from '../../../src/sudoku/formats/parsing/brackets.ts'
import { pasted } from '../../../src/sudoku/formats/parsing/pasted.ts'
import { lineOf } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../puzzles.ts'

const { codewars1 } = PUZZLES
const ROWS: readonly string[] = codewars1.match(/.{9}/g) ?? []

const list = (row: string) => `[${Array.from(row).join(',')}]`
const board = `[${ROWS.map(list).join(',')}]`

const linesIn = (text: string) => {
  const outcome = parseBrackets(pasted(text), 'numbers')
  return outcome?.kind === 'grids' ? outcome.grids.map(({ grid }) => lineOf(grid)) : outcome?.kind
}

describe('Pairs of brackets', () => {
  test('of three digits are a row that is too short', () => {
    const rows = ROWS.with(4, '123').map(list)
    expect(readText(`[${rows.join(',\n')}]`)).toMatchObject({
      kind: 'error',
      error: { code: 'row-length', row: 5, found: 3 },
    })
  })

  test.each([
    [2000, [codewars1]],
    [2001, undefined],
  ])('of %d characters hold a board or are too long for one', (length, lines) => {
    const cells = Array.from(codewars1).join(',')
    const padded = `[${cells}${' '.repeat(length - cells.length - 2)}]`
    expect(padded).toHaveLength(length)
    expect(linesIn(padded)).toEqual(lines)
  })

  test('are read up to twenty thousand, and a text with more is not a puzzle', () => {
    const calls = (count: number) => '(a b)\n'.repeat(count)
    expect(linesIn(`${calls(19_991)}${board}`)).toEqual([codewars1])
    expect(linesIn(`${calls(19_992)}${board}`)).toBeUndefined()
  })
})
