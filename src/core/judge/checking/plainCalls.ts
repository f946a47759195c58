import { cellOf, EventKind, kindOf } from '../../events.ts'
import type { Givens } from '../../givens.ts'
import { Search } from '../../search/search.ts'
import { bitmasks } from '../../programs/bitmasks/strategy.ts'
import { CELLS } from '../../units.ts'

/** Number of calls within which BOJ 2580 guarantees a solution by plain backtracking; counting stops there. */
export const MOST_CALLS = 100_000

/** Number of events searched at a time. */
const STRETCH_EVENTS = 8192

/**
 * Counts the calls of plain backtracking up to its first solution; stops counting at `MOST_CALLS` or above. Plain
 * backtracking is row-major with ascending digits and one call per cell, including givens. It is the program of
 * https://www.acmicpc.net/problem/12095, for which the inputs of BOJ 2580 are chosen.
 */
export function plainCallCount(givens: Givens): number {
  const search = new Search(givens, bitmasks, 'first')
  const page = new Uint16Array(STRETCH_EVENTS)
  let calls = callsFrom(givens, 0)
  while (!search.ended && calls < MOST_CALLS) {
    for (const event of page.subarray(0, search.run(page, 0, STRETCH_EVENTS))) {
      if (kindOf(event) === EventKind.place) calls += callsFrom(givens, cellOf(event) + 1)
    }
  }
  return calls
}

/**
 * Counts the calls from a cell to the next blank, both included. Without a next blank, the call at the end of the board
 * counts instead.
 */
function callsFrom(givens: Givens, cell: number): number {
  const blank = givens.indexOf(0, cell)
  return (blank === -1 ? CELLS : blank) - cell + 1
}
