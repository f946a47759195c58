import { expect, test } from 'vitest'
import { lineOf } from '../../../src/sudoku/grid.ts'
import { canRun, oracleDigest } from '../../oracles/oracle.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { importBundled } from './bundled.ts'
import type * as longSearch from './longSearch.ts'

const STREAM = { events: 138_350_568, digest: 397_580_676 }
const ORACLE = { id: 'bitmasks', language: 'cpp' } as const

test('a search of 138,350,568 events runs to its end', {
  timeout: 120_000,
  tags: ['thorough'],
}, async () => {
  const { searchToSolution }: typeof longSearch = await importBundled(
    new URL('longSearch.ts', import.meta.url),
  )
  const { solution, ...counts } = searchToSolution(PUZZLES.antiBruteForce)
  expect(counts).toEqual({ ...STREAM, placements: 69_175_316, work: 946_551_841 })
  expect(lineOf(solution).slice(0, 9)).toBe('987654321')
})

test.skipIf(!canRun(ORACLE))(
  'a naive program makes the same events',
  {
    tags: ['thorough'],
    timeout: 120_000,
  },
  () => {
    expect(oracleDigest(ORACLE, { name: 'long', line: PUZZLES.antiBruteForce, limit: 1 })).toEqual(STREAM)
  },
)
