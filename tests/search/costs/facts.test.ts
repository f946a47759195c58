/** Checks facts about a puzzle: solutions, costs of searches and transforms (against plain counts), and the gauge. */
import { describe, expect, test } from 'vitest'
import { blanksOf, type Grid, withDigit } from '../../../src/sudoku/grid.ts'
import { CostCounter, nextCounter } from '../../../src/search/costs/cost.ts'
import { BANDS, gaugeOf } from '../../../src/sudoku/facts/gauge.ts'
import { RowMajorCount } from '../../../src/search/costs/rowMajorCount.ts'
import { MAX_SOLUTIONS, solutionsOf } from '../../../src/sudoku/facts/solutions.ts'
import {
  cheapestWithSameEvents,
  transformCostOf,
  transformCounters,
  transformsFor,
} from '../../../src/search/costs/transformCosts.ts'
import { type Givens, givensOf } from '../../../src/sudoku/givens.ts'
import { Search } from '../../../src/search/engine/search.ts'
import type { Extent, Strategy } from '../../../src/search/engine/strategy.ts'
import { createBandSolver } from '../../../src/sudoku/solver/bandSolver.ts'
import { candidateList } from '../../../src/search/programs/candidate-list/strategy.ts'
import { STRATEGIES } from '../../../src/search/programs/registry.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import { SYMMETRIES } from '../../../src/sudoku/transforms/registry.ts'
import { transformed } from '../../../src/sudoku/transforms/transform.ts'
import { compileWebAssembly } from '../../../src/search/worker/webAssembly.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { randomPuzzle } from '../../sudoku/randomPuzzles.ts'
import { SEED } from '../../seed.ts'
import { IS_THOROUGH, some } from '../../thorough.ts'

const CASES = Array.from({ length: 8 }, (_, index) => SEED + index)

const solver = createBandSolver()

/** One program for each order of cells, with little work per event. */
const QUICK_PROGRAMS = new Set(['tables', 'dancing-links'])

function givensOfGrid(grid: Grid): Givens {
  const givens = givensOf(grid)
  if (!givens.ok) throw new RangeError('Conflicts')
  return givens.value
}

function completedSearch(givens: Givens, strategy: Strategy, extent: Extent = strategy.extent): Search {
  const search = new Search(givens, strategy, extent)
  const events = new Uint16Array(1 << 14)
  while (!search.ended) search.run(events, 0, events.length)
  return search
}

function naiveCount(grid: Grid): number {
  return completedSearch(givensOfGrid(grid), tables, 'all').solutions
}

function advancedToEnd(counter: CostCounter): CostCounter {
  while (!counter.ended) counter.advance()
  return counter
}

async function switchToCompiled(counter: CostCounter): Promise<void> {
  const code = counter.code()
  if (code === undefined) return expect.unreachable(`${counter.strategy.id} has no compiled code`)
  counter.switchTo(code.searches(await compileWebAssembly(code.module)))
}

describe('The solutions of a puzzle', () => {
  test.each([
    ['blocked', { kind: 'none' }],
    ['twoSolutions', { kind: 'several', count: 2 }],
    ['sixSolutions', { kind: 'several', count: 6 }],
    ['fiftySolutions', { kind: 'several', count: 50 }],
    ['empty', { kind: 'more', than: MAX_SOLUTIONS }],
  ] as const)('of %s are counted', (name, solutions) => {
    expect(solutionsOf(givensOfLine(PUZZLES[name]), solver)).toEqual(solutions)
  })

  test('of a board that contradicts itself are none', () => {
    expect(solutionsOf(Array.from('55'.padEnd(81, '0'), Number), solver)).toEqual({ kind: 'none' })
  })

  test('are exact up to ten thousand, and one more is reported as more', () => {
    const fifty = givensOfLine(PUZZLES.fiftySolutions)
    const given = fifty.flatMap((digit, cell) => (digit === 0 ? [] : [cell]))
    for (const cell of given.slice(0, 10)) {
      const grid = withDigit(fifty, cell, 0)
      const count = naiveCount(grid)
      expect(solutionsOf(grid, solver)).toEqual(
        count > MAX_SOLUTIONS ? { kind: 'more', than: MAX_SOLUTIONS } : { kind: 'several', count },
      )
    }
    const exact = { count: (_: Readonly<Uint8Array>, limit: number) => Math.min(limit, MAX_SOLUTIONS) }
    expect(solutionsOf(fifty, exact)).toEqual({ kind: 'several', count: MAX_SOLUTIONS })
  })

  test.each(CASES)('match a plain search, and so do the givens that it can do without (seed %i)', (seed) => {
    const grid = randomPuzzle(seed, 30 + (seed % 18))
    const solutions = solutionsOf(grid, solver)
    const count = naiveCount(grid)
    if (count === 0) expect(solutions).toEqual({ kind: 'none' })
    else if (count > 1) expect(solutions).toEqual({ kind: 'several', count })
    else {
      const givens = grid.flatMap((digit, cell) => (digit === 0 ? [] : [cell]))
      expect(solutions).toEqual({
        kind: 'one',
        solution: Array.from(completedSearch(givensOfGrid(grid), tables).board),
        redundant: givens.filter((cell) => naiveCount(withDigit(grid, cell, 0)) === 1),
      })
    }
  })

  test('need every given of a minimal puzzle', () => {
    const solutions = solutionsOf(givensOfLine(PUZZLES.antiBruteForce), solver)
    expect(solutions).toMatchObject({ kind: 'one', redundant: [] })
  })
})

