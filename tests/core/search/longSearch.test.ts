import { expect, test } from 'vitest'
import { lineOf } from '../../../src/core/grid.ts'
import { PUZZLES } from '../puzzles.ts'
import { bundled } from './bundled.ts'
import type * as longSearch from './longSearch.ts'

test('a search of 138,350,568 events is passed to its end', { timeout: 120_000 }, async () => {
  const { passed }: typeof longSearch = await bundled(new URL('longSearch.ts', import.meta.url))
  const { solution, ...counts } = passed(PUZZLES.antiBruteForce)
  expect(counts).toEqual({ events: 138_350_568, placements: 69_175_316, work: 946_551_841 })
  expect(lineOf(solution).slice(0, 9)).toBe('987654321')
})
