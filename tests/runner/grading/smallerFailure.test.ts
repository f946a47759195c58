/**
 * Invariants of the search for a smallest puzzle that a program fails (filling any of its blanks makes the program
 * pass), and of the search's progress. Predicates stand for programs.
 */
import { describe, expect, test } from 'vitest'
import { randomOf } from '../../../src/search/generator/random.ts'
import { type SmallerFailure, smallerFailure } from '../../../src/runner/grading/smallerFailure.ts'
import { blanksOf, type Grid, gridOfLine, lineOf, withDigit } from '../../../src/sudoku/grid.ts'
import { SEED } from '../../seed.ts'
import { cases } from '../../thorough.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'

const puzzle = gridOfLine(PUZZLES.codewars1)
const solution = gridOfLine(PUZZLES.solved)

interface SearchResult {
  /** Undefined if the program passes the puzzle. */
  readonly found: SmallerFailure | undefined
  /** Reports of progress. */
  readonly steps: readonly SmallerFailure[]
  /** Boards on which the program ran, in order. */
  readonly calls: readonly Grid[]
}

async function runSearch(start: Grid, fails: (puzzle: Grid) => boolean): Promise<SearchResult> {
  const calls: Grid[] = []
  const steps: SmallerFailure[] = []
  const search = smallerFailure(start, solution, async (grid) => {
    calls.push(grid)
    return Promise.resolve(fails(grid))
  })
  for (;;) {
    const { done, value } = await search.next()
    if (done === true) return { found: value, steps, calls }
    steps.push(value)
  }
}

const keepsSolution = (grid: Grid) => grid.every((digit, cell) => digit === 0 || digit === solution[cell])

/** Stands for a program that fails if all cells of at least one of the sets are blank. */
function failsOnBlanks(sets: readonly (readonly number[])[]): (grid: Grid) => boolean {
  return (grid) => sets.some((cells) => cells.every((cell) => grid[cell] === 0))
}

/** Stands for a program that is not monotonic: it may pass a board, but fail one with fewer blanks. */
function nonMonotonic(seed: number): (grid: Grid) => boolean {
  return (grid) => {
    const hash = grid.reduce((mixed, digit) => Math.imul(mixed ^ digit, 0x01000193) >>> 0, seed >>> 0)
    return randomOf(hash)(3) > 0
  }
}

/** Returns one to four random sets of one to six blanks. */
function randomSets(seed: number): readonly (readonly number[])[] {
  const random = randomOf(seed)
  const blanks = blanksOf(puzzle)
  return Array.from({ length: 1 + random(4) }, () =>
    Array.from({ length: 1 + random(6) }, () => blanks[random(blanks.length)]),
  )
}

const PREDICATES: readonly (readonly [string, number, (grid: Grid) => boolean])[] = Array.from(
  { length: cases(200) },
  (_, index): readonly [string, number, (grid: Grid) => boolean][] => {
    const seed = SEED + index
    return [
      ['blanks that are open together', seed, failsOnBlanks(randomSets(seed))],
      ['no order at all', seed, nonMonotonic(seed)],
    ]
  },
).flat()

describe('The smallest failure', () => {
  test('fails, keeps the solution, and no given can be added', async () => {
    for (const [name, seed, fails] of PREDICATES) {
      if (!fails(puzzle)) continue
      const { found } = await runSearch(puzzle, fails)
      if (found === undefined) throw new RangeError(`${name}, seed ${seed}: nothing found`)
      expect([name, seed, fails(found.puzzle)]).toEqual([name, seed, true])
      expect([name, seed, keepsSolution(found.puzzle)]).toEqual([name, seed, true])
      const blanks = blanksOf(found.puzzle)
      const fuller = blanks.filter((cell) => fails(withDigit(found.puzzle, cell, solution[cell])))
      expect([name, seed, fuller]).toEqual([name, seed, []])
      expect([name, seed, found.blanks, found.isSmallest]).toEqual([name, seed, blanks.length, true])
    }
  })

  test('keeps exactly the blanks of the reason if there is one reason', async () => {
    for (let seed = SEED; seed < SEED + 50; seed++) {
      const [cells] = randomSets(seed)
      const { found } = await runSearch(puzzle, failsOnBlanks([cells]))
      const reason = [...new Set(cells)].toSorted((a, b) => a - b)
      expect([seed, blanksOf(found?.puzzle ?? [])]).toEqual([seed, reason])
    }
  })

  test('is found within the number of runs that is promised, and in few if there is one reason', async () => {
    const most = (blanks: number) => 2 * blanks + (blanks * (blanks + 1)) / 2 + 1
    const blanks = blanksOf(puzzle).length
    for (const [name, seed, fails] of PREDICATES) {
      const { calls } = await runSearch(puzzle, fails)
      expect([name, seed, calls.length <= most(blanks)]).toEqual([name, seed, true])
    }
    const { calls } = await runSearch(puzzle, failsOnBlanks([blanksOf(puzzle).slice(20, 22)]))
    expect(calls.length).toBeLessThan(25)
  })

  test('is the full board for a program that always fails', async () => {
    const { found, calls } = await runSearch(puzzle, () => true)
    expect(found && lineOf(found.puzzle)).toBe(PUZZLES.solved)
    expect(calls.length).toBeLessThan(8)
  })

  test('of a full board is the board itself, after one run', async () => {
    const { found, calls, steps } = await runSearch(solution, () => true)
    expect([found?.puzzle, calls.length, steps.length]).toEqual([solution, 1, 1])
  })

  test('is the puzzle itself if every blank is needed', async () => {
    const { found } = await runSearch(puzzle, (grid) => lineOf(grid) === PUZZLES.codewars1)
    expect(found && lineOf(found.puzzle)).toBe(PUZZLES.codewars1)
  })

  test('does not exist if the program passes when it runs again', async () => {
    const { found, steps, calls } = await runSearch(puzzle, () => false)
    expect([found, steps, calls.length]).toEqual([undefined, [], 1])
  })
})

describe('The progress', () => {
  test('counts the runs, and the boards only become fuller and always fail', async () => {
    for (const [name, seed, fails] of PREDICATES) {
      if (!fails(puzzle)) continue
      const { steps, calls } = await runSearch(puzzle, fails)
      expect([name, seed, steps.map(({ runs }) => runs)]).toEqual([
        name,
        seed,
        calls.map((_, index) => index + 1),
      ])
      const blanks = steps.map((step) => step.blanks)
      expect([name, seed, blanks]).toEqual([name, seed, blanks.toSorted((a, b) => b - a)])
      expect([name, seed, steps.every((step) => fails(step.puzzle))]).toEqual([name, seed, true])
    }
  })

  test('ends when it is stopped: the program does not run again', async () => {
    let runs = 0
    const search = smallerFailure(puzzle, solution, async () => Promise.resolve(++runs > 0))
    await search.next()
    await search.next()
    await search.return(undefined)
    expect(runs).toBe(2)
    expect(await search.next()).toEqual({ done: true, value: undefined })
    expect(runs).toBe(2)
  })

  test('stops with the error of a program that cannot run', async () => {
    const search = smallerFailure(puzzle, solution, async () => Promise.reject(new RangeError('no worker')))
    await expect(search.next()).rejects.toThrow('no worker')
  })
})
