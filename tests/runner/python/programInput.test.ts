/**
 * The source of a Python program tells whether it reads its input or has a function to call, and the type of the cells
 * that the function takes.
 */
import { describe, expect, test } from 'vitest'
import { calledFunction, functionsIn } from '../../../src/runner/python/programInput.ts'

describe('A program that reads its input has no function called', () => {
  test.each([
    ['input()', 'board = [list(map(int, input().split())) for _ in range(9)]\ndef solve(board):\n    pass\n'],
    ['sys.stdin', 'import sys\ndef solve(board):\n    pass\nsolve(sys.stdin.read())\n'],
    ['sys.argv', 'import sys\ndef solve(board):\n    pass\nsolve(sys.argv[1])\n'],
    ['open(0)', 'def solve(board):\n    pass\nsolve(open(0).read())\n'],
  ])('by %s', (_, source) => {
    expect(calledFunction(source)).toBeUndefined()
  })
})

test('a function that judges call by its name is called, anywhere in the source', () => {
  const source = 'def fits(board):\n    pass\n\ndef sudoku(puzzle):\n    return puzzle\n'
  expect(calledFunction(source)).toEqual({ name: 'sudoku', cells: 'numbers', kind: 'call' })
  expect(functionsIn(source).map(({ name }) => name)).toEqual(['sudoku', 'fits'])
})

test('LeetCode’s method is called with characters, even if its statement reads nothing', () => {
  const source = `class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        pass
`
  expect(calledFunction(source)).toEqual({
    name: 'Solution.solveSudoku',
    cells: 'characters',
    kind: 'call',
  })
})

test.each([
  ['two boards', 'def solve(board, row):\n    pass\n', undefined],
  ['a board, and more that has a value', 'def solve(board, row=0):\n    pass\n', 'solve'],
  ['a board with its type', 'def solve(board: List[List[int]]):\n    pass\n', 'solve'],
  ['nothing', 'def main():\n    pass\n', undefined],
  ['a board, inside another function', 'def main():\n    def solve(board):\n        pass\n', undefined],
])('a function that takes %s', (_, source, name) => {
  expect(calledFunction(source)?.name).toBe(name)
})
