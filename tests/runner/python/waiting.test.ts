/** Calls that wait for an inner call are reported with their current values, whichever call has changed them. */
import { expect, test } from 'vitest'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { program, PythonWorker } from '../../support/python.ts'

const SOURCE = `board = [list(map(int, input().split())) for _ in range(9)]
count = 0
class Box: pass
def change(row, seen, tally, box, nested):
    global count
    row[0] = 1
    seen.add(1)
    pass
    tally['k'] = 1
    box.n = 1
    nested[0][0] = 1
    pass
    count = 1
def outer():
    row, seen, tally, box, nested = [0], set(), {}, Box(), [[0]]
    box.n = 0
    change(row, seen, tally, box, nested)
def sharing():
    shared = 0
    def inner():
        nonlocal shared
        shared = 1
        pass
    inner()
outer()
sharing()
board[0][2] = 1
`
const worker = new PythonWorker()

/** Returns the changes in variables of waiting calls, as `text of the line that made them: depth name, depth name`. */
async function changesIn(source: string): Promise<readonly string[]> {
  const text = ['', ...source.split('\n').map((line) => line.trim())]
  const ownProgram = program(source, PUZZLES.codewars1)
  await worker.run(ownProgram)
  const { lines, calls } = await worker.inspect(ownProgram, 0, 500)
  const changes: string[] = []
  let before = new Map<string, string>()
  for (const { line, stack } of lines) {
    const after = new Map<string, string>()
    for (const [depth, call] of stack.slice(0, -1).entries())
      for (const { name, value } of calls[call].variables)
        after.set(`${depth} ${name}`, JSON.stringify(value))
    const changed = [...after].filter(([name, value]) => before.has(name) && before.get(name) !== value)
    if (changed.length > 0) changes.push(`${text[line]}: ${changed.map(([name]) => name).join(', ')}`)
    before = after
  }
  return changes
}

test('A waiting call is reported with each change, by the line that made it', async () => {
  expect(await changesIn(SOURCE)).toEqual([
    'row[0] = 1: 1 row',
    'seen.add(1): 1 seen',
    "tally['k'] = 1: 1 tally",
    'box.n = 1: 1 box.n',
    'nested[0][0] = 1: 1 nested',
    'count = 1: 0 count',
    'shared = 1: 1 shared',
  ])
})

test('A value that cannot be packed is compared each time', async () => {
  const source = `from collections import deque
board = [list(map(int, input().split())) for _ in range(9)]
def change(queue):
    queue.append(1)
    pass
    queue.append(2)
def outer():
    queue = deque()
    change(queue)
outer()
board[0][2] = 1
`
  expect(await changesIn(source)).toEqual(['queue.append(1): 1 queue', 'queue.append(2): 1 queue'])
})
