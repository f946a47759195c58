/**
 * Calls a program's function, although the program has a demo call, a test framework or a main block. Also tests
 * functions that check a board, and programs in Python 2.
 */
import { describe, expect, test } from 'vitest'
import { calledFunction } from '../../../src/runner/python/programInput.ts'
import type { OwnLimits } from '../../../src/runner/questions.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { program, PythonWorker, type RunReport } from '../../support/python.ts'
import { some } from '../../thorough.ts'

const worker = new PythonWorker()
const LINE = PUZZLES.codewars1
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179'

/** Runs a program as the page does: calls the function that the page detects. */
async function runCalled(source: string, limits?: Partial<OwnLimits>): Promise<RunReport> {
  const { name, cells, kind } = calledFunction(source) ?? expect.unreachable()
  return worker.run(program(source, LINE, { kind, name, cells }), limits)
}

function answerOf({ outcome }: RunReport): string | undefined {
  return outcome.kind === 'finished' ? outcome.answer?.replaceAll(/\s/g, '') : undefined
}

/** Codewars’ function, filling the blanks along the rows. */
const SUDOKU = `def fits(p, r, c, n):
    for k in range(9):
        if p[r][k] == n or p[k][c] == n or p[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] == n:
            return False
    return True

def fill(p, k):
    if k == 81:
        return True
    r, c = divmod(k, 9)
    if p[r][c]:
        return fill(p, k + 1)
    for n in range(1, 10):
        if fits(p, r, c, n):
            p[r][c] = n
            if fill(p, k + 1):
                return True
            p[r][c] = 0
    return False

def sudoku(puzzle):
    """return the solved puzzle as a 2d array of 9 x 9"""
    fill(puzzle, 0)
    return puzzle
`

/** A puzzle that takes minutes to solve along the rows. */
const HARD = `puzzle = [list(map(int, row)) for row in (
    '000000000', '000003085', '001020000', '000507000', '004000100', '090000000', '500000073', '002010000', '000040009')]
`

/** A solver like Peter Norvig's: it takes the puzzle as one text, and returns a dictionary by squares. */
const OF_TEXT = `digits = '123456789'
rows = 'ABCDEFGHI'
squares = [a + b for a in rows for b in digits]
units = [[r + c for c in digits] for r in rows] + [[r + c for r in rows] for c in digits] + [
    [r + c for r in rs for c in cs] for rs in ('ABC', 'DEF', 'GHI') for cs in ('123', '456', '789')]
peers = {s: set(sum([u for u in units if s in u], [])) - {s} for s in squares}

def grid_values(grid):
    chars = [c for c in grid if c in digits or c in '0.']
    assert len(chars) == 81
    return dict(zip(squares, chars))

def solve(grid):
    values = {}
    for s, d in grid_values(grid).items():
        values[s] = d if d in digits else ''.join(set(digits))
    return search(values)

def search(values):
    for s in squares:
        if len(values[s]) == 1:
            for p in peers[s]:
                if values[s] == values[p]:
                    return False
    several = [s for s in squares if len(values[s]) > 1]
    if not several:
        return values
    fixed = {s: {values[p] for p in peers[s] if len(values[p]) == 1} for s in several}
    s = min(several, key=lambda s: len(set(values[s]) - fixed[s]))
    for d in set(values[s]) - fixed[s]:
        solved = search({**values, s: d})
        if solved:
            return solved
    return False

def display(values):
    for r in rows:
        print(' '.join(values[r + c] for c in digits))

grid1 = '003020600900305001001806400008102900700000008006708200002609500800203009005010300'
display(solve(grid1))
`

