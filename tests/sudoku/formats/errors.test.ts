/** Errors name the fault in a text and, where they apply, its place and what was expected. */
import { readingEn } from '../../../src/page/reading/reading.en.ts'
import { readingKo } from '../../../src/page/reading/reading.ko.ts'
import { describe, expect, test } from 'vitest'
import type { ReadError } from '../../../src/sudoku/formats/errors.ts'
import { readText } from '../../../src/sudoku/formats/reading.ts'
import { writeGrid } from '../../../src/sudoku/formats/registry.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { some } from '../../thorough.ts'
import { PUZZLES } from '../puzzles.ts'

const puzzle = gridOfLine(PUZZLES.codewars1)

function errorOf(text: string): ReadError {
  const reading = readText(text)
  if (reading.kind !== 'error') throw new Error(`Read as ${reading.kind}:\n${text}`)
  return reading.error
}

/** The text with one of its lines (1-based) changed. */
function withLine(text: string, line: number, change: (line: string) => string): string {
  return text
    .split('\n')
    .map((old, index) => (index === line - 1 ? change(old) : old))
    .join('\n')
}

/** Formats with one row on each line, the line of row 1 (from 1), and a pattern of the last cell of a row. */
const ROW_FORMATS: readonly (readonly [format: string, firstLine: number, lastCell: RegExp])[] = [
  ['boj-2580', 1, / \d$/],
  ['boj-2239', 1, /\d$/],
  ['sdk', 1, /.$/],
  ['euler-96', 2, /\d$/],
  ['swea-1974', 2, / \d$/],
  ['codewars', 1, /,\d(?=])/],
  ['leetcode', 1, /,"."(?=])/],
  ['braces', 1, /, \d(?=})/],
  ['numpy', 1, / \d(?=])/],
  ['csv', 1, /,\d?$/],
  ['tsv', 1, /\t\d?$/],
]

describe.each(ROW_FORMATS)('in %s', (format, firstLine, lastCell) => {
  const text = writeGrid(puzzle, format)

  test('a row that is a cell short', () => {
    const damaged = withLine(text, firstLine + 3, (row) => row.replace(lastCell, ''))
    expect(damaged).not.toBe(text)
    expect(errorOf(damaged)).toEqual({ code: 'row-length', row: 4, found: 8, expected: 9 })
    expect(readText(damaged)).toMatchObject({ format })
  })

  test('a row that is a cell too long', () => {
    const damaged = withLine(text, firstLine + 3, (row) => row.replace(lastCell, '$&$&'))
    expect(errorOf(damaged)).toEqual({ code: 'row-length', row: 4, found: 10, expected: 9 })
  })

  test('a letter among the digits', () => {
    const damaged = withLine(text, firstLine + 1, (row) => row.replace('9', 'k'))
    expect(errorOf(damaged)).toEqual({ code: 'not-a-digit', row: 2, column: 5, found: 'k' })
  })

  test('a row too few, or too many', () => {
    const lines = text.split('\n')
    expect(errorOf(lines.toSpliced(firstLine + 3, 1).join('\n'))).toEqual({
      code: 'row-count',
      found: 8,
      expected: 9,
    })
    expect(errorOf(lines.toSpliced(firstLine + 3, 0, lines[firstLine + 3]).join('\n'))).toEqual({
      code: 'row-count',
      found: 10,
      expected: 9,
    })
  })
})

test.each(['boj-2580', 'swea-1974', 'codewars', 'leetcode', 'braces', 'numpy', 'csv', 'tsv', 'bordered'])(
  'in %s: a number that is no digit of Sudoku',
  (format) => {
    // Gives row 7 a 4 as its first digit, then replaces this 4 by 10. The pattern tells it from the other 4s.
    const line = PUZZLES.codewars1.replace('060000280', '460000280')
    const text = writeGrid(gridOfLine(line), format).replace(/4(?=[^4]*6[^6]*2[^2]*8)/, '10')
    expect(errorOf(text)).toEqual({ code: 'out-of-range', row: 7, column: 1, found: 10 })
  },
)

describe('letters that look like digits', () => {
  const rows = writeGrid(puzzle, 'boj-2580')

  test.each([
    ['O', rows.replaceAll('0', 'O'), 1, 3],
    ['O', rows.replaceAll('0', 'O').replaceAll(' ', ''), 1, 3],
    ['o', rows.replace('0', 'o'), 1, 3],
    ['l', rows.replaceAll('1', 'l'), 2, 4],
    ['I', rows.replaceAll('1', 'I').replaceAll(' ', ''), 2, 4],
  ])('%s: are not taken for them, and the digit is named', (found, text, row, column) => {
    const error = errorOf(text)
    expect(error).toEqual({ code: 'not-a-digit', row, column, found })
    const digit = /o/i.test(found) ? 0 : 1
    expect(readingEn.error(error)).toContain(`'${found}' is not a digit, but looks like ${digit}`)
    expect(readingKo.error(error)).toContain(`모양이 비슷한 ${digit}인지 확인하세요.`)
  })
})

