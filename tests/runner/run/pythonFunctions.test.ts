/** The function of a Python program that the page calls with the puzzle. */
import { describe, expect, test } from 'vitest'
import { calledFunction, functionsIn } from '../../../src/runner/python/programInput.ts'

const SOLVE = 'def solve(board):\n    return board\n'

describe('A function can take a board', () => {
  test.each([
    ['named as one', 'def fill(grid):\n    pass\n'],
    ['annotated as one', 'def fill(x: list[list[int]]):\n    pass\n'],
    ['indexed twice', 'def fill(thing):\n    thing[0][1] = 2\n'],
    ['indexed by a pair', 'def fill(thing):\n    thing[r, c] = 2\n'],
    ['indexed once, in a loop of nine', 'def fill(thing):\n    for k in range(9):\n        row = thing[k]\n'],
    ['passed on by a solver', 'def solve(s):\n    return search(parse(s))\n'],
    [
      'with a comma in its annotation',
      'def fill(x: Annotated[list[int], "9 x 9"], depth: int = 0):\n    pass\n',
    ],
    ['over several lines', 'def fill(\n    board,  # 9 x 9\n    depth=0,\n):\n    pass\n'],
  ])('that is %s', (_, source) => {
    expect(calledFunction(source)?.kind).toBe('call')
  })

  test.each([
    ['imports a module', 'def imp(name):\n    return __import__(name)\n'],
    [
      'takes the number of a cell',
      'board = []\ndef solve(k):\n    if k == 81:\n        return True\n    r, c = divmod(k, 9)\n    for n in range(1, 10):\n        board[r][c] = n\n        if solve(k + 1):\n            return True\n',
    ],
    [
      'takes an index of the blanks',
      'def dfs(n):\n    x, y = blanks[n]\n    for i in range(9):\n        board[x][y] = i\n        dfs(n + 1)\n',
    ],
    [
      'takes a place',
      'def solve(pos):\n    r, c = pos[0], pos[1]\n    for n in range(9):\n        board[r][c] = n\n',
    ],
    ['takes a line', 'def parse(line):\n    return [int(c) for c in line]\n'],
    [
      'is defined in a function',
      'def main():\n    def solve(board):\n        return board\n    print(solve([[0]]))\nmain()\n',
    ],
    ['takes a number', 'def solve(board_size: int):\n    return board_size\n'.replace('board_size', 'size')],
  ])('unlike one that %s', (_, source) => {
    expect(functionsIn(source)).toEqual([])
    expect(calledFunction(`${source}print(1)\n`)).toBeUndefined()
  })
})

describe('A program that prints by itself has no function called', () => {
  test.each([
    [
      'whose solver takes nothing',
      'board = [[0] * 9]\ndef print_board(board):\n    for row in board:\n        print(row)\ndef solve():\n    board[0][0] = 1\nsolve()\nprint_board(board)\n',
    ],
    [
      'whose solver takes a place too',
      'def is_valid_sudoku(board):\n    return True\ndef solve(board, r, c):\n    pass\nsolve([], 0, 0)\n',
    ],
    ['that has only a helper', 'def show(board):\n    print(board)\nshow(1)\n'],
    ['that reads a file', `${SOLVE}with open("sudoku.txt") as f:\n    print(solve(f.read()))\n`],
    ['that reads a file as a whole', `${SOLVE}print(solve(Path("sudoku.txt").read_text()))\n`],
  ])('%s', (_, source) => {
    expect(calledFunction(source)).toBeUndefined()
  })

  test.each([
    ['a comment about input', `# input() is a board\n${SOLVE}`],
    ['a description that mentions stdin', `"""Reads nothing from stdin."""\n${SOLVE}`],
    ['a file that is written', `${SOLVE}open("out.txt", "w").write("1")\n`],
    ['a file that is written, as `mode`', `${SOLVE}open("out.txt", mode="w").write("1")\n`],
  ])('but %s is no reading', (_, source) => {
    expect(calledFunction(source)?.name).toBe('solve')
  })
})

describe('The likeliest function', () => {
  test.each([
    [
      'is the solver, whatever comes first',
      `def print_board(board):\n    pass\ndef find_empty(board):\n    pass\ndef is_valid(board):\n    pass\ndef backtrack_solver(board):\n    pass\nprint_board(1)\n`,
      'backtrack_solver',
    ],
    [
      'is LeetCode’s method',
      `${SOLVE}class Solution(object):\n    def ok(self, board):\n        pass\n    def solveSudoku(self, board):\n        pass\n`,
      'Solution.solveSudoku',
    ],
    [
      'is LeetCode’s method beside a main block that reads',
      `import sys\nclass Solution:\n    def solveSudoku(self, board):\n        pass\nif __name__ == "__main__":\n    Solution().solveSudoku(sys.stdin)\n`,
      'Solution.solveSudoku',
    ],
    [
      'may be a method of another class',
      'class Sudoku:\n    def __init__(self):\n        pass\n    def solve(self, grid):\n        pass\nSudoku().solve([])\n',
      'Sudoku.solve',
    ],
    [
      'is none of a class whose objects need a value',
      'class Sudoku:\n    def __init__(self, board):\n        self.board = board\n    def solve(self, grid):\n        pass\n',
      undefined,
    ],
    [
      'is no test',
      'import unittest\nclass T(unittest.TestCase):\n    def solve(self, grid):\n        pass\n',
      undefined,
    ],
  ])('%s', (_, source, name) => {
    expect(calledFunction(source)?.name).toBe(name)
  })

  test.each([
    ['a function, of numbers', SOLVE, 'numbers'],
    [
      'a function that looks for dots, of characters',
      'def solve(board):\n    if board[0][0] == ".":\n        pass\n',
      'characters',
    ],
    ['a function by its annotation', 'def solve(board: List[List[str]]):\n    pass\n', 'characters'],
    [
      'a method of LeetCode’s, of characters',
      'class Solution:\n    def solveSudoku(self, board):\n        pass\n',
      'characters',
    ],
    [
      'a method of LeetCode’s by its annotation',
      'class Solution:\n    def solveSudoku(self, board: List[List[int]]):\n        pass\n',
      'numbers',
    ],
  ] as const)('takes cells: %s', (_, source, cells) => {
    expect(calledFunction(source)?.cells).toBe(cells)
  })
})

