/** Boards in other structures than lists are found, and writes to them recorded. Without a board there are no steps. */
import { describe, expect, test } from 'vitest'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { program, PythonWorker } from '../../support/python.ts'
import { OTHER_BOARDS } from './otherBoards.ts'
import { FITS, PRINT, READ } from './programs.ts'

const worker = new PythonWorker()
const LINE = PUZZLES.codewars1
const run = (source: string, limits = {}) => worker.run(program(source, LINE), limits)

/** The reference program, with its board in a list of rows: programs with other boards must make the same writes. */
const IN_A_LIST = `${READ}${FITS}
def solve(k):
    if k == 81:
        return True
    r, c = divmod(k, 9)
    if board[r][c]:
        return solve(k + 1)
    for n in range(1, 10):
        if fits(board, r, c, n):
            board[r][c] = n
            if solve(k + 1):
                return True
            board[r][c] = 0
    return False
solve(0)
${PRINT}`

describe('A board that is kept otherwise', () => {
  test.each(OTHER_BOARDS)('as $name, is recorded as it is written', async ({ source, line }) => {
    const { writes: expected } = await run(IN_A_LIST)
    const { errors, outcome, output, replayed, hidden, writes, lines } = await run(source)
    expect(errors).toBe('')
    expect(outcome).toEqual({ kind: 'finished', answer: undefined })
    expect(hidden).toBeUndefined()
    expect(output.replaceAll(/\s/g, '')).toBe(replayed)
    expect(writes).toEqual(expected)
    const text = source.split('\n')
    expect(new Set(lines.map((number) => line.test(text[number - 1])))).toEqual(new Set([true]))
  })
})

test.each(['x', '#', '?'])('Writes to a list with %j for blanks are recorded', async (blank) => {
  const sign = JSON.stringify(blank)
  const { events, hidden } =
    await run(`board = [[c if c != '0' else ${sign} for c in input().split()] for _ in range(9)]
board[0][2] = '4'
board[0][2] = ${sign}
`)
  expect({ events, hidden }).toEqual({ events: 2, hidden: undefined })
})

/** Norvig's program: candidates as strings, in dictionaries that are copied for each try. */
const NORVIG = `def cross(A, B):
    return [a + b for a in A for b in B]
digits = '123456789'
rows = 'ABCDEFGHI'
cols = digits
squares = cross(rows, cols)
unitlist = ([cross(rows, c) for c in cols] + [cross(r, cols) for r in rows] +
            [cross(rs, cs) for rs in ('ABC', 'DEF', 'GHI') for cs in ('123', '456', '789')])
units = dict((s, [u for u in unitlist if s in u]) for s in squares)
peers = dict((s, set(sum(units[s], [])) - set([s])) for s in squares)

def parse_grid(grid):
    values = dict((s, digits) for s in squares)
    for s, d in grid_values(grid).items():
        if d in digits and not assign(values, s, d):
            return False
    return values

def grid_values(grid):
    chars = [c for c in grid if c in digits or c in '0.']
    return dict(zip(squares, chars))

def assign(values, s, d):
    other_values = values[s].replace(d, '')
    if all(eliminate(values, s, d2) for d2 in other_values):
        return values
    else:
        return False

def eliminate(values, s, d):
    if d not in values[s]:
        return values
    values[s] = values[s].replace(d, '')
    if len(values[s]) == 0:
        return False
    elif len(values[s]) == 1:
        d2 = values[s]
        if not all(eliminate(values, s2, d2) for s2 in peers[s]):
            return False
    for u in units[s]:
        dplaces = [s for s in u if d in values[s]]
        if len(dplaces) == 0:
            return False
        elif len(dplaces) == 1:
            if not assign(values, dplaces[0], d):
                return False
    return values

def solve(grid):
    return search(parse_grid(grid))

def search(values):
    if values is False:
        return False
    if all(len(values[s]) == 1 for s in squares):
        return values
    n, s = min((len(values[s]), s) for s in squares if len(values[s]) > 1)
    return some(search(assign(values.copy(), s, d)) for d in values[s])

def some(seq):
    for e in seq:
        if e:
            return e
    return False

import sys
solved = solve(sys.stdin.read())
for r in rows:
    print(*(solved[r + c] for c in cols))
`

