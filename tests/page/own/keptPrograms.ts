/**
 * Realistic users' programs, each with its expected run: for one of several judges or input forms, for files, for
 * another problem, with a built-in puzzle, or as a function that checks a board.
 */
import type { OwnLanguage } from '../../../src/sudoku/reading/language.ts'
import type { OwnRun } from '../../../src/page/own/own.ts'
import { searchSource } from '../../support/javascriptSolver.ts'

export interface RealisticProgram {
  readonly language: OwnLanguage
  readonly text: string
  /** Expected verdict. */
  readonly verdict: OwnRun['verdict']['kind']
  /** Expected number of events. */
  readonly events: number
  /** Id of the form of input, if it is not the usual one. */
  readonly form?: string
  /** Names of missing files that the program opens, for which the input stands in. */
  readonly standIns?: readonly string[]
  /** True if the program contains a puzzle, and ignores the input. */
  readonly hasOwnPuzzle?: boolean
  /** True if the program solves another problem. */
  readonly isForeign?: boolean
  /** The right answer, for a program that checks boards. */
  readonly expected?: string
}

/** Number of writes to the board until the puzzle Codewars 1 is solved. */
const EVENTS = 8365

const SOLVE = `
def fits(r, c, n):
    for k in range(9):
        if board[r][k] == n or board[k][c] == n:
            return False
    for i in range(r // 3 * 3, r // 3 * 3 + 3):
        for j in range(c // 3 * 3, c // 3 * 3 + 3):
            if board[i][j] == n:
                return False
    return True

def solve(k):
    if k == 81:
        return True
    r, c = divmod(k, 9)
    if board[r][c]:
        return solve(k + 1)
    for n in range(1, 10):
        if fits(r, c, n):
            board[r][c] = n
            if solve(k + 1):
                return True
            board[r][c] = 0
    return False

solve(0)
`
/** Python code that prints the board, without spaces or (`SPACED`) with them. */
const PACKED = `for row in board:\n    print(''.join(map(str, row)))\n`
const SPACED = 'for row in board:\n    print(*row)\n'

/** Returns a Python solver. @param read code that reads its board @param print code that prints it */
function pythonProgram(
  read: string,
  print: string,
  rest: Omit<RealisticProgram, 'language' | 'text'>,
): RealisticProgram {
  return { language: 'python', text: `${read}\n${SOLVE}${print}`, ...rest }
}

const accepted = { verdict: 'accepted', events: EVENTS } as const

/** Rows of the puzzle Codewars 2, with commas between the digits. */
const CODEWARS_2 = [
  '800000000',
  '003600000',
  '070090200',
  '050007000',
  '000045700',
  '000100030',
  '001000068',
  '008500010',
  '090000400',
].map((row) => row.split('').join(', '))

const CPP = `#include <bits/stdc++.h>
using namespace std;
int a[9][9];
bool fits(int r, int c, int n) {
  for (int k = 0; k < 9; k++)
    if (a[r][k] == n || a[k][c] == n || a[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == n) return false;
  return true;
}
bool go(int k) {
  if (k == 81) return true;
  int r = k / 9, c = k % 9;
  if (a[r][c]) return go(k + 1);
  for (int n = 1; n <= 9; n++) {
    if (!fits(r, c, n)) continue;
    a[r][c] = n;
    if (go(k + 1)) return true;
    a[r][c] = 0;
  }
  return false;
}
`
const CPP_PACKED = 'for (auto& row : a) { for (int n : row) cout << n; cout << "\\n"; }'
const CPP_SPACED = 'for (auto& row : a) { for (int n : row) cout << n << " "; cout << "\\n"; }'

