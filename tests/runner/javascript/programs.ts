/**
 * Realistic JavaScript programs that differ in how they read, keep or write their boards. All fill blanks along the
 * rows, trying 1 to 9.
 */
import type { ProgramInput } from '../../../src/runner/questions.ts'

export interface RealProgram {
  readonly name: string
  readonly source: string
  readonly input?: ProgramInput
  /** Missing if the writes are those of a row-by-row search. `others`: only the first is the same. `none`: none. */
  readonly writes?: 'others' | 'none'
}

/** Code of `fits(board, r, c, n)`, which checks the rules. */
export const FITS = `
function fits(board, r, c, n) {
  for (let k = 0; k < 9; k++) {
    if (board[r][k] === n || board[k][c] === n) return false
    if (board[Math.floor(r / 3) * 3 + Math.floor(k / 3)][Math.floor(c / 3) * 3 + k % 3] === n) return false
  }
  return true
}
`

/** Code that reads `board` from the standard input. */
export const READ = `const board = require('fs').readFileSync(0, 'utf8').trim().split('\\n').map((line) => line.split(' ').map(Number))
`
/** Code that prints `board`. */
export const PRINT = `console.log(board.map((row) => row.join(' ')).join('\\n'))
`

/** Code of a search that calls `put(r, c, n)`. */
export const PUTTING = `
function solve(p) {
  while (p < 81 && board[Math.floor(p / 9)][p % 9]) p++
  if (p === 81) return true
  const r = Math.floor(p / 9), c = p % 9
  for (let n = 1; n <= 9; n++) {
    if (!fits(board, r, c, n)) continue
    put(r, c, n)
    if (solve(p + 1)) return true
    put(r, c, 0)
  }
  return false
}
solve(0)
`

const programWithPut = (name: string, put: string, writes?: 'others'): RealProgram => ({
  name,
  source: `${READ}${FITS}${put}${PUTTING}${PRINT}`,
  ...(writes && { writes }),
})

