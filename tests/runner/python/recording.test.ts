/** Python programs of many styles are recorded as they write to their boards. */
import { describe, expect, test } from 'vitest'
import { strategyWithId } from '../../../src/search/programs/registry.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { engineStream } from '../../oracles/stream.ts'
import { program, PythonWorker } from '../../support/python.ts'
import { REAL_PROGRAMS } from './programs.ts'
import { UNUSUAL_PROGRAMS } from './unusualPrograms.ts'
import { some } from '../../thorough.ts'

const worker = new PythonWorker()
const tables = strategyWithId('tables') ?? expect.unreachable()

/** Returns the writes of a program that fills the blanks row by row, tries 1 to 9, and writes 0 to undo a digit. */
function rowMajorWrites(line: string): readonly number[] {
  return engineStream({ name: 'own', line, limit: 1 }, tables).events.map(
    (event) => (event & 0x7f0) | (event >> 11 === 2 ? 0 : event & 15),
  )
}

describe('A program with', () => {
  test.each(some([...REAL_PROGRAMS, ...UNUSUAL_PROGRAMS], 6))(
    '$name is recorded as it writes',
    async ({ source, input, writes, line }) => {
      const reported = await worker.run(program(source, line ?? PUZZLES.codewars1, input))
      expect({ kind: reported.outcome.kind, errors: reported.errors }).toEqual({
        kind: 'finished',
        errors: '',
      })
      const answer = reported.outcome.kind === 'finished' ? (reported.outcome.answer ?? reported.output) : ''
      expect(reported.hidden).toBe(writes === 'none' ? 'unwritten' : undefined)
      if (writes === 'none') return expect(reported.events).toBe(0)
      expect(reported.replayed).toBe(answer.replace(/\s/g, ''))
      expect(reported.replayed).toMatch(/^[1-9]{81}$/)
      const expected = rowMajorWrites(line ?? PUZZLES.codewars1)
      expect(reported.writes.slice(0, 5)).toEqual(expected.slice(0, 5))
      if (writes === undefined) expect(reported.writes).toEqual(expected)
    },
  )
})

describe('A store that has written elsewhere for long', () => {
  const source = `board = [list(map(int, input().split())) for _ in range(9)]
other = [[0] * 9 for _ in range(9)]
def put(rows, column, n):
    rows[0][column] = n
for k in range(2000):
    board[0][2] = k % 2 + 1
    put(other, 0, k)
for k in range(999):
    put(board, 3, k % 2 * 6 + 2)
`
  const expected = [
    ...Array.from({ length: 2000 }, (_, k) => (2 << 4) | ((k % 2) + 1)),
    ...Array.from({ length: 999 }, (_, k) => (3 << 4) | ((k % 2) * 6 + 2)),
  ]

  test('and then writes to the board is detected, and the run recorded again with all its writes', async () => {
    const reported = await worker.run(program(source, PUZZLES.codewars1))
    expect(reported.replies.map(({ type }) => type)).toContain('again')
    expect(reported.writes).toEqual(expected)
    expect(reported.hidden).toBeUndefined()
  })

  test('is detected by an inspection, too', async () => {
    const { lines, differs } = await worker.inspect(program(source, PUZZLES.codewars1), 2500, 200)
    expect(differs).toBe(false)
    const line = lines.find(({ before, after }) => before < 2500 && after >= 2500)
    expect(line).toMatchObject({ before: 2499, after: 2500, line: 4 })
  })
})
