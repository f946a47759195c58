/** Whole web posts and problem statements are read: their puzzles, headings of samples, and solutions. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Reading, readText } from '../../../src/sudoku/formats/reading.ts'
import { FORMATS, writeGrid } from '../../../src/sudoku/formats/registry.ts'
import { sampleNameOf } from '../../../src/sudoku/formats/samples.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { SEED } from '../../seed.ts'
import { IS_THOROUGH } from '../../thorough.ts'
import { PUZZLES } from '../puzzles.ts'
import { CODEWARS_1, CODEWARS_2, listOfRows, packedRows, spacedRows } from './post.ts'
import { POSTS } from './posts.ts'
import { STATEMENTS } from './statements.ts'

/** Returns the puzzles of a text, each with its name (empty for a single puzzle). Throws if there are none. */
function puzzlesIn(reading: Reading): readonly (readonly [string, string])[] {
  switch (reading.kind) {
    case 'puzzle':
    case 'answered':
      return [['', lineOf(reading.grid)]]
    case 'several':
      return reading.puzzles.map(({ label, grid }) => {
        const sample = sampleNameOf(label)
        const name = sample === undefined ? label : `sample ${sample.part} ${sample.number ?? '?'}`
        return [name, lineOf(grid)]
      })
    case 'complete':
    case 'empty':
    case 'error':
      throw new Error(JSON.stringify(reading))
  }
}

describe('A post', () => {
  test.each([...STATEMENTS, ...POSTS])(
    '$name: its puzzles, by name and in its order',
    ({ text, puzzles }) => {
      expect(puzzlesIn(readText(text))).toEqual(puzzles)
    },
  )

  test.each([...STATEMENTS, ...POSTS])('$name: reports no puzzle as unreadable', ({ text }) => {
    const reading = readText(text)
    expect(reading.kind === 'several' ? reading.faults : []).toEqual([])
  })
})

describe('The heading over a sample', () => {
  test.each([
    ['예제 입력 1', 'input', 1],
    ['예제 출력 12', 'output', 12],
    ['입력 예시', 'input', undefined],
    ['입력:', 'input', undefined],
    ['Sample Input', 'input', undefined],
    ['Sample Output 2', 'output', 2],
    ['Output for the Sample Input 1', 'example', 1],
    ['输入 #1', 'input', 1],
    ['样例输出 #2', 'output', 2],
    ['输出样例：', 'output', undefined],
    ['输入输出样例 #3', 'example', 3],
    ['示例 1：', 'example', 1],
    ['入力例 2', 'input', 2],
    ['出力例2', 'output', 2],
    ['Example 4:', 'example', 4],
    ['Input: board =', 'input', undefined],
    ['Expected output', 'output', undefined],
    ['Test case 3', 'example', 3],
    ['Пример 1: входные данные', 'input', 1],
  ])('%s', (heading, part, number) => {
    expect(sampleNameOf(heading)).toEqual({ part, number })
  })

  test.each(['Grid 01', 'easy', 'My input was this one', '#3', '스도쿠', 'Input 3 of 5', '', 'examples.txt'])(
    'is not %j',
    (heading) => expect(sampleNameOf(heading)).toBeUndefined(),
  )
})

const WRITABLE = FORMATS.filter(({ direction }) => direction === 'both').map(({ id }) => id)

/** A finished board: `PUZZLES.solved` with its digits, bands and rows permuted. */
const finished: fc.Arbitrary<string> = fc
  .tuple(
    fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 9 }),
    fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
    fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
  )
  .map(([digits, bands, rows]) => {
    const line = bands.flatMap((band) =>
      rows.map((row) => PUZZLES.solved.slice((band * 3 + row) * 9).slice(0, 9)),
    )
    return line.join('').replace(/\d/g, (digit) => String(digits[Number(digit) - 1]))
  })

/** A finished board, and a puzzle with some of its digits. */
const pairs = fc
  .tuple(
    finished,
    fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 81, maxLength: 81 }),
    fc.integer({ min: 30, max: 60 }),
  )
  .map(([solution, dice, share]) => ({
    solution,
    puzzle: Array.from(solution, (digit, cell) => (dice[cell] < share ? digit : '0')).join(''),
  }))
  .filter(({ puzzle, solution }) => puzzle !== solution)

describe(`A full board that completes another one of its text is its solution (seed ${SEED})`, () => {
  const between = fc.constantFrom('\n\nThe solution:\n\n', '\n\n풀이\n\n', '\n\n', '\n\nanswer =\n')

  test('in any formats, and in either order', () => {
    fc.assert(
      fc.property(
        pairs,
        fc.constantFrom(...WRITABLE),
        fc.constantFrom(...WRITABLE),
        between,
        (pair, format, other, words) => {
          const puzzle = writeGrid(gridOfLine(pair.puzzle), format)
          const solution = writeGrid(gridOfLine(pair.solution), other)
          for (const text of [puzzle + words + solution, solution + words + puzzle])
            expect([text, puzzlesIn(readText(text))]).toEqual([text, [['', pair.puzzle]]])
        },
      ),
      { numRuns: IS_THOROUGH ? 300 : 60, seed: SEED },
    )
  })

  test('and of two puzzles with their solutions, in any order, the puzzles are a choice', () => {
    const { puzzle, solution } = CODEWARS_2
    const boards = [CODEWARS_1.puzzle, puzzle, CODEWARS_1.solution, solution]
    for (const write of [spacedRows, packedRows, listOfRows]) {
      for (const order of [
        [0, 1, 2, 3],
        [3, 2, 1, 0],
        [0, 2, 1, 3],
        [2, 0, 3, 1],
      ]) {
        const text = order.map((board) => `Next:\n${write(boards[board])}\n`).join('\n')
        const read = puzzlesIn(readText(text)).map(([, line]) => line)
        expect(read).toEqual(order.filter((board) => board < 2).map((board) => boards[board]))
      }
    }
  })

  test('but one that completes none is read as before: alone it is judged, among puzzles it is a choice', () => {
    expect(readText(spacedRows(CODEWARS_1.solution))).toMatchObject({ kind: 'complete' })
    const text = `One:\n${spacedRows(CODEWARS_2.solution)}\nTwo:\n${spacedRows(CODEWARS_1.puzzle)}\n`
    expect(puzzlesIn(readText(text))).toEqual([
      ['One:', CODEWARS_2.solution],
      ['Two:', CODEWARS_1.puzzle],
    ])
  })
})