const READ_A_DICTIONARY = `g = {}
for r in range(9):
    for c, x in enumerate(input().split()):
        g[r, c] = int(x)
`

/**
 * Returns a program that makes a copy of its board for each digit that it places. The parameters are Python code.
 * @param read reads the board `g`
 * @param copy copies `g`
 * @param get gets the digit at row `r` and column `c` of `g`
 * @param put puts the digit `n` there into the copy `new`
 */
function copyingProgram(read: string, copy: string, get: string, put: string): string {
  return `import copy
${read}
def solve(g, k):
    def at(r, c):
        return ${get}
    if k == 81:
        return g
    r, c = divmod(k, 9)
    if at(r, c):
        return solve(g, k + 1)
    for n in range(1, 10):
        if all(at(r, i) != n and at(i, c) != n and at(r // 3 * 3 + i // 3, c // 3 * 3 + i % 3) != n for i in range(9)):
            new = ${copy}
            ${put}
            solved = solve(new, k + 1)
            if solved:
                return solved
    return None
g = solve(g, 0)
for r in range(9):
    print(*(${get} for c in range(9)))
`
}

const READ_CELLS = `class Cell:
    def __init__(self, value):
        self.value = value
g = [[Cell(int(x)) for x in input().split()] for _ in range(9)]
`

describe('A board that is copied for each try', () => {
  test.each([
    ['as a dictionary', copyingProgram(READ_A_DICTIONARY, 'g.copy()', 'g[r, c]', 'new[r, c] = n')],
    ['as a dictionary made anew', copyingProgram(READ_A_DICTIONARY, 'dict(g)', 'g[r, c]', 'new[r, c] = n')],
    [
      'as a dictionary of rows',
      copyingProgram(
        'g = {i: list(map(int, input().split())) for i in range(9)}\n',
        'copy.deepcopy(g)',
        'g[r][c]',
        'new[r][c] = n',
      ),
    ],
  ])('%s, is followed', async (_, source) => {
    const { errors, hidden, output, replayed, events } = await run(source)
    expect(errors).toBe('')
    expect(hidden).toBeUndefined()
    expect(output.replaceAll(/\s/g, '')).toBe(replayed)
    // The next copy lacks the digits of a copy that has failed. These digits count as taken back.
    expect(events).toBe(8365)
  })

  test('as rows of objects, is followed', async () => {
    // Uses a puzzle that is solved without a search, because copying objects takes long.
    const line = '5346789126721953481983425678597614234268537917139248569615372842874196353452860__'.slice(
      0,
      79,
    )
    const source = copyingProgram(READ_CELLS, 'copy.deepcopy(g)', 'g[r][c].value', 'new[r][c].value = n')
    const { errors, hidden, output, replayed, writes } = await worker.run(program(source, `${line}00`))
    expect(errors).toBe('')
    expect(hidden).toBeUndefined()
    expect(output.replaceAll(/\s/g, '')).toBe(replayed)
    expect(writes.map((write) => write >> 4)).toEqual([78, 79, 80])
  })

  test('as Norvig’s dictionary of candidates, is followed from where it shows the givens', async () => {
    // Uses a puzzle that elimination alone cannot solve, so that the program makes copies.
    const line = '400000805030000000000700000020000060000080400000010000000603070500200000104000000'
    const { errors, hidden, output, replayed, events } = await worker.run(program(NORVIG, line))
    expect(errors).toBe('')
    expect(hidden).toBeUndefined()
    expect(events).toBeGreaterThan(300)
    expect(output.replaceAll(/\s/g, '')).toBe(replayed)
  })
})

