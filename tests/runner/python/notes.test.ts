/**
 * Python programs are recompiled so that each of their stores to the board appends a note to a log. Tests that all
 * changes are recorded.
 */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { program, PythonWorker } from '../../support/python.ts'
import { lineOfForm, STORE_FORMS, storingProgram } from './storeForms.ts'
import { cases } from '../../thorough.ts'

const worker = new PythonWorker()
const STEPS = 700
const forms = fc.uniqueArray(fc.nat(STORE_FORMS.length - 1), { minLength: 1, maxLength: 4 })

/**
 * Checks that the recording has exactly the changes that the program prints.
 * @returns `hasChanged`: the program changed its board; `isAnew`: it was recorded again, because a write was missed, or
 *   because the watched board never changed and so may not be the program's
 */
async function expectAllRecorded(chosen: readonly number[], seed: number) {
  const reported = await worker.run(program(storingProgram(chosen, seed, STEPS), PUZZLES.codewars1))
  expect(reported.errors).toBe('')
  const changes = reported.output.split(' ').filter((change) => change.trim() !== '')
  const [writes, lines] = [0, 1].map((part) => changes.map((change) => Number(change.split(':')[part])))
  expect(reported.writes).toEqual(writes)
  const isAnew = reported.replies.some(({ type }) => type === 'again')
  // When the program is recorded again, every line is traced, and a change is seen only after its line.
  if (!isAnew) expect(reported.lines).toEqual(lines.map(lineOfForm))
  return { isAnew, hasChanged: changes.length > 0 }
}

describe('Each change that a program makes and reports is recorded at its store', () => {
  test.each(STORE_FORMS.map((form, index) => ({ form, index })))('$form', async ({ index }) => {
    const { isAnew, hasChanged } = await expectAllRecorded([index], 20261124)
    expect(isAnew).toBe(!hasChanged)
  })

  test.prop([forms, fc.nat(1_000_000)], { numRuns: cases(60) })('in several forms', async (chosen, seed) => {
    await expectAllRecorded(chosen, seed)
  })
})

describe('A board with a border', () => {
  test('may be written to beside its cells', async () => {
    const source = `board = [[0] * 10] + [[0] + list(map(int, input().split())) for _ in range(9)]
def put(r, c, v):
    board[r][c] = v
for k in range(900):
    put(0, k % 10, k)
    put(1, 3, k % 2 + 1)
    put(k % 9 + 1, 0, k)
`
    const reported = await worker.run(program(source, PUZZLES.codewars1))
    expect({ errors: reported.errors, hidden: reported.hidden }).toEqual({ errors: '', hidden: undefined })
    expect(reported.replies.map(({ type }) => type)).not.toContain('again')
    expect(reported.writes).toEqual(Array.from({ length: 900 }, (_, k) => (2 << 4) | ((k % 2) + 1)))
  })

  test('may follow a board without one', async () => {
    const source = `board = [list(map(int, input().split())) for _ in range(9)]
def put(rows, r, c, v):
    rows[r][c] = v
for k in range(900):
    put(board, 1, 2, k % 2 + 1)
put(board, 1, 2, 0)
framed = [[0] * 10] + [[0] + row for row in board]
for k in range(900):
    put(framed, 1, 2, k % 2 + 1)
    put(framed, 0, 2, 5)
`
    const reported = await worker.run(program(source, PUZZLES.codewars1))
    const writes = (cell: number) => Array.from({ length: 900 }, (_, k) => (cell << 4) | ((k % 2) + 1))
    expect(reported.replies.map(({ type }) => type)).not.toContain('again')
    expect(reported.writes).toEqual([...writes(11), 11 << 4, ...writes(1)])
  })
})

describe('A program that is ended between two of its stores', () => {
  const endlessProgram = (guard: string) => `board = [list(map(int, input().split())) for _ in range(9)]
def put(v):
    board[0][2] = v
def go():
    k = 0
    while True:
        ${guard}
            k += 1
            put(k % 9 + 1)
        except ZeroDivisionError:
            pass
go()
`
  test('keeps all its writes, and is not run again', async () => {
    // Handing over a part of the events is the slowest step, so some of these time limits end during a handover.
    let writeCount = 0
    for (let timeMs = 100; timeMs < 220; timeMs += 12) {
      const reported = await worker.run(program(endlessProgram('try:'), PUZZLES.codewars1), { timeMs })
      expect(reported.outcome.kind).toBe('time-limit')
      expect(reported.replies.map(({ type }) => type)).not.toContain('again')
      writeCount += reported.writes.length
      const isNext = (write: number, index: number) => write === ((2 << 4) | (((index + 1) % 9) + 1))
      expect(reported.writes.findIndex((write, index) => !isNext(write, index))).toBe(-1)
    }
    expect(writeCount).toBeGreaterThan(0)
  })

  test('by its own error keeps all its writes', async () => {
    const source = endlessProgram('try:').replace('k += 1', 'k += 1; [][k // 5001]if k > 5000 else 0')
    const reported = await worker.run(program(source, PUZZLES.codewars1))
    expect(reported.outcome.kind).toBe('runtime-error')
    expect(reported.writes).toHaveLength(5000)
  })
})
