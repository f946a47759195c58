/**
 * A few searches count the costs of all programs: programs with the same search tree share one search, from which the
 * work (elementary operations) of each follows.
 */
import { describe, expect, test } from 'vitest'
import { nextCounter } from '../../../src/search/costs/cost.ts'
import { ProgramCosts } from '../../../src/search/costs/programCosts.ts'
import { followsFromPlacements, sharedWork } from '../../../src/search/costs/sharedWork.ts'
import { type Givens, givensOf } from '../../../src/sudoku/givens.ts'
import { Search } from '../../../src/search/engine/search.ts'
import type { Extent } from '../../../src/search/engine/strategy.ts'
import { STRATEGIES } from '../../../src/search/programs/registry.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { randomPuzzle } from '../../sudoku/randomPuzzles.ts'
import { SEED } from '../../seed.ts'

/** Counts the costs of all programs to their ends. */
function costsOf(givens: Givens) {
  const programs = new ProgramCosts(givens)
  for (let counter = nextCounter(programs.counters, 'turns'); counter !== undefined; ) {
    counter.advance()
    counter = nextCounter(programs.counters, 'turns')
  }
  return programs
}

/** Returns the cost of one program, from a search of its own. */
function searchedCost(givens: Givens, strategy: (typeof STRATEGIES)[number]) {
  const search = new Search(givens, strategy)
  const chunk = new Uint16Array(1 << 14)
  while (!search.ended) search.run(chunk, 0, chunk.length)
  const { event: events, placements, solutions, work, ended } = search
  return { strategy: strategy.id, extent: strategy.extent, events, placements, solutions, work, ended }
}

describe('What the programs need', () => {
  test.each(['codewars1', 'boj2580', 'unsolvable', 'blocked', 'solved', 'fiftySolutions'] as const)(
    'for %s matches the search of each',
    (name) => {
      const givens = givensOfLine(PUZZLES[name])
      const programs = costsOf(givens)
      expect(programs.costs()).toEqual(STRATEGIES.map((strategy) => searchedCost(givens, strategy)))
      expect(programs.gauge().settled).toBe(true)
    },
  )

  test.each([0, 1, 2, 3, 4, 5])(`for random puzzles, too (seed ${SEED} + %i)`, (more) => {
    const givens = givensOf(randomPuzzle(SEED + more, 46))
    if (!givens.ok) throw new RangeError('Conflicts')
    const costs = STRATEGIES.map((strategy) => searchedCost(givens.value, strategy))
    expect(costsOf(givens.value).costs()).toEqual(costs)
  })

  test('is reported so far, and so is the gauge', () => {
    const programs = new ProgramCosts(givensOfLine(PUZZLES.antiBruteForce))
    for (const counter of programs.counters) counter.advance()
    expect(programs.gauge()).toMatchObject({ band: 'moderate', settled: false })
    const events = Object.fromEntries(programs.costs().map((cost) => [cost.strategy, cost.events]))
    expect(events).toMatchObject({ tables: 1 << 14, bitmasks: 1 << 14, 'fewest-candidates': 1 << 8 })
  })
})

describe('Work that follows from the placements', () => {
  const shared = STRATEGIES.filter(({ rowMajorWork }) => followsFromPlacements(rowMajorWork))

  test('is that of four programs', () => {
    expect(shared.map(({ id }) => id)).toEqual(['used-digits', 'set-discard', 'set-guarded', 'bitmasks'])
  })

  test.each(shared)('is that of $id at every event', (strategy) => {
    const { rowMajorWork } = strategy
    if (rowMajorWork === undefined) throw new RangeError('No work')
    for (const name of ['codewars1', 'sixSolutions', 'blocked'] as const) {
      for (const extent of ['first', 'all'] satisfies readonly Extent[]) {
        const givens = givensOfLine(PUZZLES[name])
        const search = new Search(givens, tables, extent)
        const own = new Search(givens, strategy, extent)
        const event = new Uint16Array(1)
        for (let made = 0; made < 3000 && !own.ended; made++) {
          expect(sharedWork(rowMajorWork, givens, search.checkpoint())).toBe(own.work)
          search.run(event, 0, 1)
          own.run(event, 0, 1)
        }
        expect(sharedWork(rowMajorWork, givens, search.checkpoint())).toBe(own.work)
      }
    }
  })
})
