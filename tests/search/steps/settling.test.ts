/**
 * A position is an event and a number of fine steps (lines of the program) after it. If that number leads past the next
 * event, or is negative, the position settles where walking line by line leads.
 */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import { eventToShow, settledPosition } from '../../../src/search/steps/settling.ts'
import { segmentAfter } from '../../../src/search/steps/steps.ts'
import { type Position, samePosition, START } from '../../../src/search/trace/position.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { recordSearch } from './moments.ts'

const search = recordSearch(givensOfLine(PUZZLES.boj2580), tables, 'first', 100)
const { events } = search

/** Returns the steps that run after an event, up to the next event. */
function segmentOf(event: number) {
  return segmentAfter(search.givens, tables, 'first', search.at(event))
}

/** Settles a position, one event at a time, until it stays. */
function finalPosition(position: Position): Position {
  const next = settledPosition(position, segmentOf(eventToShow(position)))
  return samePosition(next, position) ? position : finalPosition(next)
}

/** Every position of the search, line by line. */
const ALL_POSITIONS: readonly Position[] = Array.from({ length: events.length + 1 }, (_, event) => {
  const { steps } = segmentOf(event)
  const own = steps.at(-1)?.event === undefined ? steps.length + 1 : steps.length
  return Array.from({ length: own }, (_step, step) => ({ event, step }))
}).flat()

describe('A position', () => {
  test('in its segment is settled', () => {
    for (const position of ALL_POSITIONS) expect(finalPosition(position)).toEqual(position)
  })

  test.prop([fc.nat(ALL_POSITIONS.length - 1), fc.integer({ min: -80, max: 80 })])(
    'any number of fine steps from another settles on the right line, across events, and not beyond the ends',
    (from, by) => {
      const { event, step } = ALL_POSITIONS[from]
      const to = Math.max(0, Math.min(ALL_POSITIONS.length - 1, from + by))
      expect(finalPosition({ event, step: step + by })).toEqual(ALL_POSITIONS[to])
    },
  )

  test('before the start is the start', () => {
    expect(finalPosition({ event: 0, step: -3 })).toEqual(START)
  })
})