test('in a drawn board: rows and columns count without the borders', () => {
  for (const format of ['ss', 'bordered']) {
    const text = writeGrid(puzzle, format)
    expect(errorOf(text.replace('9', 'k'))).toEqual({ code: 'not-a-digit', row: 2, column: 5, found: 'k' })
    expect(errorOf(text.replace('4', ''))).toMatchObject({ code: 'row-length', row: 5 })
    expect(errorOf(text.replace('4', '44'))).toMatchObject({ row: 5 })
  }
})

test('in a drawn board: a lost digit is not a blank, however few spaces are between the bars', () => {
  const text = writeGrid(puzzle, 'bordered')
    .replace(/^\| | \|$/gm, '')
    .replaceAll(' | ', '|')
  expect(readText(text)).toMatchObject({ kind: 'puzzle', grid: puzzle })
  // The last box of row 4 is then `. .`, as wide as three cells without spaces.
  expect(errorOf(withLine(text, 6, (row) => row.replace(' 3', '')))).toEqual({
    code: 'row-length',
    row: 4,
    found: 8,
    expected: 9,
  })
})

/** A board drawn cell by cell, like a Markdown table or a spreadsheet. @param cell writes a digit, 0 for a blank. */
function ruledBoard(line: string, cell: (digit: string) => string): string {
  return line.replace(/.{9}/g, (row) => `|${Array.from(row, cell).join('|')}|\n`).trimEnd()
}

describe('in a board drawn cell by cell', () => {
  const CELLS: readonly (readonly [string, (digit: string) => string])[] = [
    ['one space around each digit', (digit) => ` ${digit.replace('0', ' ')} `],
    ['two spaces around each digit', (digit) => `  ${digit.replace('0', ' ')}  `],
    ['three spaces around each digit', (digit) => `   ${digit.replace('0', ' ')}   `],
    ['dots', (digit) => ` ${digit.replace('0', '.')} `],
    ['zeros', (digit) => ` ${digit} `],
    ['digits at the left', (digit) => `${digit.replace('0', ' ')}  `],
    ['digits at the right', (digit) => `  ${digit.replace('0', ' ')}`],
    ['no spaces', (digit) => digit],
  ]

  test.each(CELLS)('with %s: it is read', (_, cell) => {
    expect(readText(ruledBoard(PUZZLES.codewars1, cell))).toMatchObject({ kind: 'puzzle', grid: puzzle })
  })

  test.each(some(CELLS, 3))('with %s: a row cut off anywhere is not read as a shorter row', (_, cell) => {
    const text = ruledBoard(PUZZLES.codewars2, cell)
    const last = text.lastIndexOf('\n') + 1
    const whole = text.length - last
    for (let kept = 1; kept < whole; kept++) {
      const cut = text.slice(0, last + kept)
      const reading = readText(cut)
      if (reading.kind === 'puzzle') expect(reading.grid).toEqual(gridOfLine(PUZZLES.codewars2))
      else expect(reading).toMatchObject({ kind: 'error' })
    }
  })

  test.each(CELLS)('with %s: three columns of it are no puzzle', (_, cell) => {
    const columns = PUZZLES.solved.replace(/(...)....../g, '$1').replace(/.../g, (row) => `${row}\n`)
    const text = columns.replace(/\d/g, (digit) => `|${cell(digit)}`).replace(/$/gm, '|')
    for (const drawn of [text, text.replace(/((?:.*\n){3})/g, '$1|---|---|---|\n')])
      expect(readText(drawn)).toMatchObject({ kind: 'error' })
  })

  test('the cells present are counted', () => {
    const text = ruledBoard(PUZZLES.codewars1, CELLS[0][1])
    const cut = `${text.slice(0, text.lastIndexOf('\n'))}\n| 8 | 3 | 7`
    expect(errorOf(cut)).toEqual({ code: 'row-length', row: 9, found: 3, expected: 9 })
  })

  test('nine lines of three cells are nothing like a board', () => {
    expect(errorOf(Array(9).fill('| 1 | 2 | 3 |').join('\n'))).toMatchObject({ code: 'unrecognised' })
  })
})

describe('in a drawing with a mark for blanks', () => {
  test('a space is no blank', () => {
    const text = writeGrid(puzzle, 'bordered')
    expect(errorOf(text.replace('. 9 8', '.   8'))).toEqual({
      code: 'not-a-digit',
      row: 3,
      column: 2,
      found: ' ',
    })
    const cells = ruledBoard(PUZZLES.codewars1, (digit) => ` ${digit.replace('0', '.')} `)
    expect(errorOf(cells.replace('9', ' '))).toEqual({ code: 'not-a-digit', row: 2, column: 5, found: ' ' })
  })
})

describe('in a table', () => {
  const text = writeGrid(puzzle, 'csv')

  test('a tenth column', () => {
    expect(errorOf(text.replace(/$/gm, ',1'))).toEqual({ code: 'row-length', row: 1, found: 10, expected: 9 })
  })

  test('an empty field too many in one row', () => {
    expect(errorOf(withLine(text, 3, (row) => `,${row}`))).toEqual({
      code: 'row-length',
      row: 3,
      found: 10,
      expected: 9,
    })
  })
})

