/**
 * Boards in structures other than lists of digits in rows: their writes are recorded as events with lines, and their
 * runs can be inspected. A program without a board prints its output and errors once.
 */
import { describe, expect, test } from 'vitest'
import { strategyWithId } from '../../../src/search/programs/registry.ts'
import type { ProgramInput } from '../../../src/runner/questions.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { engineStream } from '../../oracles/stream.ts'
import { JavaScriptWorker, program } from '../../support/javascript.ts'

const worker = new JavaScriptWorker()
/** A puzzle that needs little search, because watching other structures is slow. */
const LINE =
  PUZZLES.codewars1.slice(0, 27) +
  '859701423420850791713924850'.replaceAll('0', '.') +
  PUZZLES.codewars1.slice(54)
const tables = strategyWithId('tables') ?? expect.unreachable()

/** Writes (cell << 4 | digit) of a program that fills the blanks along the rows, tries 1 to 9 and backtracks. */
const WRITES = engineStream({ name: 'own', line: LINE, limit: 1 }, tables).events.map(
  (event) => (event & 0x7f0) | (event >> 11 === 2 ? 0 : event & 15),
)

const READ =
  "const lines = require('fs').readFileSync(0, 'utf8').trim().split('\\n').map((line) => line.split(' ').map(Number))\n"

/** Code of a search that reads the board by `get(r, c)` and writes to it by `put(r, c, n)`. */
const SEARCH = `
function fits(r, c, n) {
  for (let k = 0; k < 9; k++) {
    if (get(r, k) === n || get(k, c) === n) return false
    if (get(r - (r % 3) + Math.floor(k / 3), c - (c % 3) + (k % 3)) === n) return false
  }
  return true
}
function solve(p) {
  if (p === 81) return true
  const r = Math.floor(p / 9), c = p % 9
  if (get(r, c) !== 0) return solve(p + 1)
  for (let n = 1; n <= 9; n++) {
    if (!fits(r, c, n)) continue
    put(r, c, n)
    if (solve(p + 1)) return true
    put(r, c, 0)
  }
  return false
}
solve(0)
for (let r = 0; r < 9; r++) console.log(lines.map((_, c) => get(r, c)).join(' '))
`

interface BoardProgram {
  readonly name: string
  /** Code that makes the structure from `lines`, the rows of the puzzle. */
  readonly made: string
  /** Expression of the digit at row `r` and column `c`. */
  readonly get: string
  /** Code that writes the digit `n` at row `r` and column `c`. */
  readonly put: string
}

/** Returns code that runs other code for every row `r` and column `c`. */
const forEachCell = (made: string) => `for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) ${made}\n`