describe('A demo call is skipped', () => {
  test.each(
    some(
      [
        ['at the top level', 'sudoku(puzzle)\n', ''],
        ['whose result is printed', 'print(sudoku(puzzle)[0])\n', '[0, 0, 0, 0, 0, 0, 0, 0, 0]\n'],
        [
          'within a function',
          'def demo():\n    result = sudoku(puzzle)\n    print(len(result))\ndemo()\n',
          '9\n',
        ],
        ['by another name', 'solver = sudoku\nprint(len(solver(puzzle)))\n', '9\n'],
        ['by keyword', 'print(len(sudoku(puzzle=puzzle)))\n', '9\n'],
        ['whose result is compared', 'assert sudoku(puzzle) == [[1]], "wrong"\nprint("after")\n', 'after\n'],
        ['after which an error follows', 'print(sudoku(puzzle)[99][0])\n', ''],
        ['after which the program exits', 'import sys\nsudoku(puzzle)\nsys.exit(1)\n', ''],
        ['that waits for an answer', 'while sudoku(puzzle) != 1:\n    pass\n', ''],
        [
          'in a main block, which does not run',
          'if __name__ == "__main__":\n    print(sudoku(puzzle))\n',
          '',
        ],
      ],
      4,
    ),
  )('%s', async (_, demo, output) => {
    const reported = await runCalled(`${SUDOKU}${HARD}${demo}`, { timeMs: 20_000 })
    expect(reported.errors).toBe('')
    expect(answerOf(reported)).toBe(SOLVED)
    expect(reported.output).toBe(output)
    expect(reported.events).toBe(8365)
    expect(reported.io).toEqual({ input: 'unread', standIns: [], written: [] })
  })

  test('whose puzzle is one text, which the real call gets too', async () => {
    const reported = await runCalled(OF_TEXT)
    expect(reported.errors).toBe('')
    expect(answerOf(reported)).toBe(SOLVED)
  })

  test('of a method, even a static one or one that uses its class', async () => {
    const methods = SUDOKU.replaceAll('\n', '\n    ')
    for (const [before, first] of [
      ['', 'self, '],
      ['@staticmethod\n    ', ''],
      ['', 'self, note=__name__, *, other=1, '],
    ]) {
      const head = first.includes('note') ? 'self, board, note=None, *, other=1' : `${first}board`
      const source = `class Solution(object):
    ${methods}
    ${before}def solveSudoku(${head}):
        """:type board: List[List[str]]"""
        ${first === '' ? '' : '__class__'}
        for r in range(9):
            board[r] = [0 if c == '.' else int(c) for c in board[r]]
        Solution.fill(board, 0)
        for r in xrange(9):
            board[r][:] = map(str, board[r])
board = [["."] * 9 for _ in range(9)]
Solution().solveSudoku(board)
print(board[0][0])
`
        .replaceAll('fill(p, k + 1)', 'Solution.fill(p, k + 1)')
        .replaceAll('if fits(', 'if Solution.fits(')
        .replaceAll('    def f', '    @staticmethod\n    def f')
        .replace(/def sudoku[^]*?return puzzle\n/, '')
      const reported = await runCalled(source, { timeMs: 20_000 })
      expect(reported.errors).toBe('')
      expect(answerOf(reported)).toBe(SOLVED)
      expect(reported.output).toBe('.\n')
    }
  })

  test('and an error before it counts, as does one in the function', async () => {
    const before = await runCalled(`${SUDOKU}x = 1 / 0\nsudoku([])\n`)
    expect(before.outcome).toMatchObject({ kind: 'runtime-error', error: 'ZeroDivisionError', line: 25 })
    const inside = await runCalled('def sudoku(puzzle):\n    return puzzle[9][9]\nsudoku([])\n')
    expect(inside.outcome).toMatchObject({ kind: 'runtime-error', error: 'IndexError', line: 2, calls: 1 })
  })

  test('and takes no depth of recursion from the real one', async () => {
    const source = `def sudoku(puzzle, depth=1):
    try:
        return sudoku(puzzle, depth + 1)
    except RecursionError:
        print(depth)
        return puzzle
`
    const depth = Number((await runCalled(source)).output.split('\n')[0])
    expect(depth).toBeGreaterThanOrEqual(996)
  })
})

describe('A test beside the function does no harm', () => {
  test.each(
    some(
      [
        [
          'of Codewars',
          'import codewars_test as test\nfrom preloaded import *\n',
          '@test.describe("Sudoku")\ndef sample_tests():\n    @test.it("solves")\n    def one():\n        test.assert_equals(sudoku(puzzle), [[1]])\n',
        ],
        [
          'of Codewars, as it was',
          '',
          'Test.describe("Sudoku")\nTest.it("Puzzle 1")\nTest.assert_equals(sudoku(puzzle), [[1]], "wrong")\ntest.expect(sudoku(puzzle) == 1)\n',
        ],
        [
          'of unittest',
          'import unittest\n',
          'class TestSudoku(unittest.TestCase):\n    def test_one(self):\n        self.assertEqual(sudoku(puzzle), [[1]])\nunittest.main()\n',
        ],
        [
          'of unittest by name',
          'from unittest import TestCase, main\nfrom unittest.mock import patch\n',
          'class TestSudoku(TestCase):\n    @patch("builtins.print")\n    def test_one(self, mocked):\n        self.assertEqual(sudoku(puzzle), [[1]])\nif __name__ == "__main__":\n    main()\n',
        ],
        [
          'of pytest',
          'import pytest\n',
          '@pytest.mark.parametrize("p", [puzzle])\ndef test_sudoku(p):\n    assert sudoku(p) == 1\n',
        ],
        ['of doctest', 'import doctest\n', 'doctest.testmod(verbose=True)\n'],
        ['by assert', '', 'assert sudoku(puzzle) == [[1]]\n'],
      ],
      3,
    ),
  )('%s', async (_, before, after) => {
    const reported = await runCalled(`${before}${SUDOKU}${HARD}${after}`, { timeMs: 20_000 })
    expect(reported.errors).toBe('')
    expect(answerOf(reported)).toBe(SOLVED)
    expect(reported.events).toBe(8365)
    expect(reported.output).toBe('')
  })

  test('nor in a program that prints', async () => {
    const source =
      'import unittest\nclass T(unittest.TestCase):\n    def test(self):\n        pass\nprint(input())\n'
    expect((await worker.run(program(source, LINE))).output).toBe('5 3 0 0 7 0 0 0 0\n')
  })
})