describe('A board in a function that is called', () => {
  test('is found in the dictionary that it makes', async () => {
    const source = `def solve(board):
    g = {(r, c): board[r][c] for r in range(9) for c in range(9)}
    def go(k):
        if k == 81:
            return True
        r, c = divmod(k, 9)
        if g[r, c]:
            return go(k + 1)
        for n in range(1, 10):
            if all(g[r, i] != n and g[i, c] != n and g[r // 3 * 3 + i // 3, c // 3 * 3 + i % 3] != n for i in range(9)):
                g[r, c] = n
                if go(k + 1):
                    return True
                g[r, c] = 0
        return False
    go(0)
    return [[g[r, c] for c in range(9)] for r in range(9)]
print(solve([[0] * 9] * 9)[0])
`
    const input = { kind: 'call', name: 'solve', cells: 'numbers' } as const
    const { outcome, output, events, replayed } = await worker.run(program(source, LINE, input))
    expect(output).toBe('[0, 0, 0, 0, 0, 0, 0, 0, 0]\n')
    expect(events).toBe(8365)
    expect(outcome.kind === 'finished' && outcome.answer?.replaceAll(/\s/g, '')).toBe(replayed)
  })
})

describe('A program without steps', () => {
  test.each([
    ['unwritten', 'has a dictionary that it never writes to', `${READ_A_DICTIONARY}print(len(g))\n`],
    [
      'unwritten',
      'has a dictionary in a function',
      `def main():\n${READ_A_DICTIONARY.replaceAll(/^/gm, '    ')}\n    seen = {}\n    seen[0] = 1\nmain()\n`,
    ],
    ['no-board', 'has sets only', 'seen = {}\nfor r in range(9):\n    seen[r] = set(input().split())\n'],
    [
      'no-board',
      'has many tables',
      'tables = {}\nfor n in range(20000):\n    tables[n] = [n] * 9\n    tables[n][0] = 1\n',
    ],
    ['ended-before', 'fails', `${READ_A_DICTIONARY}1 / 0\n`],
    ['unseen-writes', 'writes in a way of its own', `${READ_A_DICTIONARY}g[0, 2] = 4\ng |= {(0, 3): 6}\n`],
  ] as const)('is %s if it %s', async (expected, _, source) => {
    const { hidden, output, events } = await run(source)
    expect(hidden).toBe(expected)
    if (expected !== 'unseen-writes') expect(events).toBe(0)
    expect(output).toBe(source.includes('print') ? '81\n' : '')
  })

  test('ends as it does by itself even if its collections refuse to be looked at', async () => {
    const source = `class Shy(dict):
    def __len__(self):
        raise ValueError('shy')
shy = Shy()
rows = {r: input().split() for r in range(9)}
seen = {}
seen[0] = 1
print('done')
`
    const { errors, output, outcome } = await run(source)
    expect(errors).toBe('')
    expect(output).toBe('done\n')
    expect(outcome.kind).toBe('finished')
  })

  test('that watching slows beyond its time still ends as it does by itself', async () => {
    // The program runs forever if stores into attributes are watched.
    const source = `${READ_A_DICTIONARY}if '__attribute__' in __builtins__:\n    while True:\n        pass\nprint('done')\n`
    const { outcome, output, hidden } = await run(source, { timeMs: 1500 })
    expect(outcome).toEqual({ kind: 'finished', answer: undefined })
    expect(output).toBe('done\n')
    expect(hidden).toBe('no-board')
  })
})

describe('Lines around a write to such a board', () => {
  const source = OTHER_BOARDS.find(({ name }) => name === 'rows of objects')?.source ?? expect.unreachable()
  const lineOf = (text: string) => source.split('\n').findIndex((line) => line.includes(text)) + 1

  test('are inspected', async () => {
    await run(source)
    const { differs, lines } = await worker.inspect(program(source, LINE), 100, 60)
    expect(differs).toBe(false)
    expect(lines.length).toBeGreaterThan(20)
  })

  test('are found', async () => {
    const written = await run(source)
    const line = lineOf('return False')
    const event = await worker.find(program(source, LINE), {
      lines: [[line, 0, 81]],
      from: 50,
      to: 8000,
      direction: 'forward',
    })
    expect(event).toBeGreaterThanOrEqual(50)
    expect(event).toBeLessThan(written.events)
  })

  test('are counted', async () => {
    const { writes } = await run(source)
    const counts = await worker.count(program(source, LINE), 100)
    const line = lineOf('.value = 0')
    const [, , total] = counts?.find(([number]) => number === line) ?? []
    expect(total).toBe(writes.filter((write) => write % 16 === 0).length)
  })
})
