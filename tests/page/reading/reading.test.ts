/** The sentences that say how a pasted text was read, or why it cannot be read, in both languages. */
import { describe, expect, test } from 'vitest'
import { readText } from '../../../src/sudoku/formats/reading.ts'
import { FORMATS } from '../../../src/sudoku/formats/registry.ts'
import { readingEn } from '../../../src/page/reading/reading.en.ts'
import { readingKo } from '../../../src/page/reading/reading.ko.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'

const ROWS = `5 3 0 0 7 0 0 0 0
6 0 0 1 9 5 0 0 0
0 9 8 0 0 0 0 6 0
8 0 0 0 6 0 0 0 3
4 0 0 8 0 3 0 0 1
7 0 0 0 2 0 0 0 6
0 6 0 0 0 0 2 8 0
0 0 0 4 1 9 0 0 5
0 0 0 0 8 0 0 7 9`

const LINE = PUZZLES.codewars1

function errorText(words: typeof readingEn, text: string): string {
  const reading = readText(text)
  if (reading.kind !== 'error') throw new Error(`Read as ${reading.kind}: ${text}`)
  return words.error(reading.error)
}

test.each([
  [
    'a row that is too short',
    ROWS.replace('8 0 0 0 6', '8 0 0 6'),
    'row 4 has 8 cells, expected 9',
    '4행의 칸이 8개입니다. 9개여야 합니다.',
  ],
  [
    'a letter',
    ROWS.replace('9', 'k'),
    "row 2, column 5: 'k' is not a digit",
    "2행 5열: 'k'은(는) 숫자가 아닙니다.",
  ],
  [
    'a number too large',
    ROWS.replace('0 6 0 0 0 0 2', '10 6 0 0 0 0 2'),
    'row 7, column 1: 10 is not between 0 and 9',
    '7행 1열: 10은 0 이상 9 이하의 수가 아닙니다.',
  ],
  [
    'a number too small',
    ROWS.replace('0 6 0 0 0 0 2', '-2 6 0 0 0 0 2'),
    'row 7, column 1: -2 is not between 0 and 9',
    '7행 1열: -2는 0 이상 9 이하의 수가 아닙니다.',
  ],
  ['a character too many', `${LINE}0`, '82 characters, expected 81', '82자입니다. 81자여야 합니다.'],
  [
    'a row too few',
    ROWS.slice(0, ROWS.lastIndexOf('\n')),
    '8 rows, expected 9',
    '행이 8개입니다. 9개여야 합니다.',
  ],
  ['one row', '530070000', '1 row, expected 9', '행이 1개입니다. 9개여야 합니다.'],
  [
    'a cell too few',
    LINE.slice(1).split('').join(' '),
    '80 cells, expected 81',
    '칸이 80개입니다. 81개여야 합니다.',
  ],
  [
    'a wrong count',
    // Two puzzles: before a single puzzle, the 3 may be its order (boxes of 3×3).
    `3\n${ROWS}\n${ROWS}`,
    '2 puzzles, expected 3 as the first line says',
    '퍼즐이 2개입니다. 첫 줄에 적힌 대로 3개여야 합니다.',
  ],
  [
    'one of several',
    `${ROWS}\n\n${ROWS.replace('4 0', '4')}`,
    '#2: row 5 has 8 cells, expected 9',
    '#2: 5행의 칸이 8개입니다. 9개여야 합니다.',
  ],
  [
    'too many lines',
    '5\n'.repeat(70_000),
    'text too long: the limit is 60,000 lines',
    '텍스트가 너무 깁니다. 60,000줄까지만 읽을 수 있습니다.',
  ],
  [
    'a link cut short',
    'https://f-puzzles.com/?load=N4Ig',
    "this f-puzzles link cannot be read: the text after 'load=' is damaged or cut off",
    "f-puzzles 링크를 읽을 수 없습니다. 'load=' 뒤의 내용이 손상되었거나 잘렸습니다.",
  ],
  [
    'an unknown packing',
    `https://www.sudokuwiki.org/sudoku.htm?bd=${'04'.repeat(81)}`,
    "this SudokuWiki link uses an unsupported compression ('bd='); use a link that contains the board as 81 characters",
    "이 SudokuWiki 링크의 압축 형식('bd=')은 지원하지 않습니다. 보드가 81자로 담긴 링크를 사용하세요.",
  ],
])('%s is described in both languages', (_, text, english, korean) => {
  expect(errorText(readingEn, text)).toBe(english)
  expect(errorText(readingKo, text)).toBe(korean)
})

test('when there is no puzzle, every supported format is named', () => {
  for (const { name } of FORMATS) {
    expect(errorText(readingEn, 'Hello!')).toContain(name.en)
    expect(errorText(readingKo, '안녕하세요')).toContain(name.ko)
  }
})

test('links to other puzzles are reported as such', () => {
  expect(readingEn.error({ code: 'other-rules', site: 'f-puzzles', rule: 'killercage' })).toBe(
    'this f-puzzles puzzle has extra rules (killercage)',
  )
  expect(readingKo.error({ code: 'other-rules', site: 'f-puzzles', rule: 'killercage' })).toBe(
    '이 f-puzzles 퍼즐에는 추가 규칙이 있습니다(killercage).',
  )
  expect(readingEn.error({ code: 'board-size', found: 6, expected: 9 })).toBe(
    'a board of 6 × 6 cells, expected 9 × 9',
  )
  expect(readingKo.error({ code: 'board-size', found: 6, expected: 9 })).toBe(
    '6×6 보드입니다. 9×9만 읽을 수 있습니다.',
  )
})

describe('what was recognised', () => {
  test('in English', () => {
    expect(readingEn.recognised('BOJ 2580', 25)).toBe('BOJ 2580 · 25 givens')
    expect(readingEn.recognised('BOJ 2580', 1)).toBe('BOJ 2580 · 1 given')
    expect(readingEn.recognisedSeveral('.sdm collection', 49_151)).toBe('.sdm collection · 49,151 puzzles')
    expect(readingEn.recognisedAnswered('BOJ 2580', 60)).toBe('BOJ 2580 · 60 givens, with its answer')
    expect(readingEn.recognisedComplete('BOJ 2239')).toBe('BOJ 2239 · a complete board')
  })

  test('in Korean', () => {
    expect(readingKo.recognised('백준 2580', 25)).toBe('백준 2580 · 주어진 숫자 25개')
    expect(readingKo.recognisedSeveral('.sdm 모음', 49_151)).toBe('.sdm 모음 · 퍼즐 49,151개')
    expect(readingKo.recognisedAnswered('백준 2580', 60)).toBe('백준 2580 · 주어진 숫자 60개, 정답 포함')
    expect(readingKo.recognisedComplete('백준 2239')).toBe('백준 2239 · 다 채워진 보드')
  })
})