describe('in a line of 81 characters', () => {
  const line = PUZZLES.codewars1

  test('too many, or too few', () => {
    expect(errorOf(`${line}0`)).toEqual({ code: 'line-length', found: 82, expected: 81 })
    expect(errorOf(line.slice(1))).toEqual({ code: 'line-length', found: 80, expected: 81 })
    expect(errorOf(line.slice(40))).toEqual({ code: 'line-length', found: 41, expected: 81 })
    expect(errorOf(`:0000:x:${line}0:::`)).toEqual({ code: 'line-length', found: 82, expected: 81 })
  })

  test('a letter: by row and column of the board', () => {
    expect(errorOf(line.replace('195', '1k5'))).toEqual({
      code: 'not-a-digit',
      row: 2,
      column: 5,
      found: 'k',
    })
  })

  test('spaced out', () => {
    expect(errorOf(line.slice(1).split('').join(' '))).toEqual({
      code: 'cell-count',
      found: 80,
      expected: 81,
    })
    expect(errorOf(`[${line.slice(1).split('').join(',')}]`)).toEqual({
      code: 'cell-count',
      found: 80,
      expected: 81,
    })
  })
})

test.each(['', ' ', '  ', '|'])(
  'a full board with cells that are %j apart and a digit too few is no board with a blank',
  (between) => {
    const solved = '534678912672195348198342567859761423426853791713924856961537284287419635345286179'
    const rows: readonly string[] = solved.match(/.{9}/g) ?? []
    for (const [row, digits] of rows.entries())
      for (let column = 0; column < 9; column++) {
        const shorter = Array.from(digits).toSpliced(column, 1)
        const text = rows
          .with(row, shorter.join(''))
          .map((cells) => Array.from(cells).join(between))
          .join('\n')
        errorOf(text)
      }
  },
)

describe('the fault that is reported', () => {
  const text = writeGrid(puzzle, 'boj-2580')

  test('is the first one', () => {
    const damaged = withLine(
      withLine(text, 6, (row) => row.slice(2)),
      8,
      (row) => row.slice(2),
    )
    expect(errorOf(damaged)).toEqual({ code: 'row-length', row: 6, found: 8, expected: 9 })
  })

  test('names a row, even if all rows have the same fault', () => {
    expect(errorOf(text.replace(/^../gm, ''))).toEqual({ code: 'row-length', row: 1, found: 8, expected: 9 })
  })

  test('is a short row rather than a wrong number of rows', () => {
    expect(errorOf(text.replace('\n', ' '))).toEqual({ code: 'row-length', row: 1, found: 18, expected: 9 })
  })

  test('shows the content of the cell, shortened if it is long', () => {
    expect(errorOf(text.replace('9', 'x9x'))).toMatchObject({ code: 'not-a-digit', found: 'x9x' })
    expect(errorOf(text.replace('9', '07'))).toMatchObject({ code: 'not-a-digit', found: '07' })
    expect(errorOf(text.replace('9', '-1'))).toMatchObject({ code: 'out-of-range', found: -1 })
    expect(errorOf(text.replace('9', '9'.repeat(20)))).toMatchObject({
      code: 'not-a-digit',
      found: '999999999999…',
    })
    expect(errorOf(text.replaceAll('0', '◆'))).toEqual({
      code: 'not-a-digit',
      row: 1,
      column: 3,
      found: '◆',
    })
  })

  test('may be a space', () => {
    const together = writeGrid(puzzle, 'boj-2239')
    expect(errorOf(together.replace('195', '1 5'))).toEqual({
      code: 'not-a-digit',
      row: 2,
      column: 5,
      found: ' ',
    })
    expect(errorOf(together.replace('195', '19 5'))).toEqual({
      code: 'row-length',
      row: 2,
      found: 10,
      expected: 9,
    })
  })

  test('is that candidates are not digits', () => {
    const candidates = '| 1567   3      1567   | 4      12579  179    | 689    5678   579    |\n'
    expect(errorOf(`*-----*\n${candidates.repeat(9)}*-----*`)).toEqual({ code: 'pencil-marks' })
  })

  test('says which of several puzzles it is in', () => {
    expect(errorOf(`${text}\n\n${withLine(text, 4, (row) => row.slice(2))}`)).toEqual({
      code: 'in-puzzle',
      label: '#2',
      error: { code: 'row-length', row: 4, found: 8, expected: 9 },
    })
  })

  test('is found in a small list, unless it is in other code', () => {
    expect(errorOf('[[5,3,0,0,7,0,0,0,0],[6,0,0,1,9,5,0,0,0]]')).toEqual({
      code: 'row-count',
      found: 2,
      expected: 9,
    })
    const board = writeGrid(puzzle, 'codewars')
    expect(readText(`digits = [1,2,3,4,5,6,7,8,9]\nboard = ${board}`)).toMatchObject({
      kind: 'puzzle',
      grid: puzzle,
    })
  })
})
