/** JavaScript programs of many styles are recorded as they write to their boards. */
import { describe, expect, test } from 'vitest'
import { strategyWithId } from '../../../src/search/programs/registry.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { engineStream } from '../../oracles/stream.ts'
import { JavaScriptWorker, program } from '../../support/javascript.ts'
import { CALLED_PROGRAMS } from './calledPrograms.ts'
import { REAL_PROGRAMS } from './programs.ts'
import { some } from '../../thorough.ts'

const worker = new JavaScriptWorker()
const tables = strategyWithId('tables') ?? expect.unreachable()

/** Returns the writes of a program that fills blanks along the rows, tries 1 to 9, and backtracks by writing 0. */
function rowMajorWrites(line: string): readonly number[] {
  return engineStream({ name: 'own', line, limit: 1 }, tables).events.map(
    (event) => (event & 0x7f0) | (event >> 11 === 2 ? 0 : event & 15),
  )
}

describe('A program with', () => {
  test.each(some([...REAL_PROGRAMS, ...CALLED_PROGRAMS], 8))(
    '$name is recorded as it writes',
    async ({ source, input, writes }) => {
      const reported = await worker.run(program(source, PUZZLES.codewars1, input))
      expect({ outcome: reported.outcome.kind, errors: reported.errors }).toEqual({
        outcome: 'finished',
        errors: '',
      })
      const answer = reported.outcome.kind === 'finished' ? (reported.outcome.answer ?? reported.output) : ''
      expect(reported.hidden).toBe(writes === 'none' ? 'unwritten' : undefined)
      expect(answer.replace(/\s/g, '')).toMatch(/^[1-9]{81}$/)
      if (writes === 'none') return expect(reported.events).toBe(0)
      expect(reported.replayed).toBe(answer.replace(/\s/g, ''))
      const expected = rowMajorWrites(PUZZLES.codewars1)
      expect(reported.writes[0]).toBe(expected[0])
      if (writes === undefined) expect(reported.writes).toEqual(expected)
    },
  )
})
