import type { Page } from '@playwright/test'
import { button, CODEWARS_1 } from './support.ts'

/** Returns the number of the first line of a program that contains a text. */
export function lineWith(source: string, text: string): number {
  return 1 + source.split('\n').findIndex((line) => line.includes(text))
}

/** A typical user program: reads the input of the judge BOJ's problem 2580, and tries in each blank the digits left. */
export const SOLVER = `import sys
board = [list(map(int, sys.stdin.readline().split())) for _ in range(9)]
blanks = [(y, x) for y in range(9) for x in range(9) if board[y][x] == 0]

def promising(y, x):
    used = set(board[y]) | {board[i][x] for i in range(9)}
    for i in range(y // 3 * 3, y // 3 * 3 + 3):
        used.update(board[i][x // 3 * 3:x // 3 * 3 + 3])
    return [n for n in range(1, 10) if n not in used]

def dfs(depth):
    if depth == len(blanks):
        for row in board:
            print(*row)
        sys.exit()
    y, x = blanks[depth]
    for n in promising(y, x):
        board[y][x] = n
        dfs(depth + 1)
        board[y][x] = 0

dfs(0)
`

/** `SOLVER` in JavaScript, which makes the same placements and backtracks. Its engine starts faster than Python. */
export const JAVASCRIPT = `const board = require('fs').readFileSync('/dev/stdin').toString().trim()
  .split('\\n').map((line) => line.trim().split(' ').map(Number))

function fits(y, x, n) {
  for (let i = 0; i < 9; i++) {
    if (board[y][i] === n || board[i][x] === n) return false
    if (board[y - (y % 3) + Math.floor(i / 3)][x - (x % 3) + (i % 3)] === n) return false
  }
  return true
}

function dfs(cell) {
  if (cell === 81) return true
  if (board[Math.floor(cell / 9)][cell % 9] !== 0) return dfs(cell + 1)
  const y = Math.floor(cell / 9)
  const x = cell % 9
  for (let n = 1; n <= 9; n++) {
    if (!fits(y, x, n)) continue
    board[y][x] = n
    if (dfs(cell + 1)) return true
    board[y][x] = 0
  }
  return false
}

dfs(0)
for (const row of board) console.log(row.join(' '))
`

/** `SOLVER` for the judge's problem 2239, where rows have no spaces. */
export const PACKED = SOLVER.replace('sys.stdin.readline().split()', 'sys.stdin.readline().strip()').replace(
  'print(*row)',
  "print(''.join(map(str, row)))",
)

const ROWS = CODEWARS_1.match(/.{9}/g) ?? []

/** `SOLVER` with a puzzle in its source instead of an input: the first one of Codewars, with its last row on top. */
export const WITH_OWN_PUZZLE = SOLVER.replace(
  /board = .*/,
  `board = [\n${ROWS.toReversed()
    .map((row) => `    [${row.split('').join(', ')}],\n`)
    .join('')}]`,
)

/** Opens the details of the verdict on the user's program. */
export async function openVerdict(page: Page): Promise<void> {
  await page.getByTestId('verdict').getByRole('button').first().click()
}

/** Opens the menu of what else can be done with the user's program. */
export async function openTools(page: Page): Promise<void> {
  await button(page, 'More for this program').click()
}
