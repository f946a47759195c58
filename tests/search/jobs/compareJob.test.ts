/** The background job that counts the costs (events, placements, …) of all programs, to compare them. */
import { expect, test } from 'vitest'
import { tellOf } from '../../../src/calls/question.ts'
import type { ComparedCost } from '../../../src/search/costs/comparedSearches.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { STRATEGIES } from '../../../src/search/programs/registry.ts'
import { createBandSolver } from '../../../src/sudoku/solver/bandSolver.ts'
import { type CompareOrder, compareJob } from '../../../src/search/jobs/compareJob.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'

const EVERY_PROGRAM = STRATEGIES.map(({ id }) => id).toSorted()

function jobFor(line: string, changes: Partial<CompareOrder> = {}) {
  const order = {
    grid: gridOfLine(line),
    extent: 'first',
    limit: Infinity,
    part: 0,
    parts: 1,
    ...changes,
  } as const
  return compareJob(order, { solver: createBandSolver(), compile: undefined })
}

function costsOf(job: ReturnType<typeof jobFor>): readonly ComparedCost[] {
  for (;;) {
    const { value, done } = job.next()
    if (done === true) return tellOf(value ?? expect.unreachable())
  }
}

test('It reports the cost of each program, to the requested extent', () => {
  const costs = costsOf(jobFor(PUZZLES.codewars1, { extent: 'all' }))
  expect(costs.map(({ strategy }) => strategy).toSorted()).toEqual(EVERY_PROGRAM)
  expect(costs.filter(({ ended }) => !ended)).toEqual([])
  expect(costs.find(({ strategy }) => strategy === 'tables')).toMatchObject({
    events: 9262,
    placements: 4631,
    deepest: 51,
  })
  // By default, the programs with sets stop at the first solution. With the extent `all`, they find all solutions, as
  // the candidate list does.
  const alike = costs.filter(({ strategy }) => /^(?:candidate-list|set-)/.test(strategy))
  expect(alike.map(({ events }) => events)).toEqual([9262, 9262, 9262])
})

test('Workers share the programs, and none is left out or counted twice', () => {
  const reported = [0, 1, 2, 3].flatMap((part) => costsOf(jobFor(PUZZLES.boj2580, { part, parts: 4 })))
  expect(reported.map(({ strategy }) => strategy).toSorted()).toEqual(EVERY_PROGRAM)
})

test('No program is counted beyond the limit, or marked as ended there', () => {
  const costs = costsOf(jobFor(PUZZLES.antiBruteForce, { limit: 20_000 }))
  const over = costs.filter(({ ended }) => !ended)
  expect(over.map(({ strategy }) => strategy)).toContain('tables')
  for (const { events } of over) {
    expect(events).toBeGreaterThanOrEqual(20_000)
    expect(events).toBeLessThan(20_000 + (1 << 14))
  }
})

test('The cheapest is known first: after equal turns, a short search has ended', () => {
  const job = jobFor(PUZZLES.codewars2)
  let report = job.next().value
  for (let turn = 0; turn < 60; turn++) report = job.next().value
  const costs = typeof report === 'function' ? tellOf(report()) : expect.unreachable()
  expect(costs.find(({ strategy }) => strategy === 'bitmasks')?.ended).toBe(true)
  expect(costs.every(({ ended }) => ended)).toBe(false)
})

test('Givens that contradict each other are a bug in the caller', () => {
  expect(() => jobFor(`11${'0'.repeat(79)}`).next()).toThrow('contradict')
})
