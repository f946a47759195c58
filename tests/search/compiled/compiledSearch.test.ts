/**
 * A search compiled to WebAssembly does the same as `Search` in TypeScript: same events, checkpoints, work and depths.
 * Only its sums of the depths of many events are estimates, close to the exact ones.
 */
import { type Givens, givensOf } from '../../../src/sudoku/givens.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchCode } from '../../../src/search/compiled/searchCode.ts'
import type { Engine, Resume } from '../../../src/search/engine/engine.ts'
import { Search } from '../../../src/search/engine/search.ts'
import type { Extent, Strategy } from '../../../src/search/engine/strategy.ts'
import { STRATEGIES } from '../../../src/search/programs/registry.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import { CHUNK_EVENTS } from '../../../src/search/trace/chunk.ts'
import { compileWebAssembly } from '../../../src/search/worker/webAssembly.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { randomPuzzle } from '../../sudoku/randomPuzzles.ts'
import { cases, IS_THOROUGH, some } from '../../thorough.ts'

/** Maximum slices (runs of some events) that are compared per search. */
const SLICES = IS_THOROUGH ? 40 : 12

const EXTENTS: readonly Extent[] = ['first', 'all']

async function compiledResume(givens: Givens, strategy: Strategy, extent: Extent): Promise<Resume> {
  const code = searchCode(givens, strategy, extent)
  if (code === undefined) throw new RangeError(`${strategy.id} cannot be compiled`)
  return code.searches(await compileWebAssembly(code.module))
}

/** Maximum events of a run for which a compiled search sums the depths exactly. */
const EXACT_SUM = 63

/** Runs the search for the next events. Returns these, with all observable state of the search after them. */
function runNext(search: Engine, size: number) {
  const chunk = new Uint16Array(size + 2).fill(9999)
  const end = search.run(chunk, 1, size + 1)
  const { lowest, highest, depth, blanks } = search
  // Comparing strings is fast, comparing arrays is not.
  const events = Buffer.from(chunk.buffer).toString('latin1')
  const sum = size <= EXACT_SUM ? search.sum : undefined
  return { events, end, lowest, highest, sum, depth, blanks, checkpoint: search.checkpoint() }
}

/**
 * Runs the compiled search and `search` side by side, in slices of `sizes` events in turn; then resumes the compiled
 * one at the checkpoints before some slices.
 */
function expectSameRuns(resume: Resume, search: Search, sizes: readonly number[]): void {
  const start = search.checkpoint()
  const runs = []
  const twin = resume(start)
  expect(twin.checkpoint()).toEqual(start)
  for (let slice = 0; !search.ended && slice < SLICES; slice++) {
    const before = search.checkpoint()
    const size = sizes[slice % sizes.length]
    const run = runNext(search, size)
    expect(runNext(twin, size)).toEqual(run)
    runs.push({ before, size, run })
  }
  // In reverse order: no run may leave state behind for the next.
  for (const { before, size, run } of runs.toReversed().filter((_, index) => index % 5 === 0)) {
    const resumed = resume(before)
    expect(resumed.checkpoint()).toEqual(before)
    expect(runNext(resumed, size)).toEqual(run)
  }
  expect(runNext(twin, 10)).toEqual(runNext(search, 10))
}

test('every program can be compiled, with any order of blanks, whether it clears each digit or overwrites it', () => {
  for (const { order, clears, rowMajorWork, fewestFirstWork } of STRATEGIES) {
    expect(rowMajorWork !== undefined).toBe(order === 'row-major')
    expect(fewestFirstWork !== undefined).toBe(order === 'fewest-first')
    expect(rowMajorWork?.overwrites === true).toBe(clears === 'exhausted')
  }
})

