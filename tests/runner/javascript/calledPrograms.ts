/**
 * Realistic programs in JavaScript and TypeScript, besides those in `programs.ts`: called functions, generators,
 * exceptions, promises, and a program without a board.
 */
import { FITS, PRINT, PUTTING, READ, type RealProgram } from './programs.ts'

const SUDOKU = { kind: 'call', name: 'sudoku', cells: 'numbers' } as const
const LEETCODE = { kind: 'call', name: 'solveSudoku', cells: 'characters' } as const

export const CALLED_PROGRAMS: readonly RealProgram[] = [
  {
    name: 'the function of LeetCode',
    input: LEETCODE,
    source: `/**
 * @param {character[][]} board
 * @return {void} Do not return anything, modify board in-place instead.
 */
var solveSudoku = function(board) {
    const isValid = (row, col, ch) => {
        const blkrow = Math.floor(row / 3) * 3;
        const blkcol = Math.floor(col / 3) * 3;
        for (let i = 0; i < 9; i++) {
            if (board[row][i] === ch || board[i][col] === ch) return false;
            if (board[blkrow + Math.floor(i / 3)][blkcol + i % 3] === ch) return false;
        }
        return true;
    };
    const dfs = (i, j) => {
        if (i === 9) return true;
        if (j === 9) return dfs(i + 1, 0);
        if (board[i][j] !== '.') return dfs(i, j + 1);
        for (let n = 1; n <= 9; n++) {
            const ch = n.toString();
            if (!isValid(i, j, ch)) continue;
            board[i][j] = ch;
            if (dfs(i, j + 1)) return true;
            board[i][j] = '.';
        }
        return false;
    };
    dfs(0, 0);
};
`,
  },
  {
    name: 'a class of LeetCode, in TypeScript',
    input: { kind: 'call', name: 'Solution.solveSudoku', cells: 'characters' },
    source: `type Cell = string;
enum Size { Box = 3, Board = 9 }
interface Place { readonly r: number; readonly c: number }

export class Solution {
  private board!: Cell[][];
  constructor(private readonly blank: Cell = '.') {}
  public solveSudoku(board: Cell[][]): void {
    this.board = board;
    this.backtrack(0);
  }
  private placeOf(p: number): Place {
    return { r: Math.floor(p / Size.Board), c: p % Size.Board };
  }
  private backtrack(p: number): boolean {
    if (p === 81) return true;
    const { r, c } = this.placeOf(p) as Place;
    if (this.board[r]![c] !== this.blank) return this.backtrack(p + 1);
    for (let n = 1; n <= 9; n++) {
      const ch = String(n) satisfies Cell;
      if (!this.fits(r, c, ch)) continue;
      this.board[r]![c] = ch;
      if (this.backtrack(p + 1)) return true;
      this.board[r]![c] = this.blank;
    }
    return false;
  }
  private fits = (r: number, c: number, ch: Cell): boolean => {
    for (let k = 0; k < Size.Board; k++) {
      if (this.board[r][k] === ch || this.board[k][c] === ch) return false;
      if (this.board[r - (r % Size.Box) + Math.floor(k / Size.Box)][c - (c % Size.Box) + (k % Size.Box)] === ch) return false;
    }
    return true;
  };
}
`,
  },
  {
    name: 'the function of Codewars, which returns the board, in TypeScript',
    input: SUDOKU,
    source: `export function sudoku(puzzle: number[][]): number[][] {
  const solve = (): boolean => {
    for (let r = 0; r < 9; r++) {
      for (let c = 0; c < 9; c++) {
        if (puzzle[r][c] !== 0) continue;
        for (let n: number = 1; n <= 9; n++) {
          if (possible(r, c, n)) {
            puzzle[r][c] = n;
            if (solve()) return true;
            puzzle[r][c] = 0;
          }
        }
        return false;
      }
    }
    return true;
  };
  function possible(r: number, c: number, n: number): boolean {
    for (let i = 0; i < 9; i++) if (puzzle[r][i] === n || puzzle[i][c] === n) return false;
    const [r0, c0] = [Math.floor(r / 3) * 3, Math.floor(c / 3) * 3] as [number, number];
    for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) if (puzzle[r0 + i][c0 + j] === n) return false;
    return true;
  }
  solve();
  return puzzle;
}
`,
  },
  {
    name: 'module.exports',
    input: { kind: 'call', name: 'module.exports', cells: 'numbers' },
    source: `"use strict";
module.exports = function (board) {${FITS}
  const put = (r, c, n) => { board[r][c] = n }
${PUTTING}
  return board
}
`,
  },
  {
    name: 'a generator of solutions',
    source: `${READ}${FITS}
function* solutions(p = 0) {
  while (p < 81 && board[Math.floor(p / 9)][p % 9]) p++
  if (p === 81) {
    yield board
    return
  }
  for (let n = 1; n <= 9; n++) {
    if (fits(board, Math.floor(p / 9), p % 9, n)) {
      board[Math.floor(p / 9)][p % 9] = n
      yield* solutions(p + 1)
      board[Math.floor(p / 9)][p % 9] = 0
    }
  }
}
for (const solution of solutions()) {
  ${PRINT}
  break
}
`,
  },
  {
    name: 'try and finally around each digit, and a jump out',
    source: `${READ}${FITS}
class Found extends Error {}
function solve(p) {
  while (p < 81 && board[Math.floor(p / 9)][p % 9]) p++
  if (p === 81) throw new Found()
  digits: for (let n = 1; n <= 9; n++) {
    if (!fits(board, Math.floor(p / 9), p % 9, n)) continue digits
    let isFound = false
    try {
      board[Math.floor(p / 9)][p % 9] = n
      solve(p + 1)
    } catch (error) {
      if (!(error instanceof Found)) throw error
      isFound = true
      throw error
    } finally {
      if (!isFound) board[Math.floor(p / 9)][p % 9] = 0
    }
  }
}
try { solve(0) } catch { ${PRINT} }
`,
  },
  {
    name: 'a timer, and promises',
    source: `import * as fs from 'fs';
const board = fs.readFileSync(0, { encoding: 'utf8' }).trim().split('\\n').map((line) => line.split(' ').map(Number));
${FITS}
const put = (r, c, n) => { board[r][c] = n };
async function search() {
  await null;
  ${PUTTING.replace('\nsolve(0)\n', '')}
  return new Promise((resolve) => setTimeout(() => resolve(solve(0)), 100));
}
search().then(() => { ${PRINT} });
`,
  },
  {
    name: 'bit masks, and a list of the givens',
    writes: 'none',
    source: `const digits = require('fs').readFileSync(0).toString().trim().split(/\\s+/).map(Number)
const rows = {}, cols = {}, boxes = {}, blanks = [], found = new Map()
digits.forEach((n, p) => {
  const [r, c] = [Math.floor(p / 9), p % 9]
  const b = Math.floor(r / 3) * 3 + Math.floor(c / 3)
  if (n) { rows[r] |= 1 << n; cols[c] |= 1 << n; boxes[b] |= 1 << n } else blanks.push([r, c, b])
})
function solve(k) {
  if (k === blanks.length) return true
  const [r, c, b] = blanks[k]
  const used = rows[r] | cols[c] | boxes[b]
  for (let n = 1; n <= 9; n++) {
    const bit = 1 << n
    if (used & bit) continue
    rows[r] |= bit; cols[c] |= bit; boxes[b] |= bit
    found.set(r * 9 + c, n)
    if (solve(k + 1)) return true
    rows[r] ^= bit; cols[c] ^= bit; boxes[b] ^= bit
  }
  return false
}
solve(0)
console.log(digits.map((n, p) => n || found.get(p)).join(' '))
`,
  },
]
