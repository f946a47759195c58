import { describe, expect, test } from 'vitest'
import { cellOf, digitOf, EventKind, packEvent } from '../../../src/search/events.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { Search } from '../../../src/search/engine/search.ts'
import type { Strategy } from '../../../src/search/engine/strategy.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { eventsText, nextEvents, searchOf } from './run.ts'

/** `PUZZLES.solved` without r1c1, r1c2, r4c3 and r9c1; r1c1 also has a wrong candidate. */
const FOUR_BLANKS = '004678912672195348198342567850761423426853791713924856961537284287419635045286179'
const OVERWRITING: Strategy = { ...tables, clears: 'exhausted' }

describe('a search for the first solution', () => {
  test('places, takes back and continues until the board is full', () => {
    const search = searchOf(FOUR_BLANKS, tables, 'first')
    expect(eventsText(nextEvents(search, 100))).toBe('r1c1=3 r1c1✗3 r1c1=5 r1c2=3 r4c3=9 r9c1=3')
    expect(search.ended).toBe(true)
    expect(search.solutions).toBe(1)
    expect(lineOf(search.board)).toBe(PUZZLES.solved)
  })

  test('counts events, placements and depth', () => {
    const search = searchOf(FOUR_BLANKS, tables, 'first')
    expect(search.blanks).toBe(4)
    const counters = Array.from({ length: 4 }, () => {
      nextEvents(search, 1)
      return [search.event, search.placements, search.depth, search.solutions]
    })
    expect(counters).toEqual([
      [1, 1, 1, 0],
      [2, 1, 0, 0],
      [3, 2, 1, 0],
      [4, 3, 2, 0],
    ])
  })

  test('reports the lowest and the highest depth of the latest run only', () => {
    const search = searchOf(FOUR_BLANKS, tables, 'first')
    const depths = [2, 2, 1].map((limit) => {
      nextEvents(search, limit)
      return [search.lowest, search.highest]
    })
    expect(depths).toEqual([
      [0, 1],
      [1, 2],
      [3, 3],
    ])
  })

  test('ends without an event when the first blank is blocked', () => {
    const search = searchOf(PUZZLES.blocked, tables, 'first')
    expect(eventsText(nextEvents(search, 100))).toBe('')
    expect(search.ended).toBe(true)
    expect(search.solutions).toBe(0)
  })

  test('has found it before the first event when there is no blank', () => {
    for (const extent of ['first', 'all'] as const) {
      const search = searchOf(PUZZLES.solved, tables, extent)
      expect([search.ended, search.solutions, search.blanks]).toEqual([true, 1, 0])
      expect(eventsText(nextEvents(search, 100))).toBe('')
    }
  })

  test('takes everything back when there is no solution', () => {
    const search = searchOf(PUZZLES.unsolvable, tables, 'first')
    nextEvents(search, 5000)
    expect([search.ended, search.solutions, search.event, search.depth]).toEqual([true, 0, 1930, 0])
    expect(search.placements).toBe(965)
    expect(lineOf(search.board)).toBe(PUZZLES.unsolvable)
  })
})

describe('a search for all solutions', () => {
  test('continues after each and takes everything back at the end', () => {
    const search = searchOf(PUZZLES.twoSolutions, tables, 'all')
    const first = 'r1c4=6 r1c5=7 r4c4=7 r4c5=6'
    const back = 'r4c5✗6 r4c4✗7 r1c5✗7 r1c4✗6'
    const second = 'r1c4=7 r1c5=6 r4c4=6 r4c5=7 r4c5✗7 r4c4✗6 r1c5✗6 r1c4✗7'
    expect(eventsText(nextEvents(search, 100))).toBe(`${first} ${back} ${second}`)
    expect(search.ended).toBe(true)
    expect(search.solutions).toBe(2)
  })

  test('begins like the search for the first', () => {
    const first = nextEvents(searchOf(PUZZLES.codewars1, tables, 'first'), 10_000)
    const all = nextEvents(searchOf(PUZZLES.codewars1, tables, 'all'), 10_000)
    expect(first).toHaveLength(8365)
    expect(all).toHaveLength(9262)
    expect(all.subarray(0, first.length)).toEqual(first)
  })
})

