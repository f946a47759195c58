/** Tables as CSV: spreadsheets keep every field, and our readers and other programs read it back. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { userBoards } from '../../src/runner/cases/userBoards.ts'
import { byteOrderMarkFor, type CsvField, csvOf, csvRows } from '../../src/sudoku/tableText.ts'
import { readText } from '../../src/sudoku/formats/reading.ts'
import { gridOfLine, lineOf } from '../../src/sudoku/grid.ts'
import { cases } from '../thorough.ts'
import { PUZZLES } from './puzzles.ts'

/** Reads a CSV as RFC 4180 says, without a rule about boards. */
function fieldsOf(csv: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows[rows.length - 1].push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

/** Returns a single field as it is written. */
const written = (field: CsvField) => csvRows([[field]]).slice(0, -2)

describe('A field of a CSV', () => {
  test.each([
    ['a board, which would become 5.3E+80', PUZZLES.codewars1],
    ['a board of blanks, which would become 0', PUZZLES.empty],
    ['a full board', PUZZLES.solved],
    ['a number of sixteen digits, whose last one would become 0', '1234567890123456'],
    ['a number with leading zeros', '007'],
    ['a long decimal', '.1234567890123456'],
    ['=', '=1+1'],
    ['+', '+x'],
    ['-', '-x'],
    ['an at sign', '@x'],
    ['a tab before a formula', '\t=1'],
    ['a minus before leading zeros', '-007'],
    ['minus infinity', '-Infinity'],
  ])('is marked as text by an apostrophe: %s', (_, field) => {
    expect(fieldsOf(csvRows([[field]]))).toEqual([[`'${field}`]])
  })

  test.each([
    '0',
    '7',
    '-7',
    '123456789012345',
    '1.5',
    '-0.25',
    '',
    '2+',
    '> 8365',
    'a-b',
    '53..7....',
    'x=1',
  ])('stays as it is, because a spreadsheet keeps it: %j', (field) => expect(written(field)).toBe(field))

  test('is a number if it is one, whatever a spreadsheet makes of it', () => {
    expect([1, -2, 0.5, 1e21, 0.1 + 0.2].map(written)).toEqual([
      '1',
      '-2',
      '0.5',
      '1e+21',
      '0.30000000000000004',
    ])
  })

  test('is read back by any reader of CSV, with at most an apostrophe before it', () => {
    const field = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'0 1 2 9 = + - @ . , " \' \t \r \n a 가'.split(' '), ' ') }),
      fc.integer(),
    )
    fc.assert(
      fc.property(fc.array(fc.array(field, { minLength: 1 }), { minLength: 1 }), (rows) => {
        const read = fieldsOf(csvRows(rows))
        expect(read.map((fields) => fields.length)).toEqual(rows.map(({ length }) => length))
        for (const [index, fields] of rows.entries()) {
          for (const [column, found] of read[index].entries())
            expect([String(fields[column]), `'${fields[column]}`]).toContain(found)
        }
      }),
      { numRuns: cases(300) },
    )
  })
})

describe('Boards in a CSV', () => {
  const boards = [PUZZLES.codewars1, PUZZLES.codewars2, PUZZLES.solved]
  const csv = csvOf(
    ['line', 'puzzle'],
    boards.map((line, index) => [index + 1, line]),
  )

  test('are read by the page', () => {
    const reading = readText(csv)
    expect(reading.kind === 'several' && reading.puzzles.map(({ grid }) => lineOf(grid))).toEqual(
      boards.slice(0, 2),
    )
  })

  test('are read as boards to grade on, a solution with its puzzle', () => {
    const rows = [PUZZLES.codewars1, PUZZLES.codewars2].map((line, index) => [
      index + 1,
      line,
      1,
      PUZZLES.solved,
    ])
    expect(userBoards(csvRows(rows)).boards).toEqual([PUZZLES.codewars1, PUZZLES.codewars2].map(gridOfLine))
  })

  test('have all their characters for another program', () => {
    expect(
      fieldsOf(csv)
        .slice(1)
        .map(([, board]) => board.replace(/^'/, '')),
    ).toEqual(boards)
  })
})

describe('A CSV with other characters than those of ASCII', () => {
  const mark = '\uFEFF'

  test('begins with a byte order mark, by which a spreadsheet recognises UTF-8', () => {
    expect(csvOf(['프로그램'], [['비트마스크']])).toBe(`${mark}프로그램\r\n비트마스크\r\n`)
    expect(csvOf(['Program'], [['…']])).toBe(`${mark}Program\r\n…\r\n`)
    expect(byteOrderMarkFor('한글')).toBe(mark)
  })

  test('is read back, mark or not', () => {
    expect(readText(csvOf(['퍼즐'], [[PUZZLES.codewars1]]))).toMatchObject({
      kind: 'puzzle',
      grid: gridOfLine(PUZZLES.codewars1),
    })
  })

  test('is the only one with a mark', () => {
    expect(csvOf(['Program'], [['bitmasks, "tables"']])).toBe('Program\r\n"bitmasks, ""tables"""\r\n')
    expect(byteOrderMarkFor('')).toBe('')
  })
})