describe('The cost of a program', () => {
  test.each(some(STRATEGIES, 2))('$id matches its search', (strategy) => {
    const givens = givensOfLine(PUZZLES.codewars1)
    const { event: events, placements, solutions, work } = completedSearch(givens, strategy)
    const { cost } = advancedToEnd(new CostCounter(givens, strategy))
    expect(cost).toEqual({ events, placements, solutions, work, ended: true })
  })

  test.each(IS_THOROUGH ? STRATEGIES : STRATEGIES.filter(({ id }) => QUICK_PROGRAMS.has(id)))(
    '$id is the same when compiled code takes over in the middle',
    async (strategy) => {
      const givens = givensOfLine(PUZZLES.codewars2)
      const counter = new CostCounter(givens, strategy, 'all')
      counter.advance()
      expect(counter.ended).toBe(false)
      await switchToCompiled(counter)
      expect(advancedToEnd(counter).cost).toEqual(
        advancedToEnd(new CostCounter(givens, strategy, 'all')).cost,
      )
    },
  )

  test('is reported so far while the program runs', () => {
    const counter = new CostCounter(givensOfLine(PUZZLES.empty), candidateList)
    counter.advance()
    counter.advance()
    expect(counter.cost).toMatchObject({ events: 2 << 14, ended: false })
  })

  test('is known first for the cheapest program', () => {
    const names = ['antiBruteForce', 'codewars2', 'codewars1'] as const
    const counters = names.map((name) => new CostCounter(givensOfLine(PUZZLES[name]), tables))
    const ended: number[] = []
    while (ended.length < 2) {
      const counter = nextCounter(counters, 'turns')
      counter?.advance()
      if (counter?.ended === true) ended.push(counters.indexOf(counter))
    }
    expect(ended).toEqual([2, 1])
    expect(nextCounter(counters.slice(1), 'events')).toBeUndefined()
  })
})

describe('The count of the row-major search', () => {
  test.each(CASES)('equals that of the program itself, in slices of any size (seed %i)', (seed) => {
    const givens = givensOfGrid(randomPuzzle(seed, 40 + (seed % 10)))
    const count = new RowMajorCount(givens)
    while (!count.ended) count.advance(1 + (seed % 97))
    expect(count.events).toBe(completedSearch(givens, tables).event)
  })

  test('is zero for a full board, and as published for famous puzzles', () => {
    const eventsOf = (line: string) => {
      const count = new RowMajorCount(givensOfLine(line))
      count.advance(Number.POSITIVE_INFINITY)
      return count.events
    }
    expect(eventsOf(PUZZLES.solved)).toBe(0)
    expect(eventsOf(PUZZLES.blocked)).toBe(0)
    expect(eventsOf(PUZZLES.codewars2)).toBe(99_056)
  })
})

describe('The gauge', () => {
  test('ranges from easy to anti-brute-force by powers of ten', () => {
    const bandsOf = (events: readonly number[]) => events.map((count) => gaugeOf(count, true).band)
    expect(bandsOf([0, 9999, 10_000, 999_999, 1e6, 1e7, 99_999_999, 138_350_568])).toEqual(
      'easy easy moderate moderate hard very-hard very-hard anti-brute-force'.split(' '),
    )
    expect(gaugeOf(1000, false)).toEqual({ band: 'easy', magnitude: 3, settled: false })
    expect(gaugeOf(0, true).magnitude).toBe(0)
    expect(BANDS.map(({ from }) => from)).toEqual(BANDS.map(({ from }) => from).toSorted((a, b) => a - b))
  })
})

describe('The cost of a transform', () => {
  test.each(some(STRATEGIES, 2))('for $id matches its search of the transformed puzzle', (strategy) => {
    const givens = givensOfLine(PUZZLES.boj2580)
    const solutions = solutionsOf(givens, solver)
    const transforms = transformsFor(solutions.kind === 'one' ? solutions.solution : undefined)
    const counters = transformCounters(givens, strategy, strategy.extent, transforms)
    transforms.forEach((transform, index) => {
      const { event: events } = completedSearch(transformed(givens, transform), strategy)
      const cost = { transform: transform.id, events, ended: true }
      expect(transformCostOf(transform, advancedToEnd(counters[index]))).toEqual(cost)
    })
  })

  test.each(some(STRATEGIES, 2))(
    'may be counted by a program that makes the same events as $id',
    (strategy) => {
      for (const seed of CASES) {
        const givens = givensOfGrid(randomPuzzle(seed, 40))
        const cheapest = cheapestWithSameEvents(strategy)
        const { event, placements } = completedSearch(givens, strategy)
        expect(completedSearch(givens, cheapest, strategy.extent)).toMatchObject({ event, placements })
      }
    },
  )

  test('is counted for digit exchanges that move the solution forward, and back', () => {
    const givens = givensOfLine(PUZZLES.codewars2)
    const solutions = solutionsOf(givens, solver)
    if (solutions.kind !== 'one') throw new RangeError('Not a proper puzzle')
    const [soonest, latest] = transformsFor(solutions.solution).slice(-2)
    expect(transformed(solutions.solution, soonest).slice(0, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(transformed(solutions.solution, latest).slice(0, 9)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect(blanksOf(transformed(givens, soonest))).toEqual(blanksOf(givens))
    expect(transformsFor().length).toBe(transformsFor(solutions.solution).length - 2)
  })

  test('can be a millionth: upside down, the search starts where the givens are', async () => {
    // The upper rows of this puzzle are almost empty, and its solution begins with 8 and 9.
    const puzzle = givensOfLine(
      '......54............6.45................63..9.1...74.3..37.....9.4.5.87.5....8.21',
    )
    const turned = transformed(puzzle, SYMMETRIES[1])
    const [upright, upsideDown] = [puzzle, turned].map((givens) => new CostCounter(givens, tables))
    await switchToCompiled(upright)
    expect(advancedToEnd(upright).events).toBe(218_958_956)
    expect(advancedToEnd(upsideDown).events).toBe(262)
  })
})
