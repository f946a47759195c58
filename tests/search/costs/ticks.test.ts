/** The ticks (work or time so far) after each event of a search match those computed from its checkpoints. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { needsBlanksLeft, tickAt, ticksAfter } from '../../../src/search/costs/ticks.ts'
import { BlanksLeft } from '../../../src/search/costs/workSplit.ts'
import { type Givens, givensOf } from '../../../src/sudoku/givens.ts'
import { STRATEGIES } from '../../../src/search/programs/registry.ts'
import { Search } from '../../../src/search/engine/search.ts'
import type { Extent, Strategy } from '../../../src/search/engine/strategy.ts'
import type { TimeModel } from '../../../src/search/seconds/timeModel.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { randomPuzzle } from '../../sudoku/randomPuzzles.ts'
import { cases, some } from '../../thorough.ts'

const EVENTS = 3000

/** A model of run time with a nonzero weight for each kind of work. */
const MODEL: TimeModel = {
  start: 0.05,
  placement: 3e-6,
  solution: 2e-4,
  kinds: {
    cells: 1.1e-7,
    entries: 1.3e-7,
    masks: 1.7e-7,
    comparisons: 1.9e-7,
    tests: 2.3e-7,
    calls: 2.9e-7,
    removals: 3.1e-7,
    taken: 3.7e-7,
    sizes: 4.1e-7,
    links: 4.3e-7,
  },
  error: 0,
  longest: 1,
}

/** Computes the ticks from checkpoints, one after every event of the search. */
function ticksOfCheckpoints(givens: Givens, strategy: Strategy, extent: Extent) {
  const search = new Search(givens, strategy, extent)
  const blanksLeft = new BlanksLeft(givens)
  const event = new Uint16Array(1)
  const found = { givens, strategy, extent }
  const reported = [{ checkpoint: search.checkpoint(), sum: blanksLeft.sum }]
  const ticks = [tickAt(found, search.checkpoint(), MODEL, blanksLeft.sum)]
  while (search.event < EVENTS && search.run(event, 0, 1) > 0) {
    blanksLeft.note(event, 1)
    reported.push({ checkpoint: search.checkpoint(), sum: blanksLeft.sum })
    ticks.push(tickAt(found, search.checkpoint(), MODEL, blanksLeft.sum))
  }
  return { found, reported, ticks }
}

/**
 * Expects `ticksAfter` to return the ticks that are computed from checkpoints.
 * @param share position of the first compared event in the search, from 0 to 1
 */
function expectSameTicks(givens: Givens, strategy: Strategy, extent: Extent, share: number) {
  const { found, reported, ticks } = ticksOfCheckpoints(givens, strategy, extent)
  const from = Math.floor(share * (reported.length - 1))
  const { checkpoint, sum } = reported[from]
  const after = ticksAfter(found, checkpoint, MODEL, sum, reported.length - 1 - from)
  expect(Array.from(after.ticks)).toEqual(ticks.slice(from))
  expect(Array.from(after.work)).toEqual(reported.slice(from).map((one) => one.checkpoint.work))
}

describe.each(some(STRATEGIES, 2))('The ticks of $id', (strategy) => {
  test.prop([fc.integer(), fc.integer({ min: 0, max: 60 }), fc.double({ min: 0, max: 1, noNaN: true })], {
    numRuns: cases(6),
  })('are those of its checkpoints, from any start', (seed, blanks, share) => {
    const givens = givensOf(randomPuzzle(seed, blanks))
    if (!givens.ok) throw new RangeError('A puzzle in conflict')
    expectSameTicks(givens.value, strategy, seed % 2 === 0 ? 'first' : 'all', share)
  })

  test.each(['codewars2', 'fiftySolutions', 'blocked', 'solved'] as const)('never go back (%s)', (name) => {
    const givens = givensOfLine(PUZZLES[name])
    const { ticks } = ticksOfCheckpoints(givens, strategy, 'all')
    expect(ticks).toEqual(ticks.toSorted((a, b) => a - b))
    expectSameTicks(givens, strategy, 'all', 0.5)
  })

  test('need more than checkpoints only for a time model that counts blanks', () => {
    expect(needsBlanksLeft(strategy, 'work')).toBe(false)
    expect(needsBlanksLeft(strategy, MODEL)).toBe(strategy.order === 'fewest-first')
  })
})
