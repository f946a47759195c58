/**
 * The search for a program's worst case (the costliest puzzle). In most tests, the cost is the number of events of a
 * search by rows.
 */
import { describe, expect, test } from 'vitest'
import { meetsInputGuarantee } from '../../../src/runner/cases/inputGuarantee.ts'
import {
  DEFAULT_STARTS,
  worstCase,
  type WorstCaseOptions,
  type WorstCaseProgress,
} from '../../../src/runner/cases/worstCase.ts'
import { RowMajorCount } from '../../../src/search/costs/rowMajorCount.ts'
import { isUnique } from '../../../src/sudoku/facts/solutions.ts'
import { type Grid, gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { boj2580 } from '../../../src/sudoku/judge/boj2580.ts'
import { createBandSolver } from '../../../src/sudoku/solver/bandSolver.ts'
import { SEED } from '../../seed.ts'
import { thoroughUnless } from '../../thorough.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'

const solver = createBandSolver()
const START = gridOfLine(PUZZLES.codewars1)
const OPTIONS: WorstCaseOptions = { starts: [START], seed: SEED, budget: 150, solver }
const MOST_EVENTS = 500_000

function events(puzzle: Grid): number {
  const count = new RowMajorCount(puzzle)
  count.advance(MOST_EVENTS)
  return count.events
}

interface SearchResult {
  /** Result of the search. */
  readonly last: WorstCaseProgress
  /** Reports of progress before the result, in order. */
  readonly steps: readonly WorstCaseProgress[]
  /** Puzzles whose cost was measured, in order. */
  readonly measured: readonly Grid[]
}

async function runSearch(options: Partial<WorstCaseOptions>, cost = events): Promise<SearchResult> {
  const measured: Grid[] = []
  const steps: WorstCaseProgress[] = []
  const search = worstCase({ ...OPTIONS, ...options }, async (puzzle) => {
    measured.push(puzzle)
    return Promise.resolve(cost(puzzle))
  })
  for (;;) {
    const { done, value } = await search.next()
    if (done === true) return { last: value, steps, measured }
    steps.push(value)
  }
}

describe('The search for the worst case', () => {
  for (const more of [0, 1, 2])
    test(
      `with seed ${SEED + more} finds a puzzle ten times as costly as its start`,
      thoroughUnless(more === 0),
      async () => {
        const { last } = await runSearch({ seed: SEED + more })
        expect([SEED + more, (last.worst?.cost ?? 0) > 10 * events(START)]).toEqual([SEED + more, true])
      },
    )

  test('measures puzzles with one solution, none of them twice, within its budget', async () => {
    const { measured, last } = await runSearch({})
    expect([SEED, measured.length, last.tried]).toEqual([SEED, OPTIONS.budget, OPTIONS.budget])
    expect(new Set(measured.map((puzzle) => lineOf(puzzle))).size).toBe(measured.length)
    expect(measured.filter((puzzle) => !isUnique(Uint8Array.from(puzzle), solver))).toEqual([])
  })

  test('exchanges givens, too: other boards than symmetries of the start', {
    tags: ['thorough'],
  }, async () => {
    const { measured } = await runSearch({ starts: DEFAULT_STARTS.slice(1, 2) })
    const givens = new Set(measured.map((puzzle) => profile(puzzle)))
    expect([SEED, givens.size > 1]).toEqual([SEED, true])
  })

  test('stays near the costliest puzzle: it does not go on from one that costs less', async () => {
    const isStart = (puzzle: Grid) => (lineOf(puzzle) === PUZZLES.codewars1 ? 1 : 0)
    const { measured } = await runSearch({ budget: 20 }, isStart)
    const exchanged = measured.filter((puzzle) => profile(puzzle) !== profile(START))
    const far = exchanged.filter((puzzle) => puzzle.filter((digit, cell) => digit !== START[cell]).length > 4)
    expect([SEED, exchanged.length > 0, far.map((puzzle) => lineOf(puzzle))]).toEqual([SEED, true, []])
  })

  test('reports the costliest so far after each measurement', { tags: ['thorough'] }, async () => {
    const { steps, measured, last } = await runSearch({ budget: 40 })
    const costs = measured.map(events)
    const changes = steps.filter(({ tried }, index) => tried !== steps[index - 1]?.tried)
    expect(changes.map(({ tried }) => tried)).toEqual(costs.map((_, index) => index + 1))
    expect(changes.map(({ worst }) => worst?.cost)).toEqual(
      costs.map((_, index) => Math.max(...costs.slice(0, index + 1))),
    )
    expect(last).toEqual(steps.at(-1))
    expect(last.worst?.cost).toBe(events(last.worst?.puzzle ?? []))
  })

  test('is the same for a seed, and another for another', async () => {
    const [one, again, other] = await Promise.all([
      runSearch({ budget: 30 }),
      runSearch({ budget: 30 }),
      runSearch({ budget: 30, seed: SEED + 1 }),
    ])
    expect(again).toEqual(one)
    expect(other.measured).not.toEqual(one.measured)
  })

  test('measures only puzzles that are allowed', { tags: ['thorough'] }, async () => {
    const allows = (puzzle: Grid) => meetsInputGuarantee(boj2580, puzzle)
    const { measured, last } = await runSearch({ allows, budget: 60 })
    expect(measured.filter((puzzle) => !allows(puzzle))).toEqual([])
    expect([SEED, (last.worst?.cost ?? 0) > events(START)]).toEqual([SEED, true])
  })

  test('ends without a result if nothing is allowed, and with its start if nothing else is', async () => {
    expect((await runSearch({ allows: () => false })).last).toEqual({ tried: 0, worst: undefined })
    const { last } = await runSearch({ allows: (puzzle) => lineOf(puzzle) === PUZZLES.codewars1 })
    expect(last).toEqual({ tried: 1, worst: { puzzle: START, cost: events(START) } })
  })

  test('measures all starts first, and no more than the budget', async () => {
    expect((await runSearch({ starts: DEFAULT_STARTS, budget: 2 })).measured).toEqual(
      DEFAULT_STARTS.slice(0, 2),
    )
    expect((await runSearch({ starts: DEFAULT_STARTS, budget: 6 })).measured.slice(0, 4)).toEqual(
      DEFAULT_STARTS,
    )
  })

  test('ends when it is stopped: nothing more is measured, also while nothing is allowed', async () => {
    let measured = 0
    const options = { ...OPTIONS, allows: (puzzle: Grid) => lineOf(puzzle) === PUZZLES.codewars1 }
    const search = worstCase(options, async () => Promise.resolve(++measured))
    for (let step = 0; step < 5; step++) expect((await search.next()).done).toBe(false)
    await search.return({ tried: 0, worst: undefined })
    expect([measured, (await search.next()).done]).toEqual([1, true])
  })

  test('works for other costs: the sum of the first row', { tags: ['thorough'] }, async () => {
    const sum = (puzzle: Grid) => puzzle.slice(0, 9).reduce((total, digit) => total + digit, 0)
    const { last } = await runSearch({ budget: 300 }, sum)
    expect([SEED, (last.worst?.cost ?? 0) > sum(START)]).toEqual([SEED, true])
  })
})

/** Returns the sorted numbers of givens in the rows and in the columns: equal for all symmetries of a board. */
function profile(puzzle: Grid): string {
  const rows = [0, 0, 0, 0, 0, 0, 0, 0, 0]
  const columns = rows.slice()
  puzzle.forEach((digit, cell) => {
    if (digit === 0) return
    rows[Math.floor(cell / 9)]++
    columns[cell % 9]++
  })
  return [rows, columns]
    .map((counts) => counts.toSorted((a, b) => a - b).join(''))
    .toSorted()
    .join(' ')
}

describe('A hard start', () => {
  test.each(DEFAULT_STARTS.map((puzzle) => [lineOf(puzzle), puzzle] as const))(
    '%s has one solution',
    (_, puzzle) => {
      expect(isUnique(Uint8Array.from(puzzle), solver)).toBe(true)
    },
  )
})
