/** Programs of the lessons: one search in JavaScript, as posts on BOJ 2580 write it, with several ways to end. */

/** 21 lines: reads the puzzle, lists its blanks, and checks digits against the board. */
const BASE = `const input = require('fs').readFileSync(0, 'utf8')
const board = input.trim().split('\\n').map((line) => line.trim().split(' ').map(Number))
const blanks = []
for (let y = 0; y < 9; y++) {
  for (let x = 0; x < 9; x++) if (board[y][x] === 0) blanks.push([y, x])
}

function fits(y, x, n) {
  const top = Math.floor(y / 3) * 3
  const left = Math.floor(x / 3) * 3
  for (let i = 0; i < 9; i++) {
    if (board[y][i] === n || board[i][x] === n) return false
    if (board[top + Math.floor(i / 3)][left + (i % 3)] === n) return false
  }
  return true
}

function print() {
  console.log(board.map((row) => row.join(' ')).join('\\n'))
}

`

export const CLEARING_LINE = '    board[y][x] = 0\n'

/** Prints the first solution, and ends the program there. */
export const EXITING = `${BASE}function dfs(depth) {
  if (depth === blanks.length) {
    print()
    process.exit()
  }
  const [y, x] = blanks[depth]
  for (let n = 1; n <= 9; n++) {
    if (!fits(y, x, n)) continue
    board[y][x] = n
    dfs(depth + 1)
${CLEARING_LINE}  }
}

dfs(0)
`

/** Never takes a digit back. */
export const NOT_CLEARING = EXITING.replace(CLEARING_LINE, '')

/** Passes on that the board is full, before any cell is cleared. */
export const RETURNING_TRUE = `${BASE}function dfs(depth) {
  if (depth === blanks.length) return true
  const [y, x] = blanks[depth]
  for (let n = 1; n <= 9; n++) {
    if (!fits(y, x, n)) continue
    board[y][x] = n
    if (dfs(depth + 1)) return true
${CLEARING_LINE}  }
  return false
}

dfs(0)
print()
`

/** Prints the first solution and sets a flag, at which each call looks after it has cleared its cell. */
export const SETTING_A_FLAG = `${BASE}let isDone = false

function dfs(depth) {
  if (depth === blanks.length) {
    print()
    isDone = true
    return
  }
  const [y, x] = blanks[depth]
  for (let n = 1; n <= 9; n++) {
    if (!fits(y, x, n)) continue
    board[y][x] = n
    dfs(depth + 1)
${CLEARING_LINE}    if (isDone) return
  }
}

dfs(0)
`

/** Prints every solution. */
export const GOING_ON = EXITING.replace('process.exit()', 'return')