describe('A function takes the puzzle as one text', () => {
  const ZEROS = '003020600900305001001806400008102900700000008006708200002609500800203009005010300'
  const DOTS = ZEROS.replaceAll('0', '.')
  const ROWS = Array.from({ length: 9 }, (_, row) => `"${DOTS.slice(row * 9, row * 9 + 9)}"`)
  const SEARCH = 'def solve(grid):\n    return search(parse(grid))\n'

  test.each([
    ['the program calls it with one', `${SEARCH}print(solve('${DOTS}'))\n`, 'one-line-dots'],
    ['… of zeros', `${SEARCH}print(solve("${ZEROS}"))\n`, 'one-line'],
    ['… in a variable', `${SEARCH}grid1 = '${ZEROS}'\ndisplay(solve(grid1))\n`, 'one-line'],
    ['… though nothing else tells', `def go(x):\n    return x\ngo('${DOTS}')\n`, 'one-line-dots'],
    ['… in nine parts', `${SEARCH}g = (${ROWS.join('\n  ')})\nsolve(g, )\n`, 'one-line-dots'],
    ['its annotation says so', 'def solve(puzzle: str) -> str:\n    return search(puzzle)\n', 'one-line'],
    [
      '… and the program tells dots',
      'def solve(s: str):\n    return search(s.replace(".", "0"))\n',
      'one-line-dots',
    ],
  ] as const)('if %s', (_, source, cells) => {
    expect(calledFunction(source)).toMatchObject({ kind: 'call', cells })
  })

  test.each([
    ['its own parameter has the name of a text', `grid = '${ZEROS}'\n${SEARCH}`],
    ['the text is converted first', `${SEARCH}solve(parse('${ZEROS}'))\n`],
    ['the text is no puzzle', `${SEARCH}solve('${ZEROS.slice(1)}')\n`],
    ['another function gets it', `${SEARCH}resolve('${ZEROS}')\n`],
  ])('but not if %s', (_, source) => {
    expect(calledFunction(source)?.cells).toBe('numbers')
  })
})

describe('A function that answers yes or no', () => {
  test.each([
    'isValidSudoku',
    'is_valid_sudoku',
    'doneOrNot',
    'done_or_not',
    'validSolution',
    'valid_solution',
    'validateSudoku',
    'validate_sudoku',
    'check_sudoku',
    'checkSudoku',
    'sudokuValidator',
    'sudoku_validator',
    'is_sudoku_valid',
    'sudoku_is_valid',
    'is_valid_board',
    'is_valid',
  ])('is %s', (name) => {
    expect(calledFunction(`def ${name}(board):\n    return True\n`)).toEqual({
      name,
      cells: 'numbers',
      kind: 'check',
    })
  })

  test('is a method of LeetCode’s, with helpers', () => {
    const source =
      'class Solution:\n    def isValidSudoku(self, board: List[List[str]]) -> bool:\n        return self.rows(board)\n    def rows(self, board):\n        return True\n'
    expect(calledFunction(source)).toEqual({
      name: 'Solution.isValidSudoku',
      cells: 'characters',
      kind: 'check',
    })
  })

  test('is called even beside helpers that take boards and a line that prints', () => {
    const source =
      'def rows(board):\n    return board\ndef columns(board):\n    return zip(*board)\ndef done_or_not(board):\n    return "Finished!"\nprint(done_or_not([]))\n'
    expect(calledFunction(source)).toMatchObject({ name: 'done_or_not', kind: 'check' })
  })

  test('comes after a function that solves', () => {
    const source = `def is_valid_sudoku(board):\n    return True\n${SOLVE}`
    expect(functionsIn(source).map(({ name, kind }) => [name, kind])).toEqual([
      ['solve', 'call'],
      ['is_valid_sudoku', 'check'],
    ])
  })

  test.each(['solve_sudoku', 'sudoku_solver', 'solution', 'check_and_solve'])('is not %s', (name) => {
    expect(calledFunction(`def ${name}(board):\n    return True\n`)?.kind).toBe('call')
  })
})