export const REALISTIC_PROGRAMS: Readonly<Record<string, RealisticProgram>> = {
  'Python for BOJ 2239': pythonProgram(
    'board = [list(map(int, input().strip())) for _ in range(9)]',
    PACKED,
    {
      ...accepted,
      form: 'boj-2239',
    },
  ),
  'Python for BOJ 2239, line by line': pythonProgram(
    'import sys\nboard = []\nfor line in sys.stdin:\n    board.append([int(c) for c in line.rstrip()])',
    PACKED,
    { ...accepted, form: 'boj-2239' },
  ),
  'Python that says nothing of how it takes a line apart': pythonProgram(
    'read = lambda: [int(c) for c in take()]\ntake = input\nboard = [read() for _ in range(9)]',
    PACKED,
    { ...accepted, form: 'boj-2239' },
  ),
  'Python for 81 digits in a line': pythonProgram(
    's = input()\nboard = [[int(s[i * 9 + j]) for j in range(9)] for i in range(9)]',
    SPACED,
    { ...accepted, form: 'one-line' },
  ),
  'Python for dots': pythonProgram(
    "board = [[0 if c == '.' else int(c) for c in input()] for _ in range(9)]",
    PACKED,
    { ...accepted, form: 'dots' },
  ),
  'Python for a size first': pythonProgram(
    'n = int(input())\nboard = [list(map(int, input().split())) for _ in range(n)]',
    SPACED,
    { ...accepted, form: 'size-first' },
  ),
  'Python for commas': pythonProgram(
    "board = [list(map(int, input().split(','))) for _ in range(9)]",
    SPACED,
    {
      ...accepted,
      form: 'commas',
    },
  ),
  'Python that opens input.txt': pythonProgram(
    "import sys\nsys.stdin = open('input.txt')\nboard = [list(map(int, input().split())) for _ in range(9)]",
    SPACED,
    { ...accepted, standIns: ['input.txt'] },
  ),
  'Python that reads a file in a folder': pythonProgram(
    "with open('input/2580.txt', 'r') as f:\n    board = [list(map(int, line.split())) for line in f]",
    SPACED,
    { ...accepted, standIns: ['input/2580.txt'] },
  ),
  'Python with a puzzle of its own': pythonProgram(
    `board = [\n${CODEWARS_2.map((row) => `    [${row}],\n`).join('')}]`,
    SPACED,
    { verdict: 'wrong-answer', events: 0, hasOwnPuzzle: true },
  ),
  'Python for another problem': {
    language: 'python',
    text: "n, m = map(int, input().split(':'))\nprint(n + m)\n",
    verdict: 'runtime-error',
    events: 0,
    isForeign: true,
  },
  'Python that keeps its board in a dictionary': pythonProgram(
    'board = {r: list(map(int, input().split())) for r in range(9)}',
    'for r in range(9):\n    print(*board[r])\n',
    accepted,
  ),
  'Python for LeetCode 36': {
    language: 'python',
    text: `class Solution(object):
    def isValidSudoku(self, board):
        for row in board:
            digits = [c for c in row if c != '.']
            if len(digits) != len(set(digits)):
                return False
        return True
`,
    verdict: 'accepted',
    events: 0,
    expected: 'true',
  },
  'Python that calls a board done': {
    language: 'python',
    text: "def done_or_not(board):\n    return 'Finished!'\n",
    verdict: 'wrong-answer',
    events: 0,
    expected: 'Try again!',
  },
  'JavaScript for BOJ 2239': {
    language: 'javascript',
    text: `const b = require('fs').readFileSync('/dev/stdin').toString().trim().split('\\n').map((line) => line.split('').map(Number))
${searchSource()}console.log(b.map((row) => row.join('')).join('\\n'))\n`,
    ...accepted,
    form: 'boj-2239',
  },
  'JavaScript that reads a file with Windows line ends': {
    language: 'javascript',
    text: `const fs = require('fs')\nconst path = require('path')
const b = fs.readFileSync(path.join(__dirname, 'test.txt'), 'utf8').split('\\r\\n').filter(Boolean).map((line) => line.split(' ').map(Number))
${searchSource()}console.log(b.map((row) => row.join(' ')).join('\\n'))\n`,
    ...accepted,
    standIns: ['test.txt'],
  },
  'JavaScript with a puzzle of its own': {
    language: 'javascript',
    text: `const b = [\n${CODEWARS_2.map((row) => `  [${row}],\n`).join('')}]\n${searchSource()}console.log(b.map((row) => row.join(' ')).join('\\n'))\n`,
    verdict: 'wrong-answer',
    events: 0,
    hasOwnPuzzle: true,
  },
  'JavaScript that validates a solution': {
    language: 'javascript',
    text: 'function validSolution(board) {\n  return board.every((row) => new Set(row).size === 9)\n}\nmodule.exports = { validSolution }\n',
    verdict: 'accepted',
    events: 0,
    expected: 'false',
  },
  'C++ for BOJ 2239': {
    language: 'cpp',
    text: `${CPP}int main() {\n  for (auto& row : a) for (int& n : row) scanf("%1d", &n);\n  go(0);\n  ${CPP_PACKED}\n}\n`,
    ...accepted,
    form: 'boj-2239',
  },
  'C++ that reads words': {
    language: 'cpp',
    text: `${CPP}int main() {\n  for (auto& row : a) {\n    string s;\n    cin >> s;\n    for (int j = 0; j < 9; j++) row[j] = s[j] - '0';\n  }\n  go(0);\n  ${CPP_PACKED}\n}\n`,
    ...accepted,
    form: 'boj-2239',
  },
  'C++ that reads a file': {
    language: 'cpp',
    text: `${CPP}int main() {\n  ifstream in("sudoku.txt");\n  for (auto& row : a) for (int& n : row) in >> n;\n  go(0);\n  ${CPP_SPACED}\n}\n`,
    ...accepted,
    standIns: ['sudoku.txt'],
  },
}
