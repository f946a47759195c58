/**
 * Compared searches count the costs of all programs, to the first or to all solutions, with as few searches as
 * possible. The kinds of work (elementary operations) add up to the whole work.
 */
import { describe, expect, test } from 'vitest'
import { comparedSearches } from '../../../src/search/costs/comparedSearches.ts'
import { BlanksLeft, workSplit } from '../../../src/search/costs/workSplit.ts'
import { type Givens, givensOf } from '../../../src/sudoku/givens.ts'
import { STRATEGIES } from '../../../src/search/programs/registry.ts'
import { Search } from '../../../src/search/engine/search.ts'
import type { Extent, Strategy } from '../../../src/search/engine/strategy.ts'
import type { WorkByKind, WorkKind } from '../../../src/search/engine/workKinds.ts'
import { compileWebAssembly } from '../../../src/search/worker/webAssembly.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { randomPuzzle } from '../../sudoku/randomPuzzles.ts'
import { SEED } from '../../seed.ts'

const EXTENTS = ['first', 'all'] as const satisfies readonly Extent[]

const entriesOf = (kinds: WorkByKind) => Object.entries(kinds) as readonly [WorkKind, number][]
const sumOf = (kinds: WorkByKind) => entriesOf(kinds).reduce((sum, [, amount]) => sum + amount, 0)

/** Returns the cost of a program, counted in a search of its own. */
function searchedCost(givens: Givens, strategy: Strategy, extent: Extent) {
  const search = new Search(givens, strategy, extent)
  const blanksLeft = new BlanksLeft(givens)
  const chunk = new Uint16Array(1 << 10)
  let deepest = 0
  while (!search.ended) {
    blanksLeft.note(chunk, search.run(chunk, 0, chunk.length))
    deepest = Math.max(deepest, search.highest)
  }
  const { event: events, placements, solutions, work, ended } = search
  const kinds = workSplit(strategy, givens, search.checkpoint(), blanksLeft)
  return {
    strategy: strategy.id,
    order: strategy.order,
    events,
    placements,
    solutions,
    work,
    ended,
    deepest,
    kinds,
  }
}

function comparedCosts(givens: Givens, extent: Extent) {
  const searches = comparedSearches(givens, extent)
  for (const { counter } of searches) while (!counter.ended) counter.advance()
  return searches.flatMap((search) => search.costs())
}

function expectEqualToSearches(givens: Givens, extent: Extent) {
  const byId = Object.fromEntries(comparedCosts(givens, extent).map((cost) => [cost.strategy, cost]))
  expect(byId).toEqual(
    Object.fromEntries(STRATEGIES.map((strategy) => [strategy.id, searchedCost(givens, strategy, extent)])),
  )
}

describe('Compared to the same extent, every program costs the same as in its own search', () => {
  test.each(
    (['codewars1', 'boj2580', 'unsolvable', 'blocked', 'solved', 'sixSolutions'] as const).flatMap((name) =>
      EXTENTS.map((extent) => [name, extent] as const),
    ),
  )('for %s, %s', (name, extent) => {
    expectEqualToSearches(givensOfLine(PUZZLES[name]), extent)
  })

  test.each([0, 1, 2, 3])(`for random puzzles, too (seed ${SEED} + %i)`, (more) => {
    const givens = givensOf(randomPuzzle(SEED + more, 46))
    if (!givens.ok) throw new RangeError('Conflicts')
    expectEqualToSearches(givens.value, EXTENTS[more % 2])
  })

  test('by six searches for eleven programs', () => {
    const searches = comparedSearches(givensOfLine(PUZZLES.codewars1), 'first')
    expect(searches.map((search) => search.costs().length)).toEqual([6, 1, 1, 1, 1, 1])
  })

  test('in compiled code as well', async () => {
    const givens = givensOfLine(PUZZLES.codewars2)
    const [search] = comparedSearches(givens, 'first')
    const code = search.counter.code()
    if (code === undefined) throw new RangeError('No compiled code')
    search.counter.advance()
    search.counter.switchTo(code.searches(await compileWebAssembly(code.module)))
    while (!search.counter.ended) search.counter.advance()
    const expected = search.costs().map(({ strategy: id }) => {
      const strategy = STRATEGIES.find((one) => one.id === id) ?? STRATEGIES[0]
      return searchedCost(givens, strategy, 'first')
    })
    expect(search.costs()).toEqual(expected)
    expect(search.costs()[0].events).toBe(99_056)
  })
})

describe('The kinds of work add up to the work', () => {
  test.each(
    STRATEGIES.flatMap((strategy) => EXTENTS.map((extent) => [strategy.id, extent, strategy] as const)),
  )('of %s, %s, at every event, and none ever decreases', (_, extent, strategy) => {
    const wrong: string[] = []
    for (const name of ['codewars1', 'sixSolutions', 'blocked', 'unsolvable'] as const) {
      const givens = givensOfLine(PUZZLES[name])
      const search = new Search(givens, strategy, extent)
      const blanksLeft = new BlanksLeft(givens)
      const event = new Uint16Array(1)
      let before: WorkByKind = {}
      for (let made = 0; made < 1000 && !search.ended; made++) {
        const kinds = workSplit(strategy, givens, search.checkpoint(), blanksLeft)
        const isLess = entriesOf(kinds).some(([kind, amount]) => amount < (before[kind] ?? 0))
        if (sumOf(kinds) !== search.work || isLess) wrong.push(`${name}, event ${made}`)
        before = kinds
        blanksLeft.note(event, search.run(event, 0, 1))
      }
    }
    expect(wrong).toEqual([])
  })
})
