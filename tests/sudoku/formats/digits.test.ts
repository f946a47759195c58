/** Reads boards with digits of every script, and with other marks for digits and blanks; leaves prose as it is. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withPlainCells } from '../../../src/sudoku/formats/parsing/drawnCells.ts'
import { readText } from '../../../src/sudoku/formats/reading.ts'
import { FORMATS, writeGrid } from '../../../src/sudoku/formats/registry.ts'
import { EMPTY_GRID, type Grid, gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { SEED } from '../../seed.ts'
import { IS_THOROUGH } from '../../thorough.ts'
import { PUZZLES } from '../puzzles.ts'
import { packedRows, rowsOf, spacedRows } from './post.ts'

/** Code point of the zero of each script that has decimal digits. */
const ZEROS = Array.from({ length: 0x1_ffff }, (_, code) => code).filter(
  (code) => /\p{Nd}/u.test(String.fromCodePoint(code)) && valueOf(code) === 0,
)

/** Returns the value of a decimal digit: in Unicode, the digits 0 to 9 of a script follow each other. */
function valueOf(code: number): number {
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return (code - zero) % 10
}

const WRITABLE = FORMATS.filter(({ direction }) => direction === 'both').map(({ id }) => id)

const grids: fc.Arbitrary<Grid> = fc
  .tuple(
    fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 81, maxLength: 81 }),
    fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 81, maxLength: 81 }),
    fc.constantFrom(20, 50, 90, 100),
  )
  .map(([digits, dice, share]) => digits.map((digit, cell) => (dice[cell] < share ? digit : 0)))

function lineIn(text: string): string {
  const reading = readText(text)
  if (reading.kind !== 'puzzle' && reading.kind !== 'complete')
    throw new Error(`${JSON.stringify(reading)} in\n${text}`)
  return lineOf(reading.grid)
}

