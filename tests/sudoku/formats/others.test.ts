/**
 * Texts with boards of other sizes than 9×9, with pencil marks or with pictures give an error that names the reason.
 */
import { readingEn } from '../../../src/page/reading/reading.en.ts'
import { readingKo } from '../../../src/page/reading/reading.ko.ts'
import { describe, expect, test } from 'vitest'
import { readText } from '../../../src/sudoku/formats/reading.ts'
import { PUZZLES } from '../puzzles.ts'

/** A board of another size, `.` for its blanks. @param symbol writes a number from 1 to the size. */
function board(size: number, symbol: (number: number) => string): readonly (readonly string[])[] {
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) =>
      (row + column) % 3 === 0 ? '.' : symbol(((row * 2 + column) % size) + 1),
    ),
  )
}

const letter = (number: number) => number.toString(36).toUpperCase()

function errorOf(text: string) {
  const reading = readText(text)
  return reading.kind === 'error' ? reading.error : reading.kind
}

describe.each([4, 6, 8, 12, 16, 25])('a board of %i rows and columns', (size) => {
  const rows = board(size, String)
  const error = { code: 'board-size', found: size, expected: 9 }

  test.each([
    ['with spaces', rows.map((row) => row.join(' ')).join('\n')],
    ['with its blanks as 0', rows.map((row) => row.join(' ').replaceAll('.', '0')).join('\n')],
    ['in columns', rows.map((row) => row.map((cell) => cell.padStart(3)).join('')).join('\n')],
    ['as lists', `[${rows.map((row) => `[${row.join(', ').replaceAll('.', '0')}]`).join(',\n ')}]`],
    ['as lists on one line', `[${rows.map((row) => `[${row.join(',').replaceAll('.', '0')}]`).join(',')}]`],
    ['with bars', rows.map((row) => `| ${row.join(' | ')} |`).join('\n')],
    ['with a sentence', `Here it is:\n\n${rows.map((row) => row.join(' ')).join('\n')}\n\nGood luck!`],
    [
      'as characters',
      board(size, letter)
        .map((row) => row.join(''))
        .join('\n'),
    ],
  ])('%s', (_, text) => {
    expect(errorOf(text)).toEqual(error)
  })

  test('is not named when a row is lost or cut short', () => {
    const lines = rows.map((row) => row.join(' '))
    expect(errorOf(lines.slice(1).join('\n'))).not.toEqual(error)
    expect(errorOf(lines.with(1, lines[1].slice(0, -2)).join('\n'))).not.toEqual(error)
  })
})

test('pencil marks are named, drawn as programs draw them, also when a row is lost', () => {
  const row = '| 1567   3      1567   | 4      12579  179    | 689    5678   579    |'
  const band = [row, row, row].join('\n')
  const rule = '*----------------------+----------------------+----------------------*'
  const text = [rule, band, rule, band, rule, band, rule].join('\n')
  expect(errorOf(text)).toEqual({ code: 'pencil-marks' })
  expect(errorOf(`My candidates so far:\n${text}\nStuck.`)).toEqual({ code: 'pencil-marks' })
  expect(errorOf(text.replace(`${row}\n`, ''))).toEqual({ code: 'pencil-marks' })
  expect(errorOf(text.replaceAll('|', ''))).toEqual({ code: 'pencil-marks' })
})

test.each([
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAA',
  '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR',
  '\ufffdPNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR',
  '\ufffd\ufffd\ufffd\ufffd\u0000\u0010JFIF\u0000',
  'GIF89a\u0001\u0000',
  '![Sudoku](https://example.org/puzzle.png)',
  '<img src="sudoku.jpg" alt="a puzzle">',
  'https://upload.example.org/images/sudoku.png?raw=true',
  'Screenshot.png',
])('a picture is named: %j', (text) => {
  expect(errorOf(text)).toEqual({ code: 'picture' })
})

test('a picture beside a board is ignored', () => {
  const rows = PUZZLES.codewars1.replace(/.{9}/g, '$&\n')
  expect(readText(`![Sudoku](puzzle.png)\n\n${rows}`)).toMatchObject({ kind: 'puzzle' })
})

test('their names are given in both languages', () => {
  const errorTexts = (text: string) => {
    const error = errorOf(text)
    if (typeof error === 'string') throw new Error(error)
    return [readingEn.error(error), readingKo.error(error)]
  }
  expect(errorTexts('1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1')).toEqual([
    'a board of 4 × 4 cells, expected 9 × 9',
    '4×4 보드입니다. 9×9만 읽을 수 있습니다.',
  ])
  expect(errorTexts('sudoku.png')).toEqual([
    'a picture cannot be read. Copy the puzzle as text, or type it into the board',
    '그림은 읽을 수 없습니다. 퍼즐을 텍스트로 복사하거나 보드에 직접 입력하세요.',
  ])
})
