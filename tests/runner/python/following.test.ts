/** The writes of a variable of a Python program, and the return values of the program's calls. */
import { describe, expect, test } from 'vitest'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { program, PythonWorker } from '../../support/python.ts'
import { expectExactWrites, storyOf } from '../worker/variableStories.ts'

const worker = new PythonWorker()

/** A program that stops after 12 placements, so that all lines of its run can be compared. */
const SHORT = `
board = [list(map(int, input().split())) for _ in range(9)]
blanks = [(y, x) for y in range(9) for x in range(9) if board[y][x] == 0]
left = 12
used = {}

def fits(y, x, n):
    for k in range(9):
        if board[y][k] == n or board[k][x] == n: return False
    return True

class Search:
    def __init__(self):
        self.tried = 0

    def go(self, depth, board):
        global left
        if left <= 0: return True
        y, x = blanks[depth]
        for n in range(1, 10):
            if not fits(y, x, n): continue
            self.tried += 1
            left -= 1
            used[n] = used.get(n, 0) + 1
            board[y][x] = n
            if self.go(depth + 1, board): return True
            board[y][x] = 0

search = Search()
search.go(0, board)
`

const OTHERS: Readonly<Record<string, string>> = {
  'whose board is a dictionary': `
board = {}
for y in range(9):
    for x, v in enumerate(input().split()): board[y, x] = int(v)
left = 12
def fits(y, x, n):
    return all(board[y, k] != n and board[k, x] != n for k in range(9))
def go(at):
    global left
    if left <= 0 or at == 81: return True
    y, x = divmod(at, 9)
    if board[y, x]: return go(at + 1)
    for n in range(1, 10):
        if fits(y, x, n):
            board[y, x] = n
            left -= 1
            if go(at + 1): return True
            board[y, x] = 0
    return False
go(0)
`,
  'with generators and exceptions': `
board = [list(map(int, input().split())) for _ in range(9)]
left = 12
def digits(y, x):
    for n in range(1, 10):
        if all(board[y][k] != n and board[k][x] != n for k in range(9)):
            yield n
def go(at):
    global left
    if left <= 0: return True
    y, x = divmod(at, 9)
    if board[y][x]: return go(at + 1)
    for n in digits(y, x):
        board[y][x] = n
        left -= 1
        try:
            if go(at + 1): return True
        finally:
            k = n
        board[y][x] = 0
go(0)
`,
  'with more calls than are shown': `
board = [list(map(int, input().split())) for _ in range(9)]
left = 6
def deep(k):
    if k: return deep(k - 1)
    return go(0)
def go(at):
    global left
    if left <= 0: return True
    y, x = divmod(at, 9)
    if board[y][x]: return go(at + 1)
    for n in range(1, 10):
        board[y][x] = n
        left -= 1
        if go(at + 1): return True
        board[y][x] = 0
deep(80)
`,
}

describe('The writes of a variable', () => {
  test('are exactly the changes of its value from line to line', async () => {
    await expectExactWrites(worker, program(SHORT, PUZZLES.codewars1), 30)
  })

  test.each(Object.entries(OTHERS))('are exactly those in a program %s', async (_, source) => {
    await expectExactWrites(worker, program(source, PUZZLES.codewars1), 30)
  })

  test('end with its call: the same name in a later call is another variable', async () => {
    const source = 'def f(k):\n    n = k\n    return n\n\nf(1)\nf(2)\nboard = [[0] * 9 for _ in range(9)]\n'
    const ran = program(source, PUZZLES.codewars1)
    await worker.run(ran)
    const { lines } = await worker.inspect(ran, 0, 1000)
    const step = lines.findLastIndex(({ line }) => line === 2) + 1
    const order = { name: 'n', depth: 1, at: { event: 0, step }, from: 0, to: 10 }
    const { writes, isWhole } = storyOf(await worker.follow(ran, order))
    expect(writes).toEqual([{ event: 0, step, line: 2, before: undefined, after: 2 }])
    expect(isWhole).toBe(true)
  })

  test('are missing for a call that is not there', async () => {
    const ran = program(SHORT, PUZZLES.codewars1)
    await worker.run(ran)
    const order = { name: 'n', depth: 70, at: { event: 20, step: 0 }, from: 0, to: 30 }
    expect(await worker.follow(ran, order)).toEqual({ kind: 'missing' })
    const late = { name: 'left', depth: 0, at: { event: 1000, step: 0 }, from: 0, to: 1000 }
    expect(await worker.follow(ran, late)).toEqual({ kind: 'missing' })
  })

  test('are found while deeper calls change a list that they share', async () => {
    const ran = program(SHORT, PUZZLES.codewars1)
    const { writes, lines } = await worker.run(ran)
    const order = { name: 'board', depth: 0, at: { event: 8, step: 0 }, from: 4, to: 15 }
    const story = storyOf(await worker.follow(ran, order))
    const ofEvents = story.writes.filter(({ event }) => event > 4)
    expect(ofEvents.map(({ event, line }) => [event, line])).toEqual(
      ofEvents.map(({ event }) => [event, lines[event - 1]]),
    )
    const { event, before, after } = ofEvents[0]
    const cell = writes[event - 1] >> 4
    const digitAt = (board: unknown) => (board as number[][])[Math.floor(cell / 9)][cell % 9]
    expect([digitAt(before) === digitAt(after), digitAt(after)]).toEqual([false, writes[event - 1] & 15])
  })
})

const RETURNING = `
board = [list(map(int, input().split())) for _ in range(9)]
told = []

def said(value):
    told.append(value)
    return value

def returns(kind):
    if kind == 0: return said(7)
    if kind == 1: return said('text')
    if kind == 2: return said([1, 2, 3])
    if kind == 3: return said(True)
    for _ in range(2):
        pass

def raises():
    raise ValueError

def generates():
    yield 5

def last():
    for kind in range(2):
        said(kind)

def main():
    for kind in range(5):
        returns(kind)
        board[0][1] = kind + 1
    try:
        raises()
    except ValueError:
        pass
    list(generates())
    last()
    board[0][1] = 0

main()
`

test('a call gives back what the interpreter returns, an exception and a generator nothing', async () => {
  const ran = program(RETURNING, PUZZLES.codewars1)
  await worker.run(ran)
  const { lines } = await worker.inspect(ran, 0, 10_000)
  const returned = (name: string) =>
    lines.flatMap((line) => (line.returned?.name === name ? [line.returned.value] : []))
  const none = { text: 'None' }
  expect(returned('said')).toEqual([7, 'text', [1, 2, 3], true, 0, 1])
  expect(returned('returns')).toEqual([7, 'text', [1, 2, 3], true, none])
  expect(returned('last')).toEqual([none])
  expect(returned('main')).toEqual([none])
  expect(returned('raises')).toEqual([])
  expect(returned('generates')).toEqual([])
})
