/** The input of a user's program, and the judge that its answer is for. */
import { describe, expect, test } from 'vitest'
import { arrangement } from '../../../src/features/own/ownInput.ts'
import { AUTO_INPUT, CALL_INPUT } from '../../../src/app/own/own.ts'
import { ANY_JUDGE } from '../../../src/app/judging/judging.ts'
import { gridOfLine } from '../../../src/core/grid.ts'
import { PUZZLES } from '../../core/puzzles.ts'

const grid = gridOfLine(PUZZLES.codewars1)
const READS = 'board = [list(map(int, input().split())) for _ in range(9)]'
const FUNCTION = 'def sudoku(puzzle):\n    return puzzle'
const METHOD = 'class Solution:\n    def solveSudoku(self, board):\n        pass'

function arranged(
  source: string,
  { choice = AUTO_INPUT, format = 'line-81', judge = ANY_JUDGE }: Record<string, string | undefined> = {},
) {
  return arrangement(source, 'python', choice, { grid, format }, judge)
}

/** Nine lines, with `between` between the cells. */
const inLines = (between: string) =>
  grid.reduce<string>((text, cell, index) => text + cell + (index % 9 === 8 ? '\n' : between), '')

describe('A program that reads its input', () => {
  test.each([
    { format: 'line-81', judge: ANY_JUDGE, text: inLines(' '), usual: 'boj-2580' },
    { format: 'boj-2239', judge: ANY_JUDGE, text: inLines(''), usual: 'boj-2239' },
    { format: 'boj-2239', judge: 'boj-2580', text: inLines(' '), usual: 'boj-2580' },
    { format: 'boj-2239', judge: 'leetcode', text: inLines(''), usual: 'leetcode' },
    // No judge here takes the whole of its answer.
    { format: 'swea-1974', judge: ANY_JUDGE, text: `1\n${inLines(' ')}`, usual: ANY_JUDGE },
  ])(
    'gets a puzzle that was read as $format, to be judged by $judge',
    async ({ format, judge, text, usual }) => {
      expect(arranged(READS, { format, judge })).toEqual({ input: { kind: 'stdin', text }, judge: usual })
    },
  )

  test('gets it as the user has chosen, in any format of the puzzle', async () => {
    const choice = { choice: 'boj-2239', format: 'boj-2580' }
    const input = { kind: 'stdin', text: inLines('') }
    expect(arranged(READS, choice)).toEqual({ input, judge: 'boj-2239' })
    expect(arranged(FUNCTION, choice)).toEqual({ input, judge: 'boj-2239' })
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
      expect(arranged(source)).toEqual({ input, judge: usual })
      expect(arranged(source, { judge: 'boj-2580' })).toEqual({ input, judge: 'boj-2580' })
      expect(arranged(source, { choice: `${CALL_INPUT}${called.name}` })).toEqual({
        input,
        judge: usual,
      })
    },
  )

  test.each([
    ['mine', 'numbers'],
    ['Mine.solve', 'characters'],
  ])('has %s called on the user’s request, although it was not detected', async (name, cells) => {
    const { input } = arranged(READS, { choice: `${CALL_INPUT}${name}` })
    expect(input).toEqual({ kind: 'call', name, cells })
  })
})
