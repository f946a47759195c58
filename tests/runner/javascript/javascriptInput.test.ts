import { describe, expect, test } from 'vitest'
import { calledFunction, functionsIn } from '../../../src/runner/javascript/javascriptInput.ts'

describe('The function to call', () => {
  test.each([
    ['var solveSudoku = function(board) {\n};', 'solveSudoku', 'characters'],
    ['function solveSudoku(board: string[][]): void {\n}', 'solveSudoku', 'characters'],
    ['function sudoku(puzzle) {\n  return puzzle\n}', 'sudoku', 'numbers'],
    ['export function sudoku(puzzle: number[][]): number[][] {\n}', 'sudoku', 'numbers'],
    ['export default function sudoku(puzzle) {}', 'sudoku', 'numbers'],
    ['const sudoku = puzzle => puzzle', 'sudoku', 'numbers'],
    ['const sudoku = (puzzle: number[][]): number[][] => {\n}', 'sudoku', 'numbers'],
    ['export const solve: Solver = async (board) => {}', 'solve', 'numbers'],
    ['module.exports = function (board) {}', 'module.exports', 'numbers'],
    ['exports.solve = (board) => board', 'solve', 'numbers'],
    ['module.exports.solve = board => board', 'solve', 'numbers'],
    ['class Solution {\n  solveSudoku(board) {}\n}', 'Solution.solveSudoku', 'characters'],
    [
      'export class Solution {\n  n = 1\n  public solveSudoku(board: string[][]): void {}\n}',
      'Solution.solveSudoku',
      'characters',
    ],
    [
      'function fits(board, r, c) {}\nfunction helper(x) {}\nfunction sudoku(board, depth = 0) {}',
      'sudoku',
      'numbers',
    ],
    ['function grid(rows) {}', 'grid', 'numbers'],
  ])('of %j', (source, name, cells) => {
    expect(calledFunction(source)).toEqual({ name, cells, kind: 'call' })
  })

  test.each([
    ["const fs = require('fs')\nconst input = fs.readFileSync('/dev/stdin')\nfunction solve(board) {}"],
    ["process.stdin.on('data', (c) => {})\nfunction solve(board) {}"],
    ["import * as readline from 'readline'\nconst solve = (board) => {}"],
    ['function dfs(x, y) {}\ndfs(0, 0)'],
    ['for (;;) {\n  function solve(board) {}\n}'],
    [''],
  ])('does not exist in %j', (source) => {
    expect(calledFunction(source)).toBeUndefined()
  })

  test('is one of several, which can be chosen even if the program reads its input', () => {
    const source =
      "const text = require('fs').readFileSync(0)\nfunction other(board) {}\nconst solve = (b) => b\nfunction two(a, b) {}\n"
    expect(functionsIn(source)).toEqual([
      { name: 'solve', cells: 'numbers', kind: 'call' },
      { name: 'other', cells: 'numbers', kind: 'call' },
    ])
  })
})