const BOARD_PROGRAMS: readonly BoardProgram[] = [
  {
    name: 'an object of rows',
    made: 'const rows = {}\nlines.forEach((line, r) => { rows[r] = [...line] })\n',
    get: 'rows[r][c]',
    put: 'rows[r][c] = n',
  },
  {
    name: 'an object of rows by letter',
    made: "const rows = {}\nfor (let r = 0; r < 9; r++) rows['ABCDEFGHI'[r]] = lines[r]\n",
    get: "rows['ABCDEFGHI'[r]][c]",
    put: "rows['ABCDEFGHI'[r]][c] = n",
  },
  {
    name: 'an object by row and column',
    made: `const grid = {}\n${forEachCell('grid[`${r},${c}`] = lines[r][c]')}`,
    get: 'grid[`${r},${c}`]',
    put: 'grid[`${r},${c}`] = n',
  },
  {
    name: 'an object by two digits',
    made: `const grid = {}\n${forEachCell("grid['' + r + c] = lines[r][c]")}`,
    get: "grid['' + r + c]",
    put: "grid['' + r + c] = n",
  },
  {
    name: 'an object by the names of squares, as texts',
    made: `const grid = {}\n${forEachCell("grid['ABCDEFGHI'[r] + (c + 1)] = lines[r][c] ? String(lines[r][c]) : '.'")}`,
    get: "Number(grid['ABCDEFGHI'[r] + (c + 1)].replace('.', '0'))",
    put: "grid['ABCDEFGHI'[r] + (c + 1)] = n ? String(n) : '.'",
  },
  {
    name: 'rows of objects',
    made: 'const cells = lines.map((line, r) => line.map((value, c) => ({ row: r, col: c, value, isFixed: value !== 0 })))\n',
    get: 'cells[r][c].value',
    put: 'cells[r][c].value = n',
  },
  {
    name: 'rows of objects, by a text',
    made: 'const cells = lines.map((line) => line.map((v) => ({ v: v || null })))\n',
    get: "cells[r][c]['v'] ?? 0",
    put: "cells[r][c]['v'] = n || null",
  },
  {
    name: 'one list of objects',
    made: 'const cells = []\nfor (const line of lines) for (const digit of line) cells.push({ digit: digit || undefined })\n',
    get: 'cells[r * 9 + c].digit ?? 0',
    put: 'const cell = cells[r * 9 + c]\n  cell.digit = n === 0 ? undefined : n',
  },
  {
    name: 'objects that are replaced',
    made: 'const cells = lines.map((line) => line.map((value) => ({ value })))\n',
    get: 'cells[r][c].value',
    put: 'cells[r][c] = { value: n }',
  },
  {
    name: 'a map by text',
    made: `const grid = new Map()\n${forEachCell('grid.set(`${r}-${c}`, lines[r][c])')}`,
    get: 'grid.get(`${r}-${c}`)',
    put: 'grid.set(`${r}-${c}`, n)',
  },
  {
    name: 'a map by number',
    made: `const grid = new Map(lines.flat().entries())\n`,
    get: 'grid.get(r * 9 + c)',
    put: 'grid.set(r * 9 + c, n)',
  },
  {
    name: 'a map of rows',
    made: 'const rows = new Map()\nlines.forEach((line, r) => rows.set(r, line.slice()))\n',
    get: 'rows.get(r)[c]',
    put: 'rows.get(r)[c] = n',
  },
  {
    name: 'a class with a setter',
    made: 'class Cell {\n  constructor(value) { this._value = value }\n  get value() { return this._value }\n  set value(n) { this._value = n }\n}\nconst cells = lines.map((line) => line.map((n) => new Cell(n)))\n',
    get: 'cells[r][c].value',
    put: 'cells[r][c].value = n',
  },
  {
    name: 'a class with a private value',
    made: 'class Cell {\n  #n\n  constructor(n) { this.#n = n }\n  get n() { return this.#n }\n  set(n) { this.#n = n }\n}\nconst cells = lines.map((line) => line.map((n) => new Cell(n)))\n',
    get: 'cells[r][c].n',
    put: 'cells[r][c].set(n)',
  },
  {
    name: 'a class that has its cells',
    made: 'class Sudoku {\n  constructor(lines) {\n    this.grid = {}\n    for (const [r, line] of lines.entries()) for (const [c, n] of line.entries()) this.grid[`r${r}c${c}`] = n\n  }\n  get(r, c) { return this.grid[`r${r}c${c}`] }\n  put(r, c, n) { this.grid[`r${r}c${c}`] = n }\n}\nconst sudoku = new Sudoku(lines)\n',
    get: 'sudoku.get(r, c)',
    put: 'sudoku.put(r, c, n)',
  },
  {
    name: 'one bit for each cell',
    made: 'const bits = lines.map((line) => line.map((n) => (n === 0 ? 0 : 1 << n)))\n',
    get: 'bits[r][c] === 0 ? 0 : Math.log2(bits[r][c])',
    put: 'bits[r][c] = n === 0 ? 0 : 1 << n',
  },
  {
    name: 'one bit in a flat list, counted from 0',
    made: 'const bits = new Uint16Array(81)\nlines.flat().forEach((n, p) => { if (n > 0) bits[p] |= 1 << (n - 1) })\n',
    get: '32 - Math.clz32(bits[r * 9 + c])',
    put: 'bits[r * 9 + c] = n === 0 ? 0 : 1 << (n - 1)',
  },
  {
    name: 'lists of candidates',
    made: 'const cells = lines.map((line) => line.map((n) => (n ? [n] : [1, 2, 3, 4, 5, 6, 7, 8, 9])))\n',
    get: 'cells[r][c].length === 1 ? cells[r][c][0] : 0',
    put: 'cells[r][c] = n ? [n] : [1, 2, 3, 4, 5, 6, 7, 8, 9]',
  },
  {
    name: 'digits counted from 0',
    made: 'const board = lines.map((line) => line.map((n) => n - 1))\nlines.length = 9\n',
    get: 'board[r][c] + 1',
    put: 'board[r][c] = n - 1',
  },
  {
    name: 'columns',
    made: `const columns = lines.map((_, c) => lines.map((line) => line[c]))\n`,
    get: 'columns[c][r]',
    put: 'columns[c][r] = n',
  },
  {
    name: 'boxes',
    made: `const boxes = lines.map((_, b) => lines.map((_, k) => lines[Math.floor(b / 3) * 3 + Math.floor(k / 3)][(b % 3) * 3 + (k % 3)]))\n`,
    get: 'boxes[Math.floor(r / 3) * 3 + Math.floor(c / 3)][(r % 3) * 3 + (c % 3)]',
    put: 'boxes[Math.floor(r / 3) * 3 + Math.floor(c / 3)][(r % 3) * 3 + (c % 3)] = n',
  },
  {
    name: 'boxes of rows of boxes',
    made: `const at = (r, c) => [Math.floor(r / 3), Math.floor(c / 3), r % 3, c % 3]\nconst cube = [0, 1, 2].map(() => [0, 1, 2].map(() => [0, 1, 2].map(() => [0, 0, 0])))\n${forEachCell('{ const [a, b, d, e] = at(r, c); cube[a][b][d][e] = lines[r][c] }')}`,
    get: 'cube[at(r, c)[0]][at(r, c)[1]][r % 3][c % 3]',
    put: 'const [a, b, d, e] = at(r, c)\n  cube[a][b][d][e] = n',
  },
  {
    name: 'rows, columns and boxes alike',
    made: `const rows = lines\nconst columns = lines.map((_, c) => lines.map((line) => line[c]))\nconst boxes = lines.map((_, b) => lines.map((_, k) => lines[Math.floor(b / 3) * 3 + Math.floor(k / 3)][(b % 3) * 3 + (k % 3)]))\n`,
    get: 'rows[r][c]',
    put: 'rows[r][c] = n\n  columns[c][r] = n\n  boxes[Math.floor(r / 3) * 3 + Math.floor(c / 3)][(r % 3) * 3 + (c % 3)] = n',
  },
  {
    name: 'sets of the digits of rows, and an object by cell',
    made: `const used = lines.map((line) => new Set(line))\nconst placed = {}\n${forEachCell('placed[r * 9 + c] = lines[r][c]')}`,
    get: 'placed[r * 9 + c]',
    put: 'used[r].delete(placed[r * 9 + c])\n  placed[r * 9 + c] = n\n  used[r].add(n)',
  },
]

