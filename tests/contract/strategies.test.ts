/** Every program in the registry obeys the rules, finds the first or all solutions, and can be resumed midway. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { candidates, hasDigit } from '../../src/sudoku/candidates.ts'
import { cellOf, digitOf, EventKind, kindOf, packEvent } from '../../src/search/events.ts'
import { type Givens, givensOf } from '../../src/sudoku/givens.ts'
import { blanksOf, lineOf } from '../../src/sudoku/grid.ts'
import { Search } from '../../src/search/engine/search.ts'
import type { Extent, Strategy } from '../../src/search/engine/strategy.ts'
import { DEFAULT_STRATEGY, STRATEGIES, strategyWithId } from '../../src/search/programs/registry.ts'
import { givensOfLine, PUZZLES } from '../sudoku/puzzles.ts'
import { randomPuzzle } from '../sudoku/randomPuzzles.ts'
import { cases } from '../thorough.ts'

/** Maximum events per search in these tests. */
const EVENTS = 6000

const RUNS = { numRuns: cases(100) }

const EXTENTS: readonly Extent[] = ['first', 'all']

function randomGivens(seed: number, blanks: number): Givens {
  const givens = givensOf(randomPuzzle(seed, blanks))
  if (!givens.ok) throw new Error(`Seed ${seed} with ${blanks} blanks makes conflicts`)
  return givens.value
}

/** Random puzzles with blanks, some with no solution, some with many; fast-check prints the seed of a failing one. */
const puzzles = fc
  .record({ seed: fc.integer(), blanks: fc.integer({ min: 2, max: 52 }) })
  .map(({ seed, blanks }) => randomGivens(seed, blanks))

const extents = fc.constantFrom(...EXTENTS)

/** Runs a search for at most `EVENTS` events, and returns them. */
function eventsOf(search: Search): Uint16Array {
  const page = new Uint16Array(EVENTS)
  return page.subarray(0, search.run(page, 0, EVENTS))
}

/** Replays events on a board without the engine. @throws if an event breaks the rules */
function replayChecked(givens: Givens, strategy: Strategy, events: Uint16Array) {
  const board = Uint8Array.from(givens)
  const stack: number[] = []
  const solutions: string[] = []
  let lowest = Infinity
  let highest = 0
  let sum = 0
  const takeBack = (cell: number) => {
    const latest = stack.pop()
    if (latest === undefined || cellOf(latest) !== cell) throw new Error(`${cell} was not filled last`)
    board[cell] = 0
    return digitOf(latest)
  }
  for (const event of events) {
    const [kind, cell, digit] = [kindOf(event), cellOf(event), digitOf(event)]
    if (kind === EventKind.replace && strategy.clears === 'each') throw new Error(`${cell} is overwritten`)
    if (kind === EventKind.replace && takeBack(cell) >= digit)
      throw new Error(`${cell} goes down to ${digit}`)
    if (kind === EventKind.backtrack) {
      if (takeBack(cell) !== digit) throw new Error(`${cell} did not hold ${digit}`)
    } else {
      if (board[cell] !== 0) throw new Error(`${cell} is not blank`)
      if (!hasDigit(candidates(board, cell), digit)) throw new Error(`${digit} does not fit in ${cell}`)
      stack.push(packEvent(EventKind.place, cell, digit))
      board[cell] = digit
      if (!board.includes(0)) solutions.push(lineOf(board))
    }
    lowest = Math.min(lowest, stack.length)
    highest = Math.max(highest, stack.length)
    sum += stack.length
  }
  return { board, stack: Uint16Array.from(stack), solutions, lowest, highest, sum }
}

/**
 * Every solution, by a minimal recursive search: tries every digit that fits in the blank with the fewest candidates.
 */
