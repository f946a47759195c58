/**
 * The source, the puzzle's format and the user's choices determine the input of a program, and the judge that its
 * answer is for.
 */
import { describe, expect, test } from 'vitest'
import { arrangements } from '../../../src/page/own/ownInput.ts'
import { AUTO_INPUT, CALL_INPUT } from '../../../src/page/own/own.ts'
import { ANY_JUDGE } from '../../../src/page/judge/judge.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { INPUT_FORMS } from '../../../src/runner/text/inputForms.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'

const grid = gridOfLine(PUZZLES.codewars1)
const READS = 'board = [list(map(int, input().split())) for _ in range(9)]'
const READS_PACKED = 'board = [list(map(int, input())) for _ in range(9)]'
const FUNCTION = 'def sudoku(puzzle):\n    return puzzle'
const METHOD = 'class Solution:\n    def solveSudoku(self, board):\n        pass'

function firstArrangement(
  source: string,
  { choice = AUTO_INPUT, format = 'line-81', judge = ANY_JUDGE }: Record<string, string | undefined> = {},
) {
  const [{ input, judge: judgedBy }] = arrangements(source, 'python', choice, { grid, format }, judge)
  return { input, judge: judgedBy }
}

/** The puzzle in nine lines, with `between` between the cells. */
const linesWith = (between: string) =>
  grid.reduce<string>((text, cell, index) => text + cell + (index % 9 === 8 ? '\n' : between), '')

describe('A program that reads its input', () => {
  test.each([
    { source: READS, format: 'line-81', judge: ANY_JUDGE, text: linesWith(' '), usual: 'boj-2580' },
    { source: READS, format: 'boj-2239', judge: ANY_JUDGE, text: linesWith(' '), usual: 'boj-2580' },
    { source: READS_PACKED, format: 'line-81', judge: ANY_JUDGE, text: linesWith(''), usual: 'boj-2239' },
    { source: READS_PACKED, format: 'boj-2580', judge: ANY_JUDGE, text: linesWith(''), usual: 'boj-2239' },
    { source: 'x = input()', format: 'boj-2239', judge: ANY_JUDGE, text: linesWith(''), usual: 'boj-2239' },
    { source: READS_PACKED, format: 'boj-2239', judge: 'boj-2580', text: linesWith(' '), usual: 'boj-2580' },
    { source: READS_PACKED, format: 'boj-2580', judge: 'leetcode', text: linesWith(''), usual: 'leetcode' },
    // No supported judge has the problem of this format.
    {
      source: 'x = input()',
      format: 'swea-1974',
      judge: ANY_JUDGE,
      text: `1\n${linesWith(' ')}`,
      usual: ANY_JUDGE,
    },
  ])(
    '$source gets a puzzle that was read as $format in its own form, or in that of the chosen judge ($judge)',
    ({ source, format, judge, text, usual }) => {
      expect(firstArrangement(source, { format, judge })).toEqual({
        input: { kind: 'stdin', text },
        judge: usual,
      })
    },
  )

  test('has every other form tried where no form was chosen, and none otherwise', () => {
    const puzzle = { grid, format: 'line-81' }
    const count = (choice: string, judge: string) =>
      arrangements(READS, 'python', choice, puzzle, judge).length
    expect(count(AUTO_INPUT, ANY_JUDGE)).toBe(INPUT_FORMS.length)
    expect(count('boj-2239', ANY_JUDGE)).toBe(1)
    expect(count(AUTO_INPUT, 'boj-2580')).toBe(1)
  })

  test('gets it as the user has chosen, in any format of the puzzle', async () => {
    const choice = { choice: 'boj-2239', format: 'boj-2580' }
    const input = { kind: 'stdin', text: linesWith('') }
    expect(firstArrangement(READS, choice)).toEqual({ input, judge: 'boj-2239' })
    expect(firstArrangement(FUNCTION, choice)).toEqual({ input, judge: 'boj-2239' })
  })
})

describe('A program with a function', () => {
  test.each([
    { source: FUNCTION, name: 'sudoku', cells: 'numbers', usual: 'codewars' },
    { source: METHOD, name: 'Solution.solveSudoku', cells: 'characters', usual: 'leetcode' },
  ])(
    '$name is called with it, for $usual unless another judge is chosen',
    async ({ source, usual, ...called }) => {
      const input = { kind: 'call', ...called }
      expect(firstArrangement(source)).toEqual({ input, judge: usual })
      expect(firstArrangement(source, { judge: 'boj-2580' })).toEqual({ input, judge: 'boj-2580' })
      expect(firstArrangement(source, { choice: `${CALL_INPUT}${called.name}` })).toEqual({
        input,
        judge: usual,
      })
    },
  )

  test.each([
    ['mine', 'numbers'],
    ['Mine.solve', 'characters'],
  ])('has %s called on the user’s request, although it was not detected', async (name, cells) => {
    const { input } = firstArrangement(READS, { choice: `${CALL_INPUT}${name}` })
    expect(input).toEqual({ kind: 'call', name, cells })
  })
})
