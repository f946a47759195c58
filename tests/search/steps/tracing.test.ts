/**
 * Compares the steps of built-in programs, as the app shows them, with runs of their Python listings, which python3
 * reports line by line and variable by variable.
 * `SEED=7 npx vitest run tests/search/steps` compares other puzzles, at other events.
 */
import { describe, expect, test } from 'vitest'
import type { Extent, Strategy } from '../../../src/search/engine/strategy.ts'
import { STRATEGIES } from '../../../src/search/programs/registry.ts'
import { canRun, EXTENTS } from '../../listings/listings.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { randomGivens, recordSearch, type RecordedSearch } from './moments.ts'
import { type Comparison, linesOfPython, linesOfSteps } from './traced.ts'
import { SEED } from '../../seed.ts'
import { some } from '../../thorough.ts'

/** Searches with at most this many events are compared from the first line to the last. */
const MOST_EVENTS_WHOLE = 50
/** Longer searches are compared after this many sampled events, and after the last. */
const SAMPLE_COUNT = 12
/** Maximum number of events recorded of a search. */
const MOST_EVENTS_SAMPLED = 800

function comparisonOf(search: RecordedSearch, seed: number): Comparison {
  const { length } = search.events
  const events = Array.from({ length: search.ended ? length + 1 : length }, (_, event) => event)
  if (length <= MOST_EVENTS_WHOLE) return { search, after: events }
  const rank = (event: number) => Math.imul(event + seed, 0x9e3779b1) >>> 0
  const drawn = events.toSorted((a, b) => rank(a) - rank(b)).slice(0, SAMPLE_COUNT)
  return { search, after: [...new Set([...drawn, ...events.slice(-1)])].toSorted((a, b) => a - b) }
}

function comparisonsOf(strategy: Strategy, extent: Extent): readonly Comparison[] {
  const { boj2580, codewars1, twoSolutions, solved, blocked } = PUZZLES
  const named = [boj2580, codewars1, twoSolutions, solved, blocked].map(givensOfLine)
  const random = Array.from({ length: 5 }, (_, index) => randomGivens(SEED * 100 + index, 6 + index * 9))
  return [...named, ...random].map((givens, index) =>
    comparisonOf(recordSearch(givens, strategy, extent, MOST_EVENTS_SAMPLED), SEED + index),
  )
}

describe.skipIf(!canRun.py)('step by step, python3 runs the same lines with the same values', () => {
  test.each(
    some(
      STRATEGIES.map((strategy) => [strategy.id, strategy] as const),
      1,
    ),
  )(`%s (seed ${SEED})`, (_, strategy) => {
    const comparisons = EXTENTS.flatMap((extent) => comparisonsOf(strategy, extent))
    const steps = comparisons.map(linesOfSteps)
    const values = steps.flatMap((segments) =>
      segments.flatMap((segment) => segment.map(([, found]) => found)),
    )
    const watches = [...new Set(values.flatMap(Object.keys))]
    const ran = linesOfPython(comparisons, watches)
    comparisons.forEach(({ search, after }, index) => {
      after.forEach((event, position) => {
        const [ours, theirs] = [steps[index][position], ran[index][position]]
        // Comparing strings is fast, rendering differences is not.
        if (JSON.stringify(ours) === JSON.stringify(theirs)) return
        const place = { puzzle: search.givens.join(''), extent: search.extent, event }
        expect({ ...place, lines: ours }).toEqual({ ...place, lines: theirs })
      })
    })
    expect(values.length).toBeGreaterThan(1000)
  })
})