export const REAL_PROGRAMS: readonly RealProgram[] = [
  {
    name: 'readline, lines by events, and process.exit',
    source: `const readline = require('readline');
const rl = readline.createInterface({
  input: process.stdin,
  output: process.stdout
});
const map = [];
rl.on('line', function (line) {
  map.push(line.split(' ').map((el) => parseInt(el)));
}).on('close', function () {
  solution();
  process.exit();
});
function solution() {
  const zero = [];
  for (let i = 0; i < 9; i++) for (let j = 0; j < 9; j++) if (map[i][j] === 0) zero.push([i, j]);
  function check(x, y, num) {
    for (let i = 0; i < 9; i++) {
      if (map[x][i] == num) return false;
      if (map[i][y] == num) return false;
    }
    let xx = parseInt(x / 3) * 3, yy = parseInt(y / 3) * 3;
    for (let i = xx; i < xx + 3; i++)
      for (let j = yy; j < yy + 3; j++)
        if (map[i][j] == num) return false;
    return true;
  }
  let end = false
  function dfs(depth) {
    if (end) return;
    if (depth === zero.length) {
      end = true;
      map.forEach(row => console.log(row.join(' ')));
      return;
    }
    const [x, y] = zero[depth];
    for (let k = 1; k <= 9; k++) {
      if (check(x, y, k)) {
        map[x][y] = k;
        dfs(depth + 1);
        if (end) return;
        map[x][y] = 0;
      }
    }
  }
  dfs(0);
}
`,
  },
  {
    name: 'lines that are awaited',
    source: `const readline = require('node:readline')
async function main() {
  const rl = readline.createInterface({ input: process.stdin, crlfDelay: Infinity })
  const board = []
  for await (const line of rl) board.push([...line.trim().split(' ')].map(Number))
  const solve = (p) => {
    if (p === 81) return true
    const r = (p / 9) | 0, c = p % 9
    if (board[r][c] !== 0) return solve(p + 1)
    for (let n = 1; n < 10; n++) {
      if (!fits(board, r, c, n)) continue
      board[r][c] = n
      if (solve(p + 1)) return true
      board[r][c] = 0
    }
    return false
  }
  solve(0)
  for (const row of board) process.stdout.write(row.join(' ') + '\\n')
}
${FITS}
main()
`,
  },
  {
    name: 'data and end of the standard input, a flat list of 81, and no semicolons',
    source: `let text = ''
process.stdin.setEncoding('utf8')
process.stdin.on('data', (chunk) => (text += chunk))
process.stdin.on('end', () => {
  const cells = text.trim().split(/\\s+/).map(Number)
  const solve = (p) => {
    while (cells[p]) p++
    if (p === 81) return true
    const used = new Set()
    for (let k = 0; k < 9; k++) {
      used.add(cells[p - p % 9 + k])
      used.add(cells[p % 9 + k * 9])
      used.add(cells[Math.floor(p / 27) * 27 + Math.floor(p % 9 / 3) * 3 + Math.floor(k / 3) * 9 + k % 3])
    }
    for (let n = 1; n <= 9; n++) {
      if (used.has(n)) continue
      cells[p] = n
      if (solve(p + 1)) return true
      cells[p] = 0
    }
    return false
  }
  solve(0)
  for (let r = 0; r < 9; r++) console.log(...cells.slice(r * 9, r * 9 + 9))
})
`,
  },
  {
    name: 'a board that counts from 1, filled cell by cell',
    source: `const input = require('fs').readFileSync(process.platform === 'linux' ? '/dev/stdin' : './input.txt').toString().trim().split('\\n')
const a = Array.from(Array(10), () => Array(10).fill(0))
for (let i = 1; i <= 9; i++) {
  const line = input[i - 1].split(' ')
  for (let j = 1; j <= 9; j++) a[i][j] = Number(line[j - 1])
}
const ok = (r, c, n) => {
  for (let k = 1; k <= 9; k++) if (a[r][k] === n || a[k][c] === n) return false
  const top = r - (r - 1) % 3, left = c - (c - 1) % 3
  for (let i = top; i < top + 3; i++) for (let j = left; j < left + 3; j++) if (a[i][j] === n) return false
  return true
}
function go(r, c) {
  if (c === 10) { r++; c = 1 }
  if (r === 10) {
    for (let i = 1; i <= 9; i++) console.log(a[i].slice(1).join(' '))
    process.exit(0)
  }
  if (a[r][c]) return go(r, c + 1)
  for (let n = 1; n <= 9; n++) {
    if (ok(r, c, n)) {
      a[r][c] = n
      go(r, c + 1)
      a[r][c] = 0
    }
  }
}
go(1, 1)
`,
  },
  {
    name: 'an input whose last line break makes a tenth row',
    source: `const board = require('fs').readFileSync('/dev/stdin').toString().split('\\n').map((v) => v.split(' ').map(Number))
${FITS}
function solve(p) {
  if (p === 81) return true
  const r = ~~(p / 9), c = p % 9
  if (board[r][c]) return solve(p + 1)
  for (let n = 1; n <= 9; n++) if (fits(board, r, c, n)) {
    board[~~(p / 9)][p % 9] = n
    if (solve(p + 1)) return true
    board[~~(p / 9)][p % 9] = 0
  }
}
solve(0)
console.log(board.slice(0, 9).map((row) => row.join(' ')).join('\\n'))
`,
  },
  programWithPut(
    'a row under another name',
    'function put(r, c, n) {\n  const row = board[r]\n  row[c] = n\n}\n',
  ),
  programWithPut(
    'a row that is handed to another function',
    'const put = (r, c, n) => set(board[r], c, n)\nfunction set(row, c, n) { row[c] = n }\n',
  ),
  programWithPut('values of assignments in use', 'const put = (r, c, n) => (board[r][c] = n)\n'),
  programWithPut(
    'augmented assignments',
    'function put(r, c, n) {\n  if (n) board[r][c] += n\n  else board[r][c] -= board[r][c]\n}\n',
  ),
  programWithPut(
    'patterns that assign',
    'let last\nfunction put(r, c, n) {\n  [board[r][c], last] = [n, n];\n  ({ n: board[r][c] } = { n })\n}\n',
  ),
  programWithPut(
    'fill and splice',
    'function put(r, c, n) {\n  if (n % 2) board[r].fill(n, c, c + 1)\n  else board[r].splice(c, 1, n)\n}\n',
  ),
  programWithPut(
    'rows that are put in place of others',
    'function put(r, c, n) {\n  board[r] = [...board[r].slice(0, c), n, ...board[r].slice(c + 1)]\n}\nconst swap = () => { [board[0], board[1]] = [board[1], board[0]] }\n',
  ),
  programWithPut('targets of loops', 'function put(r, c, n) {\n  for (board[r][c] of [n]);\n}\n'),
  programWithPut(
    'writes that only a look at every line finds',
    'function put(r, c, n) {\n  Reflect.set(board[r], c, n)\n}\n',
  ),
  programWithPut(
    'Object.assign, after a plain store',
    'board[0][0] = board[0][0]\nfunction put(r, c, n) {\n  Object.assign(board[r], { [c]: n })\n}\n',
  ),
  {
    name: 'a swap of rows and back',
    writes: 'others',
    source: `${READ}${FITS}
const put = (r, c, n) => { board[r][c] = n }
${PUTTING}
;[board[0], board[1]] = [board[1], board[0]]
;[board[0], board[1]] = [board[1], board[0]]
${PRINT}`,
  },
  {
    name: 'digits that are counted up in place',
    writes: 'others',
    source: `${READ}${FITS}
const blanks = []
for (const r in board) for (const c in board[r]) if (board[r][c] === 0) blanks.push([r, c])
let k = 0
while (k < blanks.length) {
  const [r, c] = blanks[k].map(Number)
  let n = board[r][c] + 1
  board[r][c] = 0
  while (n <= 9 && !fits(board, r, c, n)) n++
  if (n > 9) { k--; continue }
  while (board[r][c] < n) board[r][c]++
  k++
}
${PRINT}`,
  },
  {
    name: 'typed arrays',
    source: `const { readFileSync } = require('fs')
const board = readFileSync('/dev/stdin', 'utf-8').trim().split('\\n').map((line) => Uint8Array.from(line.split(' ')))
${FITS}
const put = (r, c, n) => { board[r][c] = n }
${PUTTING}${PRINT}`,
  },
  {
    name: 'a list of strings, each made anew',
    source: `const board = require('fs').readFileSync(0).toString().trim().split('\\n').map((line) => line.split(' ').join(''))
const replaced = (s, i, ch) => s.substring(0, i) + ch + s.substring(i + 1)
${FITS}
function put(r, c, n) { board[r] = replaced(board[r], c, n) }
function solve(p) {
  while (p < 81 && board[Math.floor(p / 9)][p % 9] !== '0') p++
  if (p === 81) return true
  const r = Math.floor(p / 9), c = p % 9
  for (const n of '123456789') {
    if (!fits(board, r, c, n)) continue
    put(r, c, n)
    if (solve(p + 1)) return true
    put(r, c, '0')
  }
  return false
}
solve(0)
console.log(board.join('\\n'))
`,
  },
  {
    name: 'a string handed from call to call',
    writes: 'others',
    source: `const start = require('fs').readFileSync(0).toString().replace(/\\s/g, '')
function solve(s) {
  const i = s.indexOf('0')
  if (i < 0) return s
  const out = new Set()
  for (let j = 0; j < 81; j++) {
    if ((i / 9 | 0) === (j / 9 | 0) || i % 9 === j % 9 || ((i / 27 | 0) === (j / 27 | 0) && (i % 9 / 3 | 0) === (j % 9 / 3 | 0))) out.add(s[j])
  }
  for (const m of '123456789') {
    if (out.has(m)) continue
    const done = solve(s.slice(0, i) + m + s.slice(i + 1))
    if (done) return done
  }
}
console.log(solve(start).match(/.{9}/g).join('\\n'))
`,
  },
  {
    name: 'boards made anew for each call, and never written',
    writes: 'others',
    source: `const start = require('fs').readFileSync(0).toString().trim().split('\\n').map((l) => l.split(' ').map(Number))
${FITS}
const placed = (board, r, c, n) => board.map((row, i) => (i === r ? row.map((v, j) => (j === c ? n : v)) : row))
function solve(board) {
  const r = board.findIndex((row) => row.includes(0))
  if (r < 0) return board
  const c = board[r].indexOf(0)
  for (let n = 1; n <= 9; n++) {
    if (!fits(board, r, c, n)) continue
    const done = solve(placed(board, r, c, n))
    if (done) return done
  }
  return null
}
console.log(solve(start).map((row) => row.join(' ')).join('\\n'))
`,
  },
  {
    name: 'deep copies handed down',
    writes: 'others',
    source: `${READ}${FITS}
function solve(board, p) {
  while (p < 81 && board[Math.floor(p / 9)][p % 9]) p++
  if (p === 81) return board
  for (let n = 1; n <= 9; n++) {
    if (!fits(board, Math.floor(p / 9), p % 9, n)) continue
    const copy = n % 2 ? JSON.parse(JSON.stringify(board)) : structuredClone(board)
    copy[Math.floor(p / 9)][p % 9] = n
    const done = solve(copy, p + 1)
    if (done) return done
  }
}
console.log(solve(board, 0).map((row) => row.join(' ')).join('\\n'))
`,
  },
]