describe.each(some(STRATEGIES, 2).map((strategy) => ({ id: strategy.id, strategy })))(
  '$id, compiled',
  ({ strategy }) => {
    test.each(EXTENTS)('makes every chunk of Codewars 2 as the engine does, until %s', async (extent) => {
      const givens = givensOfLine(PUZZLES.codewars2)
      const resume = await compiledResume(givens, strategy, extent)
      expectSameRuns(resume, new Search(givens, strategy, extent), [CHUNK_EVENTS])
    })

    test('makes the same of random puzzles, in runs of any size', async () => {
      const puzzles = fc.record({ seed: fc.integer(), blanks: fc.integer({ min: 1, max: 60 }) })
      const sizes = fc.array(fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 900 })), {
        minLength: 1,
        maxLength: 4,
      })
      await fc.assert(
        fc.asyncProperty(
          puzzles,
          fc.constantFrom(...EXTENTS),
          sizes,
          async ({ seed, blanks }, extent, slices) => {
            const givens = givensOf(randomPuzzle(seed, blanks))
            if (!givens.ok) throw new Error('The puzzle makes conflicts')
            const resume = await compiledResume(givens.value, strategy, extent)
            expectSameRuns(resume, new Search(givens.value, strategy, extent), slices)
          },
        ),
        { numRuns: cases(60) },
      )
    })

    test.each([
      'empty',
      'solved',
      'unsolvable',
      'blocked',
      'twoSolutions',
      'fiftySolutions',
      'antiBruteForce',
    ] as const)('makes the same of a board that is %s', async (name) => {
      for (const extent of EXTENTS) {
        const givens = givensOfLine(PUZZLES[name])
        const resume = await compiledResume(givens, strategy, extent)
        expectSameRuns(resume, new Search(givens, strategy, extent), [1, 2, 997, 13])
      }
    })
  },
)

describe('A compiled search', () => {
  test('estimates the mean depth of many events, to a quarter of a depth per timeline pixel', async () => {
    const givens = givensOfLine(PUZZLES.codewars2)
    const exact = new Search(givens, tables, 'first')
    const estimating = (await compiledResume(givens, tables, 'first'))(exact.checkpoint())
    const chunk = new Uint16Array(CHUNK_EVENTS)
    const errors: number[] = []
    estimating.runInSlices?.(chunk, 0, CHUNK_EVENTS, 1024, (_lowest, _highest, events, sum) => {
      exact.run(chunk, 0, events)
      errors.push((sum - exact.sum) / events)
    })
    expect(errors).toHaveLength(CHUNK_EVENTS / 1024)
    expect(Math.max(...errors.map(Math.abs))).toBeLessThan(1)
    // In a long search, a pixel of the timeline has at least as many slices as are averaged here.
    expect(Math.abs(errors.reduce((total, error) => total + error, 0)) / errors.length).toBeLessThan(0.25)
  })

  test('reports slices of any size like a run of each', async () => {
    const givens = givensOfLine(PUZZLES.codewars2)
    const resume = await compiledResume(givens, tables, 'first')
    const sizes = fc.record({
      slice: fc.integer({ min: 1, max: 200 }),
      events: fc.integer({ min: 1, max: 20_000 }),
    })
    fc.assert(
      fc.property(sizes, fc.nat(50_000), ({ slice, events }, from) => {
        const search = new Search(givens, tables, 'first')
        const chunk = new Uint16Array(50_000)
        search.run(chunk, 0, from)
        const twin = resume(search.checkpoint())
        const reported: number[][] = []
        twin.runInSlices?.(new Uint16Array(events), 0, events, slice, (...of) =>
          reported.push(of.slice(0, 3)),
        )
        const { placements } = twin
        const expected = Array.from({ length: Math.ceil(events / slice) }, (_, index) => {
          const count = search.run(chunk, 0, Math.min(slice, events - index * slice))
          return [search.lowest, search.highest, count]
        })
        expect(reported).toEqual(expected)
        expect(placements).toBe(search.placements)
      }),
      { numRuns: cases(60) },
    )
  })

  test('fills a chunk larger than its own', async () => {
    const givens = givensOfLine(PUZZLES.codewars2)
    const resume = await compiledResume(givens, tables, 'first')
    expectSameRuns(resume, new Search(givens, tables, 'first'), [40_000])
  })

  test.each([
    ['tables', 946_551_841],
    ['bitmasks', 3 * 69_175_316],
  ])('by %s passes 138,350,568 events to the end', async (id, work) => {
    const strategy = STRATEGIES.find((other) => other.id === id) ?? tables
    const givens = givensOfLine(PUZZLES.antiBruteForce)
    const resume = await compiledResume(givens, strategy, 'first')
    const search = resume(new Search(givens, strategy, 'first').checkpoint())
    const chunk = new Uint16Array(CHUNK_EVENTS)
    while (!search.ended) search.run(chunk, 0, CHUNK_EVENTS)
    const { event, placements, solutions, depth } = search
    expect({ event, placements, solutions, depth, work: search.work }).toEqual({
      event: 138_350_568,
      placements: 69_175_316,
      solutions: 1,
      depth: 64,
      work,
    })
  })
})