function solutionsOf(board: readonly number[]): readonly string[] {
  const [blank] = blanksOf(board)
    .map((cell) => ({
      cell,
      digits: [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((d) => hasDigit(candidates(board, cell), d)),
    }))
    .toSorted((a, b) => a.digits.length - b.digits.length)
  if (blank === undefined) return [lineOf(board)]
  return blank.digits.flatMap((digit) => solutionsOf(board.with(blank.cell, digit)))
}

describe('the registry', () => {
  test('finds every program by its id, and no other', () => {
    for (const strategy of STRATEGIES) expect(strategyWithId(strategy.id)).toBe(strategy)
    expect(strategyWithId('')).toBeUndefined()
    expect(STRATEGIES).toContain(DEFAULT_STRATEGY)
  })
})

describe.each(STRATEGIES.map((strategy) => [strategy.id, strategy] as const))('%s', (id, strategy) => {
  test('has an id that fits in a link', () => {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  test('has its name, and one sentence about it, in both languages', () => {
    for (const language of ['en', 'ko'] as const) {
      expect(strategy.name[language]).toMatch(/^\S.*[^.\s]$/)
      expect(strategy.summary[language]).toMatch(/^\S[^.]*\.$/)
    }
    expect(strategy.summary.ko).toMatch(/[가-힣]/)
    // A summary mentions no solutions, because the user chooses whether the search stops at the first.
    expect(`${strategy.summary.en} ${strategy.summary.ko}`).not.toMatch(/solution|해답/)
  })

  test('reads its initial board without writing to it', () => {
    const givens = givensOfLine(PUZZLES.codewars1)
    const board = Uint8Array.from(givens)
    strategy.begin(board)
    expect(Array.from(board)).toEqual(givens)
  })

  test('only places what fits, and takes back or overwrites only the latest', () => {
    fc.assert(
      fc.property(puzzles, extents, (givens, extent) => {
        const search = new Search(givens, strategy, extent)
        const events = eventsOf(search)
        const replay = replayChecked(givens, strategy, events)
        expect(search.board).toEqual(replay.board)
        expect(search.depth).toBe(replay.stack.length)
        expect(search.checkpoint().stack).toEqual(replay.stack)
        expect(search.solutions).toBe(replay.solutions.length)
        fc.pre(events.length > 0)
        expect([search.lowest, search.highest, search.sum]).toEqual([
          replay.lowest,
          replay.highest,
          replay.sum,
        ])
      }),
      RUNS,
    )
  })

  test('finds all solutions, each once', () => {
    fc.assert(
      fc.property(puzzles, (givens) => {
        const search = new Search(givens, strategy, 'all')
        const { solutions } = replayChecked(givens, strategy, eventsOf(search))
        fc.pre(search.ended)
        expect(solutions.toSorted()).toEqual(solutionsOf(givens).toSorted())
      }),
      RUNS,
    )
  })

  test('stops at the first solution, or continues as if nothing had been found', () => {
    fc.assert(
      fc.property(puzzles, (givens) => {
        const first = new Search(givens, strategy, 'first')
        const untilFirst = eventsOf(first)
        const all = new Search(givens, strategy, 'all')
        expect(eventsOf(all).subarray(0, untilFirst.length)).toEqual(untilFirst)
        expect(first.solutions).toBe(Math.min(all.solutions, 1))
        expect(first.ended).toBe(first.solutions === 1 || all.ended)
      }),
      RUNS,
    )
  })

  test('works for every event, and counts it the same for any page size', () => {
    fc.assert(
      fc.property(puzzles, extents, fc.integer({ min: 1, max: 300 }), (givens, extent, size) => {
        const whole = new Search(givens, strategy, extent)
        const events = eventsOf(whole)
        const paged = new Search(givens, strategy, extent)
        const pages: number[] = []
        let work = 0
        while (!paged.ended && pages.length < EVENTS) {
          const page = new Uint16Array(Math.min(size, EVENTS - pages.length))
          pages.push(...page.subarray(0, paged.run(page, 0, page.length)))
          expect(paged.work).toBeGreaterThanOrEqual(work)
          work = paged.work
        }
        expect(Uint16Array.from(pages)).toEqual(events)
        expect(paged.checkpoint()).toEqual(whole.checkpoint())
        expect(work).toBeGreaterThan(0)
      }),
      RUNS,
    )
  })

  test('resumes from any page boundary as it ran the first time', () => {
    fc.assert(
      fc.property(
        puzzles,
        extents,
        fc.integer({ min: 1, max: 900 }),
        fc.gen(),
        (givens, extent, size, gen) => {
          const search = new Search(givens, strategy, extent)
          const pages = [pageAfter(search, 0), pageAfter(search, size)]
          while (!search.ended && search.event + 2 * size <= EVENTS) pages.push(pageAfter(search, size))
          pages.push(pageAfter(search, size))
          for (let sample = 0; sample < 4; sample++) {
            const index = gen(fc.nat, pages.length - 2)
            const resumed = Search.resume(givens, strategy, extent, pages[index].end)
            expect(resumed.checkpoint()).toEqual(pages[index].end)
            expect(resumed.board).toEqual(pages[index].board)
            expect(pageAfter(resumed, size)).toEqual(pages[index + 1])
          }
        },
      ),
      RUNS,
    )
  })
})

/** Runs a search for a page of `size` events, and returns them with all observable state of the search at their end. */
function pageAfter(search: Search, size: number) {
  const page = new Uint16Array(size)
  const events = page.slice(0, search.run(page, 0, size))
  const { lowest, highest, ended, depth, work } = search
  return {
    events,
    lowest,
    highest,
    ended,
    depth,
    work,
    board: search.board.slice(),
    end: search.checkpoint(),
  }
}
