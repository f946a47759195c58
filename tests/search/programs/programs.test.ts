/** The events and the work (operations) of each program, mostly on boards small enough to count by hand. */
import { describe, expect, test } from 'vitest'
import type { Strategy } from '../../../src/search/engine/strategy.ts'
import { bitmasks } from '../../../src/search/programs/bitmasks/strategy.ts'
import { candidateList } from '../../../src/search/programs/candidate-list/strategy.ts'
import { checkFunctions } from '../../../src/search/programs/check-functions/strategy.ts'
import { checkTables } from '../../../src/search/programs/check-tables/strategy.ts'
import { dancingLinks } from '../../../src/search/programs/dancing-links/strategy.ts'
import { fewestCandidates } from '../../../src/search/programs/fewest-candidates/strategy.ts'
import { promisingNumbers } from '../../../src/search/programs/promising-numbers/strategy.ts'
import { DEFAULT_STRATEGY } from '../../../src/search/programs/registry.ts'
import { setDiscard } from '../../../src/search/programs/set-discard/strategy.ts'
import { setGuarded } from '../../../src/search/programs/set-guarded/strategy.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import { usedDigits } from '../../../src/search/programs/used-digits/strategy.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { eventsText, nextEvents, searchOf } from '../engine/run.ts'

/** `PUZZLES.solved` without the 5 in r1c1: its row, column and box leave nothing else. */
const ONE_BLANK = `0${PUZZLES.solved.slice(1)}`

/** `PUZZLES.solved` without r1c1, r1c2, r4c3 and r9c1; r1c1 also has a wrong candidate. */
const FOUR_BLANKS = '004678912672195348198342567850761423426853791713924856961537284287419635045286179'

/** Runs the program's search to its default extent, the first solution or all. */
function defaultSearch(strategy: Strategy, line: string) {
  const search = searchOf(line, strategy)
  return { events: eventsText(nextEvents(search, 200_000)), work: search.work, solutions: search.solutions }
}

/** Work until the only blank is filled. */
function workInOneBlank(strategy: Strategy): number {
  const search = searchOf(ONE_BLANK, strategy, 'first')
  expect(eventsText(nextEvents(search, 100))).toBe('r1c1=5')
  return search.work
}

test('programs that walk over the blanks in row-major order share their events, not their work', () => {
  const walking = [
    checkFunctions,
    candidateList,
    tables,
    checkTables,
    usedDigits,
    setDiscard,
    setGuarded,
    bitmasks,
  ]
  for (const [line, events] of [
    [PUZZLES.codewars1, 8365],
    [PUZZLES.codewars2, 99_056],
  ] as const) {
    const searches = walking.map((strategy) => searchOf(line, strategy, 'first'))
    const streams = searches.map((search) => nextEvents(search, 200_000))
    expect(new Set(streams.map((stream) => stream.length))).toEqual(new Set([events]))
    expect(new Set(streams.map((stream) => stream.join())).size).toBe(1)
    expect(new Set(searches.map((search) => search.work)).size).toBe(walking.length)
  }
})

test('the default program is the row, column and box tables', () => {
  expect(DEFAULT_STRATEGY).toBe(tables)
})

describe('the three check functions', () => {
  test('read cell by cell up to the first that holds the digit', () => {
    // Row 0 3 4 6 7 8 9 1 2: 1 and 2 are cells 8 and 9, 3 and 4 cells 2 and 3; 5 is in none of the 27.
    expect(workInOneBlank(checkFunctions)).toBe(8 + 9 + 2 + 3 + 27)
  })

  test('continue with column and box when the row lacks the digit', () => {
    // r1c1 of a board with 1 in its column's cell 4 and 2 in its box's cell 8; 3 fits.
    const line = '0'.repeat(18) + '020000000100000000' + '0'.repeat(45)
    const search = searchOf(line, checkFunctions, 'first')
    expect(eventsText(nextEvents(search, 1))).toBe('r1c1=3')
    expect(search.work).toBe(9 + 4 + (9 + 9 + 8) + 27)
  })
})

describe('the candidate list', () => {
  test('is filled and reduced entry by entry', () => {
    // Row 0 3 4 6 7 8 9 1 2. For each cell: 1 to read it, and the comparisons of `in`; for a digit, `remove` takes as
    // many comparisons again, and 1 for the removal.
    const row = 1 + 9 + (1 + 3 + 4) + (1 + 3 + 4) + 4 * (1 + 4 + 5) + 2 * (1 + 1 + 2)
    // The 18 cells of column and box: each is read, and compared with 5, the only candidate left. Then 5 is taken.
    expect(workInOneBlank(candidateList)).toBe(row + 18 * 2 + 1)
  })

  test('continues after the first solution', () => {
    const { events, solutions } = defaultSearch(candidateList, PUZZLES.twoSolutions)
    expect(solutions).toBe(2)
    expect(events).toMatch(/^r1c4=6 r1c5=7 r4c4=7 r4c5=6 r4c5✗6 .* r1c4✗7$/)
  })
})

describe('the row, column and box tables', () => {
  test('are read digit by digit with short circuit', () => {
    // 1 to 4 are in the row; 5 is checked in all three tables.
    expect(workInOneBlank(tables)).toBe(4 + 3)
  })
})

