import { describe, expect, test } from 'vitest'
import { loadStrategy } from '../../../src/core/programs/loading.ts'
import { PUZZLES } from '../../core/puzzles.ts'
import { engineStream } from '../../oracles/stream.ts'
import { program, PythonWorker } from '../../support/python.ts'
import { REAL_PROGRAMS } from './programs.ts'
import { UNUSUAL_PROGRAMS } from './unusualPrograms.ts'

const worker = new PythonWorker()
const tables = await loadStrategy('tables')

/** What a program writes that fills the blanks along the rows, tries 1 to 9 and sets a cell to 0 when it takes back. */
function rowMajorWrites(line: string): readonly number[] {
  return engineStream({ name: 'own', line, limit: 1 }, tables).events.map(
    (event) => (event & 0x7f0) | (event >> 11 === 2 ? 0 : event & 15),
  )
}

describe('A program with', () => {
  test.each([...REAL_PROGRAMS, ...UNUSUAL_PROGRAMS])(
    '$name is recorded as it writes',
    async ({ source, input, writes, line }) => {
      const told = await worker.run(program(source, line ?? PUZZLES.codewars1, input))
      expect({ kind: told.outcome.kind, errors: told.errors }).toEqual({ kind: 'finished', errors: '' })
      const answer = told.outcome.kind === 'finished' ? (told.outcome.answer ?? told.output) : ''
      expect(told.hidden).toBe(writes === 'none' ? 'no-board' : undefined)
      if (writes === 'none') return expect(told.events).toBe(0)
      expect(told.replayed).toBe(answer.replace(/\s/g, ''))
      expect(told.replayed).toMatch(/^[1-9]{81}$/)
      const expected = rowMajorWrites(line ?? PUZZLES.codewars1)
      expect(told.writes.slice(0, 5)).toEqual(expected.slice(0, 5))
      if (writes === undefined) expect(told.writes).toEqual(expected)
    },
  )
})