describe(`Digits of every script (seed ${SEED})`, () => {
  test('include dozens of scripts', () => expect(ZEROS.length).toBeGreaterThan(60))

  test.each(WRITABLE)('%s, written with them, is the same grid', (format) => {
    fc.assert(
      fc.property(grids, fc.constantFrom(...ZEROS), (grid, zero) => {
        const text = writeGrid(grid, format).replace(/\d/g, (digit) =>
          String.fromCodePoint(zero + Number(digit)),
        )
        expect(lineIn(text)).toBe(lineOf(grid))
      }),
      { numRuns: IS_THOROUGH ? 60 : 10, seed: SEED },
    )
  })

  test.each([
    ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
    ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
    ['Devanagari', '०१२३४५६७८९'],
    ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
    ['Bengali', '০১২৩৪৫৬৭৮৯'],
    ['full-width', '０１２３４５６７８９'],
    ['mathematical bold', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ])('%s', (_, digits) => {
    const text = spacedRows(PUZZLES.codewars1).replace(/\d/g, (digit) => Array.from(digits)[Number(digit)])
    expect(lineIn(text)).toBe(PUZZLES.codewars1)
    expect(lineIn(text.replaceAll(' ', '').replaceAll('\n', ''))).toBe(PUZZLES.codewars1)
  })

  test('with the marks that direct a text from right to left', () => {
    const rows = rowsOf(PUZZLES.codewars1).map((row) => {
      const digits = row.replace(/\d/g, (digit) => String.fromCodePoint(0x6f0 + Number(digit)))
      return `\u202b\u2066${Array.from(digits).join(' ')}\u2069\u202c\u200f`
    })
    expect(lineIn(`\u061c${rows.join('\n')}`)).toBe(PUZZLES.codewars1)
  })
})

/** Digits 1–9 as kanji, in circles, and plain. */
const DRAWN_DIGITS = ['一二三四五六七八九', '①②③④⑤⑥⑦⑧⑨', '❶❷❸❹❺❻❼❽❾', '➀➁➂➃➄➅➆➇➈', '123456789']
const BLANKS = [
  '〇',
  '零',
  '○',
  '・',
  '･',
  '·',
  '□',
  '_',
  '＿',
  '⬜',
  '⬛️',
  '🔲',
  '🟦',
  '•',
  '●',
  '．',
  '＊',
  '0',
  '-',
  '０',
  '~',
  '～',
  'ー',
  'ㅁ',
]

/** Ids of formats that write no digits but the board's, and a mark for each blank. */
const MARKED = [
  'boj-2580',
  'boj-2239',
  'sdk',
  'codewars',
  'leetcode',
  'strings',
  'braces',
  'numpy',
  'line-81',
  'ss',
  'bordered',
]

describe(`Boards that are drawn (seed ${SEED})`, () => {
  test.each(MARKED)('%s, with digits and blanks of any kind', (format) => {
    fc.assert(
      fc.property(
        grids,
        fc.constantFrom(...DRAWN_DIGITS),
        fc.constantFrom(...BLANKS),
        (grid, digits, blank) => {
          // A mark that occurs in few rows is reported as an invalid digit.
          fc.pre(rowsOf(lineOf(grid)).filter((row) => row.includes('0')).length >= 5)
          const text = writeGrid(grid, format).replace(/[0-9.]/g, (cell) =>
            cell === '.' || cell === '0' ? blank : digits[Number(cell) - 1],
          )
          expect(lineIn(text)).toBe(lineOf(grid))
        },
      ),
      { numRuns: 80, seed: SEED },
    )
  })

  test.each(['csv', 'tsv'])('%s, with kanji', (format) => {
    const text = writeGrid(gridOfLine(PUZZLES.codewars1), format).replace(
      /\d/g,
      (digit) => DRAWN_DIGITS[0][Number(digit) - 1],
    )
    expect(lineIn(text)).toBe(PUZZLES.codewars1)
  })

  test('with keycaps, as in a chat', () => {
    const keycaps = packedRows(PUZZLES.codewars1).replace(/\d/g, '$&\ufe0f\u20e3')
    expect(lineIn(keycaps)).toBe(PUZZLES.codewars1)
    expect(lineIn(keycaps.replaceAll('0\ufe0f\u20e3', '⬜️'))).toBe(PUZZLES.codewars1)
    expect(lineIn(`오늘의 스도쿠 🔥\n${keycaps}\n풀어봐 ㅋㅋ`)).toBe(PUZZLES.codewars1)
  })

  const fullWidth = (line: string) =>
    packedRows(line).replace(/\d/g, (digit) =>
      digit === '0' ? '\u3000' : String.fromCodePoint(0xff10 + Number(digit)),
    )

  test('with ideographic spaces for blanks, with or without those at the ends of rows', () => {
    for (const line of [PUZZLES.codewars1, PUZZLES.boj2580]) {
      expect(lineIn(fullWidth(line))).toBe(line)
      expect(lineIn(fullWidth(line).replace(/\u3000+$/gm, ''))).toBe(line)
      expect(lineIn(`問題です。\n\n${fullWidth(line)}\n\nどうぞ。`)).toBe(line)
    }
    const kanji = fullWidth(PUZZLES.codewars1).replace(
      /[１-９]/g,
      (digit) => DRAWN_DIGITS[0][digit.charCodeAt(0) - 0xff11],
    )
    expect(lineIn(kanji)).toBe(PUZZLES.codewars1)
  })

  test('with full-width bars around the boxes', () => {
    const rows = fullWidth(PUZZLES.codewars1)
      .replace(/^(...)(...)(...)$/gm, '｜$1｜$2｜$3｜')
      .split('\n')
    const rule = '＋－－－＋－－－＋－－－＋'
    expect(lineIn(rows.join('\n'))).toBe(PUZZLES.codewars1)
    expect(
      lineIn([rule, ...rows.slice(0, 3), rule, ...rows.slice(3, 6), rule, ...rows.slice(6), rule].join('\n')),
    ).toBe(PUZZLES.codewars1)
  })

  test('with boxes of box-drawing characters around kanji', () => {
    const rows = rowsOf(PUZZLES.codewars1).map(
      (row) =>
        `┃${Array.from(row, (digit) => (digit === '0' ? '\u3000' : DRAWN_DIGITS[0][Number(digit) - 1])).join('│')}┃`,
    )
    expect(lineIn(rows.join('\n'))).toBe(PUZZLES.codewars1)
  })

  test('with a damaged row, which is named', () => {
    const rows = spacedRows(PUZZLES.codewars1).replaceAll('0', '・').split('\n')
    expect(readText(rows.with(3, rows[3].slice(2)).join('\n'))).toMatchObject({
      kind: 'error',
      error: { code: 'row-length', row: 4, found: 8 },
    })
  })
})

describe('Prose with such characters is left as it is', () => {
  const PROSE = [
    '一、数独の歴史\n二、ルール\n三、解き方\n四、まとめ\n五、参考\n六、七、八、九については省略する。',
    '九九の表：一一が一、一二が二、一三が三、一四が四、一五が五。二二が四、二三が六、二四が八。',
    '一二三四五六七八九十百千万',
    'スドク・パズル・解法・バックトラック\n・入力\n・出力\n・制約',
    '① 행을 확인한다.\n② 열을 확인한다.\n③ 박스를 확인한다.\n④ 재귀 호출한다.',
    '○○○は正解、●●●は不正解です。',
  ]

  test.each(PROSE)('%s', (text) => {
    expect(readText(text).kind).toBe('error')
    expect(withPlainCells(text)).toBe(text)
  })

  test('and kanji or numbers in circles beside the rows of a board are no cells of it', () => {
    const labelled = spacedRows(PUZZLES.codewars1)
      .split('\n')
      .map((row, index) => `${DRAWN_DIGITS[0][index]} ${row}`)
    for (const text of [labelled.join('\n'), labelled.join('\n').replaceAll('0', '一')]) {
      const reading = readText(text)
      if (reading.kind !== 'error') expect(reading).toMatchObject({ grid: gridOfLine(PUZZLES.codewars1) })
    }
  })
})

describe('Spaces in quotation marks are blanks where nothing else is', () => {
  const rows = rowsOf(PUZZLES.codewars1).map((row) => row.replaceAll('0', ' '))

  test.each([
    ['a list of strings', `["${rows.join('","')}"]`],
    ['an array of C', `char *rows[] = {\n${rows.map((row) => `  "${row}"`).join(',\n')}\n};`],
    ['strings that are concatenated', `String s = ${rows.map((row) => `"${row}"`).join(' +\n  ')};`],
    ['single quotation marks', `rows = ['${rows.join("',\n '")}']`],
    ['one string', `const puzzle = '${rows.join('')}'`],
    ['one string in backticks', `const puzzle = \`${rows.join('')}\``],
    ['a property of an object', `{ grid: "${rows.join('')}" }`],
  ])('%s', (_, text) => expect(lineIn(text)).toBe(PUZZLES.codewars1))

  test('but a row one cell short is reported', () => {
    const damaged = rows.with(2, rows[2].slice(1))
    expect(readText(`["${damaged.join('","')}"]`)).toMatchObject({
      kind: 'error',
      error: { code: 'row-length', row: 3, found: 8 },
    })
    expect(readText(`grid = "${damaged.join('')}"`)).toMatchObject({
      kind: 'error',
      error: { code: 'line-length', found: 80 },
    })
  })

  test('and not between digits that stand apart, or beside zeros', () => {
    const matrix = Array.from(
      { length: 9 },
      (_, row) => `"${[1, 2, 3, 4, 5].map((digit) => ((digit + row) % 9) + 1).join(' ')}"`,
    )
    expect(readText(`[${matrix.join(',')}]`).kind).toBe('error')
    const zeros = rowsOf(PUZZLES.codewars1).map((row) => `"${row}"`)
    expect(readText(`[${zeros.with(3, '"8000 0003"').join(',')}]`).kind).toBe('error')
  })
})

test('an empty board of any blanks is one', () => {
  for (const blank of ['〇', '・', '⬜', '□', '_'])
    expect(lineIn(packedRows(PUZZLES.empty).replaceAll('0', blank))).toBe(lineOf(EMPTY_GRID))
})