describe('promising numbers', () => {
  test('overwrite each other, and 0 is written when they are exhausted', () => {
    const { events } = defaultSearch(promisingNumbers, FOUR_BLANKS)
    expect(events).toBe('r1c1=3 r1c1→5 r1c2=3 r4c3=9 r9c1=3')
    const { events: deadEnds } = defaultSearch(promisingNumbers, PUZZLES.unsolvable)
    expect(deadEnds).toMatch(/→/)
    expect(deadEnds).not.toMatch(/(r\dc\d)✗\d \1/)
  })

  test('do the work of the candidate list', () => {
    expect(workInOneBlank(promisingNumbers)).toBe(workInOneBlank(candidateList))
  })
})

describe('the three check tables in one', () => {
  test('are read like the tables, plus a read of the list for each digit and of all entries at the end', () => {
    // 5 reads for the digits 1 to 5; 27 × 9 at the end.
    expect(workInOneBlank(checkTables)).toBe(workInOneBlank(tables) + 5 + 27 * 9)
  })

  test('do not read filled cells', () => {
    // r1c4, r1c5, r4c4 and r4c5 get 6, 7, 7 and 6 at the first attempt.
    const others = defaultSearch(tables, PUZZLES.twoSolutions)
    const { work, events } = defaultSearch(checkTables, PUZZLES.twoSolutions)
    expect(events).toBe(others.events)
    expect(work).toBe(others.work + (6 + 7 + 7 + 6) + 27 * 9)
  })

  test('refuse a full board that breaks the rules', () => {
    const board = Uint8Array.from(PUZZLES.solved, Number)
    expect(checkTables.begin(board).accept()).toBe(true)
    for (const [cell, other] of [
      [0, 1],
      [0, 9],
      [8, 80],
    ]) {
      const swapped = board.slice()
      ;[swapped[cell], swapped[other]] = [board[other], board[cell]]
      expect(checkTables.begin(swapped).accept()).toBe(false)
    }
  })
})

describe('the scan for used digits', () => {
  test('reads 27 cells, and the table once a digit', () => {
    expect(workInOneBlank(usedDigits)).toBe(27 + 5)
  })
})

describe('the set', () => {
  test('discards without a test: a cell and a look-up each, and eight removals', () => {
    expect(workInOneBlank(setDiscard)).toBe(27 * 2 + 8 + 1)
  })

  test('guarded by `in` looks up twice what it removes', () => {
    expect(workInOneBlank(setGuarded)).toBe(27 * 2 + 8 * 2 + 1)
  })
})

describe('bitmasks', () => {
  test('give all candidates of a blank for three reads', () => {
    expect(workInOneBlank(bitmasks)).toBe(3)
    expect(defaultSearch(bitmasks, PUZZLES.blocked)).toEqual({ events: '', work: 3, solutions: 0 })
  })
})

describe('fewest candidates first', () => {
  test('chooses the blank with the fewest, and the first of equals', () => {
    // r1c1 could be 3 or 5; r1c2 and r9c1 must be 3, r4c3 must be 9.
    expect(defaultSearch(fewestCandidates, FOUR_BLANKS).events).toBe('r1c2=3 r1c1=5 r4c3=9 r9c1=3')
  })

  test('looks at every blank, and at the masks of those still blank', () => {
    expect(workInOneBlank(fewestCandidates)).toBe(1 + 3)
    expect(defaultSearch(fewestCandidates, FOUR_BLANKS).work).toBe(4 * 4 + 3 * (4 + 3 + 2 + 1))
  })

  test('notices at once that a blank has none', () => {
    expect(defaultSearch(fewestCandidates, PUZZLES.blocked).events).toBe('')
  })
})

describe('dancing links', () => {
  test('read the sizes of the remaining constraints and unlink what the chosen ones rule out', () => {
    // Four constraints of size 1. The first is covered with its one placement, which leaves three others.
    expect(workInOneBlank(dancingLinks)).toBe(4 + 3)
  })

  test('branch on a digit in a unit when that has fewer ways than any cell', () => {
    // Four 1s leave r1c1 as the only cell for 1 in its box. Every blank has at least eight candidates.
    const line = '000000000000100000000000100000000000000000000010000000000000000001000000000000000'
    expect(eventsText(nextEvents(searchOf(line, dancingLinks), 1))).toBe('r1c1=1')
    expect(eventsText(nextEvents(searchOf(line, fewestCandidates), 1))).not.toBe('r1c1=1')
  })

  test('are all linked again after a search for all solutions', () => {
    const search = searchOf(PUZZLES.twoSolutions, dancingLinks, 'all')
    const events = eventsText(nextEvents(search, 100))
    expect(search.solutions).toBe(2)
    expect(events).toBe(
      'r1c4=6 r1c5=7 r4c4=7 r4c5=6 r4c5✗6 r4c4✗7 r1c5✗7 r1c4✗6 ' +
        'r1c4=7 r1c5=6 r4c4=6 r4c5=7 r4c5✗7 r4c4✗6 r1c5✗6 r1c4✗7',
    )
  })
})
