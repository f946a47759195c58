/**
 * The function that the page calls is found in JavaScript and TypeScript programs like those on the web; programs that
 * print are run instead.
 */
import { describe, expect, test } from 'vitest'
import { calledFunction, functionsIn } from '../../../src/runner/javascript/javascriptInput.ts'

const SEARCH = `
  for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) if (board[r][c] === 0) return false
  return true
}
`

describe('The function that is called is the one that solves:', () => {
  test.each([
    ['var solveSudoku = function (board) {\n  solve(board)\n};\n', 'solveSudoku', 'characters'],
    ['const solveSudoku = (board: string[][]): void => {}\n', 'solveSudoku', 'characters'],
    ['export default function (puzzle) {\n  return puzzle\n}\n', 'module.exports', 'numbers'],
    ['export default (grid) => {\n  return grid\n}\n', 'module.exports', 'numbers'],
    ['exports = module.exports = function (board) {}\n', 'module.exports', 'numbers'],
    ['module.exports = {\n  solve(board) {\n    return board\n  },\n}\n', 'solve', 'numbers'],
    ['module.exports = {\n  solve: function (board) {\n    return board\n  }\n}\n', 'solve', 'numbers'],
    ['export default {\n  solve: (board) => board,\n}\n', 'solve', 'numbers'],
    [`function solve(board) {${SEARCH}module.exports = { solve }\n`, 'solve', 'numbers'],
    [
      `export default class SudokuSolver {\n  solve(board) {\n    return board\n  }\n}\n`,
      'SudokuSolver.solve',
      'numbers',
    ],
    ['class Solver {\n  static solve(grid) {\n    return grid\n  }\n}\n', 'Solver.solve', 'numbers'],
    [
      'class Sudoku {\n  constructor(board) {}\n  solve() {}\n}\nconsole.log(new Sudoku([]).solve())\n',
      'Sudoku(board).solve',
      'numbers',
    ],
    ['function sudoku(puzzle: (number | string)[][]) {}\n', 'sudoku', 'characters'],
    ['const solve = (board: (number | null)[][]): boolean => true\n', 'solve', 'numbers'],
    ['function backtrack(xs) {\n  return xs[0][0] === 0\n}\n', 'backtrack', 'numbers'],
    ["function fill(board) {\n  if (board[0][0] !== '.') return\n}\n", 'fill', 'characters'],
    [
      "function fill(board) {\n  if (board[0][0] % 3 == 0 && board[1][1] === '.') return\n}\n",
      'fill',
      'characters',
    ],
    ['function solve(board = demo) {}\nconst demo = []\n', 'solve', 'numbers'],
    [
      `function printBoard(board) {}\nfunction isValid(board) {}\nfunction run(board) {${SEARCH}`,
      'run',
      'numbers',
    ],
    [`function isValidSudoku(board) {}\nfunction solveIt(board) {${SEARCH}`, 'solveIt', 'numbers'],
    [
      "// const board = require('fs').readFileSync('/dev/stdin')\nconst text = `5 3`\nfunction solve(board) {}\n",
      'solve',
      'numbers',
    ],
    [
      "const { expect } = require('chai')\nfunction sudoku(puzzle) {}\ndescribe('sudoku', () => {\n  it('solves', () => expect(sudoku([])).to.eql([]))\n})\n",
      'sudoku',
      'numbers',
    ],
  ])('%j', (source, name, cells) => {
    expect(calledFunction(source)).toEqual({ name, cells, kind: 'call' })
  })
})

describe('A function that takes the puzzle as one text is called with one:', () => {
  const DOTS = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'

  test.each([
    ['class SudokuSolver {\n  solve(puzzleString) {}\n}\nmodule.exports = SudokuSolver\n', 'one-line'],
    [
      'class SudokuSolver {\n  solve(puzzleString) {\n    return /[^1-9.]/.test(puzzleString)\n  }\n}\n',
      'one-line-dots',
    ],
    ['export const solve = (puzzle: string): string => puzzle\n', 'one-line'],
    ['function solveLine(puzzle) {}\nconsole.log(solveLine(`DOTS`))\n', 'one-line-dots'],
    ["const fill = (s) => s\nconst first: string = 'DOTS'\nconsole.log(fill(first))\n", 'one-line-dots'],
  ])('%j', (source, cells) => {
    expect(calledFunction(source.replace('DOTS', DOTS))).toMatchObject({ kind: 'call', cells })
  })

  test('but not a helper that gets a text by its type alone', () => {
    expect(calledFunction('const parse = (text: string) => [text]\n')).toBeUndefined()
  })
})

describe('A function that answers yes or no is asked, if nothing solves:', () => {
  test.each([
    ['var isValidSudoku = function (board) {}\n', 'isValidSudoku', 'characters'],
    [
      'class Solution {\n  isValidSudoku(board: string[][]): boolean {\n  }\n}\n',
      'Solution.isValidSudoku',
      'characters',
    ],
    ['function doneOrNot(board){\n}\n', 'doneOrNot', 'numbers'],
    ['function validSolution(board){\n}\n', 'validSolution', 'numbers'],
    ['const validateSudoku = (board) => true\n', 'validateSudoku', 'numbers'],
    ['export const sudokuValidator = (x: number[][]) => true\n', 'sudokuValidator', 'numbers'],
    ['function check_sudoku(grid) {}\nconsole.log(check_sudoku([]))\n', 'check_sudoku', 'numbers'],
    ['function isValid(board) {\n}\nmodule.exports = isValid\n', 'isValid', 'numbers'],
  ])('%j', (source, name, cells) => {
    expect(calledFunction(source)).toEqual({ name, cells, kind: 'check' })
  })

  test('and can be chosen where another is likelier', () => {
    const source = 'function isValidSudoku(board) {}\nfunction solve(board) {}\n'
    expect(functionsIn(source).map(({ name, kind }) => [name, kind])).toEqual([
      ['solve', 'call'],
      ['isValidSudoku', 'check'],
    ])
  })
})

describe('A program that prints is run, even beside functions with one parameter:', () => {
  test.each([
    ['a name', 'function imp(name) {\n  return name + 1\n}\nconsole.log(imp("x"))\n'],
    ['a position', 'function solve(p) {\n  return p === 81\n}\nconsole.log(solve(0))\n'],
    ['a number by its type', 'function solve(board: number) {}\nconsole.log(solve(0))\n'],
    ['a row by its type', 'const sum = (board: number[]) => 1\nconsole.log(sum([]))\n'],
    ['printing', 'const board = []\nfunction print(board) {\n  console.log(board[0][0])\n}\nprint(board)\n'],
    ['finding blanks', 'const board = []\nfunction findEmpty(board) {}\nconsole.log(findEmpty(board))\n'],
    ['a check of its own', 'const board = []\nfunction isSolved(board) {}\nconsole.log(isSolved(board))\n'],
    [
      'a class that is made with a number',
      'class Sudoku {\n  constructor(size) {}\n  solve() {}\n}\nconsole.log(new Sudoku(9).solve())\n',
    ],
    [
      'files',
      "const fs = require('fs')\nfs.readFile('a.txt', (e, text) => solve(text))\nfunction solve(board) {}\n",
    ],
  ])('%s', (_, source) => {
    expect(calledFunction(source)).toBeUndefined()
  })
})