const sourceOf = ({ made, get, put }: BoardProgram) =>
  `${READ}${made}function get(r, c) { return ${get} }\nfunction put(r, c, n) {\n  ${put}\n}\n${SEARCH}`

describe('A board that is kept in', () => {
  test.each(BOARD_PROGRAMS)('$name', async (kept) => {
    const source = sourceOf(kept)
    const reported = await worker.run(program(source, LINE))
    expect([reported.outcome, reported.errors]).toEqual([{ kind: 'finished', answer: undefined }, ''])
    expect(reported.output.replaceAll(/\s/g, '')).toMatch(/^[1-9]{81}$/)
    expect(reported.hidden).toBeUndefined()
    expect(reported.writes).toEqual(WRITES)
    const text = source.split('\n')
    const written = new Set(reported.lines.map((line) => text[line - 1].trim()))
    for (const line of written) expect(line).toMatch(/ = |set\(/)
    expect(reported.io?.input).toBe('read')
  })
})

describe('A board of other kinds is found', () => {
  test('in a function that is called with rows', async () => {
    const source = `function sudoku(puzzle) {
  const cells = puzzle.map((row) => row.map((n) => ({ n })))
  const lines = puzzle
  const get = (r, c) => cells[r][c].n
  const put = (r, c, n) => { cells[r][c].n = n }
  ${SEARCH.split('\n').slice(0, -2).join('\n  ')}
  return cells.map((row) => row.map(({ n }) => n))
}
`
    const input: ProgramInput = { kind: 'call', name: 'sudoku', cells: 'numbers' }
    const reported = await worker.run(program(source, LINE, input))
    expect(reported.outcome.kind).toBe('finished')
    expect(reported.writes).toEqual(WRITES)
  })

  test('in a main function, from lines that are awaited', async () => {
    const source = `const grid = {}
function get(r, c) { return grid[r + '/' + c] }
function put(r, c, n) { grid[r + '/' + c] = n }
const lines = []
require('readline').createInterface({ input: process.stdin }).on('line', (line) => lines.push(line)).on('close', main)
function main() {
  lines.forEach((line, r) => line.split(' ').forEach((n, c) => put(r, c, Number(n))))
  ${SEARCH.replaceAll('\n', '\n  ')}
}
`
    const reported = await worker.run(program(source, LINE))
    expect(reported.outcome.kind).toBe('finished')
    expect(reported.writes).toEqual(WRITES)
  })

  test('in copies that are handed on', async () => {
    const source = `${READ}
const start = {}
${forEachCell('start[r + "" + c] = lines[r][c]')}
function fits(grid, r, c, n) {
  for (let k = 0; k < 9; k++) {
    if (grid[r + '' + k] === n || grid[k + '' + c] === n) return false
    if (grid[r - (r % 3) + Math.floor(k / 3) + '' + (c - (c % 3) + (k % 3))] === n) return false
  }
  return true
}
function solve(grid, p) {
  if (p === 81) return grid
  const r = Math.floor(p / 9), c = p % 9
  if (grid[r + '' + c]) return solve(grid, p + 1)
  for (let n = 1; n <= 9; n++) {
    if (!fits(grid, r, c, n)) continue
    const copy = { ...grid }
    copy[r + '' + c] = n
    const solved = solve(copy, p + 1)
    if (solved) return solved
  }
  return null
}
const solved = solve(start, 0)
for (let r = 0; r < 9; r++) console.log(lines.map((_, c) => solved[r + '' + c]).join(' '))
`
    const { outcome, output, replayed, events } = await worker.run(program(source, LINE))
    expect(outcome.kind).toBe('finished')
    expect(replayed).toBe(output.replaceAll(/\s/g, ''))
    expect(events).toBeGreaterThan(51)
  })

  test('in candidates by the names of squares, which propagation cuts down in copies', async () => {
    const source = `${READ}
const digits = '123456789', rows = 'ABCDEFGHI', cols = digits
const cross = (A, B) => [...A].flatMap((a) => [...B].map((b) => a + b))
const squares = cross(rows, cols)
const unitlist = [
  ...[...cols].map((c) => cross(rows, c)),
  ...[...rows].map((r) => cross(r, cols)),
  ...['ABC', 'DEF', 'GHI'].flatMap((rs) => ['123', '456', '789'].map((cs) => cross(rs, cs))),
]
const units = {}, peers = {}
for (const s of squares) {
  units[s] = unitlist.filter((u) => u.includes(s))
  peers[s] = new Set(units[s].flat())
  peers[s].delete(s)
}
function parse() {
  const values = {}
  for (const s of squares) values[s] = digits
  for (const [k, d] of lines.flat().entries()) if (d && !assign(values, squares[k], String(d))) return false
  return values
}
function assign(values, s, d) {
  return [...values[s].replace(d, '')].every((other) => eliminate(values, s, other)) ? values : false
}
function eliminate(values, s, d) {
  if (!values[s].includes(d)) return values
  values[s] = values[s].replace(d, '')
  if (values[s].length === 0) return false
  if (values[s].length === 1 && ![...peers[s]].every((peer) => eliminate(values, peer, values[s]))) return false
  for (const u of units[s]) {
    const places = u.filter((one) => values[one].includes(d))
    if (places.length === 0) return false
    if (places.length === 1 && !assign(values, places[0], d)) return false
  }
  return values
}
function search(values) {
  if (!values) return false
  const open = squares.filter((s) => values[s].length > 1)
  if (open.length === 0) return values
  const s = open.reduce((a, b) => (values[b].length < values[a].length ? b : a))
  for (const d of values[s]) {
    const solved = search(assign({ ...values }, s, d))
    if (solved) return solved
  }
  return false
}
const solved = search(parse())
for (const r of rows) console.log([...cols].map((c) => solved[r + c]).join(' '))
`
    const { outcome, output, replayed, events, hidden } = await worker.run(program(source, PUZZLES.codewars2))
    expect(outcome.kind).toBe('finished')
    expect(hidden).toBeUndefined()
    expect(replayed).toBe(output.replaceAll(/\s/g, ''))
    expect(events).toBeGreaterThan(51)
  })

  test('though it is never written', async () => {
    const source = `${READ}const grid = {}\n${forEachCell('grid[r + "," + c] = lines[r][c]')}lines.length = 0\nconsole.log(Object.values(grid).join(''))\n`
    const { events, hidden } = await worker.run(program(source, LINE))
    expect({ events, hidden }).toEqual({ events: 0, hidden: 'unwritten' })
  })
})

describe('A program without a board', () => {
  test.each([
    [
      'masks',
      "let used = 0\nfor (const n of require('fs').readFileSync(0, 'utf8').split(/\\s/)) used |= 1 << n\nconsole.log(used)\n",
      '1023\n',
    ],
    [
      'many statements',
      'let sum = 0\nfor (let k = 0; k < 300000; k++) {\n  sum += k\n}\nconsole.log(sum)\n',
      '44999850000\n',
    ],
  ])('prints once: %s', async (_, source, output) => {
    const reported = await worker.run(program(source, LINE))
    expect(reported.outcome).toEqual({ kind: 'finished', answer: undefined })
    expect(reported).toMatchObject({ output, events: 0, hidden: 'no-board', errors: '' })
  })

  test('reports its error and its files once', async () => {
    const source = "require('fs').writeFileSync('a.txt', 'a')\nconsole.log(1)\nnothing.there\n"
    const { outcome, output, errors, io } = await worker.run(program(source, LINE))
    expect(outcome).toMatchObject({ kind: 'runtime-error', line: 3 })
    expect(output).toBe('1\n')
    expect(errors?.match(/ReferenceError/g)).toHaveLength(1)
    expect(io?.written).toEqual([{ name: 'a.txt', text: 'a' }])
  })
})

describe('A run with another kind of board can be inspected:', () => {
  const kept = BOARD_PROGRAMS.find(({ name }) => name === 'rows of objects') ?? expect.unreachable()
  const source = sourceOf(kept)

  test('the lines around an event', async () => {
    await worker.run(program(source, LINE))
    const { lines, calls, differs } = await worker.inspect(program(source, LINE), 20, 400)
    expect(differs).toBe(false)
    const text = source.split('\n')
    const writing = lines.filter(({ before, after }) => after > before)
    expect(writing.length).toBeGreaterThan(1)
    for (const { line } of writing) expect(text[line - 1]).toContain('.value = n')
    expect(calls.map(({ name }) => name)).toContain('put')
  })

  test('the event after which a line runs', async () => {
    await worker.run(program(source, LINE))
    const line = source.split('\n').findIndex((one) => one.includes('return false')) + 1
    const target = { lines: [[line, 0, 81] as const], from: 5, to: 50, direction: 'forward' as const }
    expect(await worker.find(program(source, LINE), target)).toBeTypeOf('number')
  })
})