describe('a program that overwrites', () => {
  test('has no backtrack between siblings', () => {
    const search = searchOf(FOUR_BLANKS, OVERWRITING, 'first')
    expect(eventsText(nextEvents(search, 100))).toBe('r1c1=3 r1c1→5 r1c2=3 r4c3=9 r9c1=3')
    expect(lineOf(search.board)).toBe(PUZZLES.solved)
    expect([search.placements, search.depth]).toEqual([5, 4])
  })

  test('takes a digit back when the candidates are exhausted', () => {
    const search = searchOf(FOUR_BLANKS, OVERWRITING, 'all')
    const back = 'r9c1✗3 r4c3✗9 r1c2✗3 r1c1✗5'
    expect(eventsText(nextEvents(search, 100))).toBe(`r1c1=3 r1c1→5 r1c2=3 r4c3=9 r9c1=3 ${back}`)
    expect([search.ended, search.depth]).toEqual([true, 0])
    expect(lineOf(search.board)).toBe(FOUR_BLANKS)
  })

  test('places as many digits as one that clears', () => {
    const clearing = searchOf(PUZZLES.codewars1, tables, 'first')
    const overwriting = searchOf(PUZZLES.codewars1, OVERWRITING, 'first')
    nextEvents(clearing, 10_000)
    nextEvents(overwriting, 10_000)
    expect(overwriting.placements).toBe(clearing.placements)
    expect(overwriting.event).toBeLessThan(clearing.event)
  })
})

describe('a program that refuses a full board', () => {
  const fussy: Strategy = {
    ...tables,
    begin: (board) => Object.assign(tables.begin(board), { accept: () => lineOf(board) !== PUZZLES.solved }),
  }

  test('continues as if it were no solution', () => {
    const search = searchOf(PUZZLES.twoSolutions, fussy, 'first')
    nextEvents(search, 100)
    expect([search.ended, search.solutions, search.depth]).toEqual([true, 1, 4])
    expect(lineOf(search.board)).not.toBe(PUZZLES.solved)
  })

  test('has no solution when there is no other', () => {
    for (const line of [FOUR_BLANKS, PUZZLES.solved]) {
      const search = searchOf(line, fussy, 'first')
      nextEvents(search, 100)
      expect([search.ended, search.solutions, search.depth]).toEqual([true, 0, 0])
    }
  })
})

describe('chunks', () => {
  test('of any size hold the same stream', () => {
    const whole = nextEvents(searchOf(PUZZLES.codewars1, tables, 'first'), 10_000)
    for (const size of [1, 7, 1000, 8365]) {
      const search = searchOf(PUZZLES.codewars1, tables, 'first')
      const stream: number[] = []
      while (!search.ended) stream.push(...nextEvents(search, size))
      expect(Uint16Array.from(stream)).toEqual(whole)
    }
  })

  test('are filled between the requested indices', () => {
    const chunk = new Uint16Array(6).fill(9999)
    expect(searchOf(PUZZLES.twoSolutions, tables, 'first').run(chunk, 1, 3)).toBe(3)
    expect(chunk).toEqual(
      Uint16Array.of(
        9999,
        packEvent(EventKind.place, 3, 6),
        packEvent(EventKind.place, 4, 7),
        9999,
        9999,
        9999,
      ),
    )
  })

  test('are unchanged once the search has ended', () => {
    const search = searchOf(PUZZLES.twoSolutions, tables, 'first')
    nextEvents(search, 100)
    expect(nextEvents(search, 100)).toHaveLength(0)
    expect(search.event).toBe(4)
  })
})

describe('a checkpoint', () => {
  const givens = givensOfLine(PUZZLES.codewars1)

  test('holds the digits placed, in the order of the search', () => {
    const search = new Search(givens, tables, 'first')
    nextEvents(search, 500)
    const checkpoint = search.checkpoint()
    const board = Array.from(gridOfLine(PUZZLES.codewars1))
    for (const placement of checkpoint.stack) board[cellOf(placement)] = digitOf(placement)
    expect(board).toEqual(Array.from(search.board))
    expect(checkpoint.stack.toSorted()).toEqual(checkpoint.stack)
    expect(checkpoint).toMatchObject({
      event: 500,
      placements: search.placements,
      solutions: 0,
      ended: false,
    })
  })

  test('is not changed by the continuing search', () => {
    const search = new Search(givens, tables, 'first')
    nextEvents(search, 500)
    const checkpoint = search.checkpoint()
    const before = structuredClone(checkpoint)
    nextEvents(search, 500)
    expect(checkpoint).toEqual(before)
  })

  test('of another program is refused', () => {
    const search = new Search(givens, tables, 'first')
    nextEvents(search, 500)
    const backwards: Strategy = {
      ...tables,
      begin: (board) => Object.assign(tables.begin(board), { pick: (depth: number) => 78 - depth }),
    }
    expect(() => Search.resume(givens, backwards, 'first', search.checkpoint())).toThrow(RangeError)
  })

  test('of a search that has ended has nothing after it', () => {
    for (const strategy of [tables, OVERWRITING]) {
      for (const extent of ['first', 'all'] as const) {
        const search = new Search(givens, strategy, extent)
        nextEvents(search, 10_000)
        const resumed = Search.resume(givens, strategy, extent, search.checkpoint())
        expect(nextEvents(resumed, 10)).toHaveLength(0)
        expect(resumed.checkpoint()).toEqual(search.checkpoint())
        expect(resumed.board).toEqual(search.board)
      }
    }
  })
})
