/** The program that backtracks least, and the reason for it, both derived from the counts of each search. */
import { describe, expect, test } from 'vitest'
import { EventKind, kindOf } from '../../../src/search/events.ts'
import { fewestBacktracks } from '../../../src/search/costs/backtracks.ts'
import { bitmasks } from '../../../src/search/programs/bitmasks/strategy.ts'
import { fewestCandidates } from '../../../src/search/programs/fewest-candidates/strategy.ts'
import { promisingNumbers } from '../../../src/search/programs/promising-numbers/strategy.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import type { Strategy } from '../../../src/search/engine/strategy.ts'
import { eventsOf } from '../../support/recordings.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'

function countedSearch(strategy: Strategy) {
  const kinds = Array.from(eventsOf(givensOfLine(PUZZLES.codewars1), strategy, 'first'), kindOf)
  const backtracks = kinds.filter((kind) => kind === EventKind.backtrack).length
  return { backtracks, search: { events: kinds.length, placements: kinds.length - backtracks } }
}

describe('The program that backtracks least', () => {
  test.each([
    ['fills the blanks in another order', [tables, fewestCandidates], [1], 'order'],
    ['overwrites digits', [promisingNumbers, tables], [0], 'overwrites'],
    ['is not alone if all search the same tree', [tables, bitmasks], [0, 1], 'equal'],
    ['shares its place', [tables, fewestCandidates, fewestCandidates], [1, 2], 'order'],
  ] as const)('%s', (_, strategies, fewest, reason) => {
    const searches = strategies.map(countedSearch)
    expect(fewestBacktracks(searches.map(({ search }) => search))).toEqual({
      backtracks: searches.map(({ backtracks }) => backtracks),
      fewest,
      reason,
    })
  })
})