describe('A solution as it is submitted to LeetCode', () => {
  test('keeps its board in its object, and is written in Python 2', async () => {
    const source = `class Solution(object):
    def solveSudoku(self, board):
        """
        :type board: List[List[str]]
        :rtype: None Do not return anything, modify board in-place instead.
        """
        self.board = board
        self.rows = [set() for _ in xrange(9)]
        self.solve(0)

    def ok(self, r, c, n):
        for k in xrange(9):
            if self.board[r][k] == n or self.board[k][c] == n or self.board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] == n:
                return False
        return True

    def solve(self, k):
        if k == 81:
            return True
        r, c = divmod(k, 9)
        if self.board[r][c] != '.':
            return self.solve(k + 1)
        for n in '123456789':
            if self.ok(r, c, n):
                self.board[r][c] = n
                if self.solve(k + 1):
                    return True
                self.board[r][c] = '.'
        return False
`
    const reported = await runCalled(source)
    expect(reported.errors).toBe('')
    expect(answerOf(reported)).toBe(SOLVED)
    expect(reported.events).toBe(8365)
  })
})

describe('A function that answers yes or no', () => {
  const LEETCODE = `class Solution:
    def isValidSudoku(self, board: List[List[str]]) -> bool:
        seen = set()
        for r in range(9):
            for c in range(9):
                if board[r][c] != '.':
                    for key in ((r, board[r][c]), (board[r][c], c), (r // 3, c // 3, board[r][c])):
                        if key in seen:
                            return False
                        seen.add(key)
        return True
`
  const CODEWARS = `def done_or_not(board):
    print("checking")
    for row in board:
        if sorted(row) != list(range(1, 10)):
            return 'Try again!'
    return 'Finished!'
`

  test.each([
    ['LeetCode’s', LEETCODE, LINE, 'true', ''],
    ['LeetCode’s, of a wrong board', LEETCODE, LINE.replace(/^530/, '533'), 'false', ''],
    ['Codewars’', CODEWARS, LINE, 'Try again!', 'checking\n'],
    ['Codewars’, of a solved board', CODEWARS, SOLVED, 'Finished!', 'checking\n'],
    ['a number', 'def valid_solution(board):\n    return 1\n', LINE, '1', ''],
    ['nothing', 'def valid_solution(board):\n    pass\n', LINE, 'None', ''],
  ])('gives the value that it returns: %s', async (_, source, line, answer, output) => {
    const { name, cells, kind } = calledFunction(source) ?? expect.unreachable()
    expect(kind).toBe('check')
    const reported = await worker.run(program(source, line, { kind, name, cells }))
    expect(reported.outcome).toEqual({ kind: 'finished', answer })
    expect(reported.output).toBe(output)
    expect(reported.events).toBe(0)
    expect(reported.hidden).toBe('unwritten')
  })
})

describe('Lines of a function that is called', () => {
  const source = `${SUDOKU}${HARD}print(sudoku(puzzle)[0][0])\n`
  const asked = () => program(source, LINE, { kind: 'call', name: 'sudoku', cells: 'numbers' })
  const text = source.split('\n')

  test('are inspected without those of the demo call', async () => {
    await runCalled(source)
    const { differs, lines } = await worker.inspect(asked(), 3, 200)
    expect(differs).toBe(false)
    expect(lines.length).toBeGreaterThan(20)
  })

  test('are counted once for each definition', async () => {
    const { writes } = await runCalled(source)
    const counts = (await worker.count(asked(), 10)) ?? []
    const total = (line: string) => counts.find(([number]) => text[number - 1].includes(line))?.[2]
    expect(total('def sudoku')).toBe(1)
    expect(total('print(sudoku')).toBe(1)
    expect(total('fill(puzzle, 0)')).toBe(1)
    expect(total('p[r][c] = 0')).toBe(writes.filter((write) => write % 16 === 0).length)
  })
})

test('a program in Python 2 is a syntax error in its line', async () => {
  const source =
    'board = [map(int, raw_input().split()) for _ in xrange(9)]\nfor row in board:\n    print row\n'
  const { outcome, io } = await worker.run(program(source, LINE))
  expect(outcome).toMatchObject({ kind: 'syntax-error', error: 'SyntaxError', line: 3, column: 5 })
  expect(io).toBeUndefined()
})
