/**
 * The steps, held to the listings: what python3 reports of a run, line by line and variable by variable.
 * `SEED=7 npx vitest run tests/core/steps` compares other puzzles, at other events.
 */
import { describe, expect, test } from 'vitest'
import type { Extent, Strategy } from '../../../src/core/search/strategy.ts'
import { STRATEGIES } from '../../../src/core/strategies/registry.ts'
import { canRun, EXTENTS } from '../../listings/listings.ts'
import { givensOfLine, PUZZLES } from '../puzzles.ts'
import { randomGivens, recorded, type Recorded } from './moments.ts'
import { type Comparison, traced, walked } from './traced.ts'

const SEED = Number(process.env.SEED ?? 2580)

/** Short searches are compared from the first line to the last. */
const WHOLE = 120
/** Of longer ones, so many events are compared, somewhere in so many. */
const SAMPLES = 24
const FOLLOWED = 3000

function comparisonOf(search: Recorded, seed: number): Comparison {
  const { length } = search.events
  const all = Array.from({ length: search.ended ? length + 1 : length }, (_, event) => event)
  if (length <= WHOLE) return { search, after: all }
  const picked = (event: number) => Math.imul(event + seed, 0x9e3779b1) >>> 0
  return {
    search,
    after: all
      .toSorted((a, b) => picked(a) - picked(b))
      .slice(0, SAMPLES)
      .toSorted((a, b) => a - b),
  }
}

function comparisonsOf(strategy: Strategy, extent: Extent): readonly Comparison[] {
  const { boj2580, codewars1, twoSolutions, solved, blocked } = PUZZLES
  const named = [boj2580, codewars1, twoSolutions, solved, blocked].map(givensOfLine)
  const random = Array.from({ length: 12 }, (_, index) => randomGivens(SEED * 100 + index, 3 + index * 4))
  return [...named, ...random].map((givens, index) =>
    comparisonOf(recorded(givens, strategy, extent, FOLLOWED), SEED + index),
  )
}

describe.skipIf(!canRun.py)('step by step, python3 runs the same lines with the same values', () => {
  test.each(STRATEGIES.map((strategy) => [strategy.id, strategy] as const))(
    `%s (seed ${SEED})`,
    (_, strategy) => {
      const comparisons = EXTENTS.flatMap((extent) => comparisonsOf(strategy, extent))
      const ran = traced(comparisons)
      comparisons.forEach((comparison, index) => {
        const steps = walked(comparison)
        comparison.after.forEach((event, position) => {
          const place = { puzzle: comparison.search.givens.join(''), extent: comparison.search.extent, event }
          expect({ ...place, lines: steps[position] }).toEqual({ ...place, lines: ran[index][position] })
        })
      })
    },
  )
})
