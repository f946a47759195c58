/** Fine steps may be counted beyond a segment, from any position, and lead to the same line. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { tables } from '../../../src/core/programs/tables/strategy.ts'
import { eventToShow, snapped } from '../../../src/core/steps/settling.ts'
import { segmentAfter } from '../../../src/core/steps/steps.ts'
import { type Position, samePosition, START } from '../../../src/core/trace/position.ts'
import { givensOfLine, PUZZLES } from '../puzzles.ts'
import { recorded } from './moments.ts'

const search = recorded(givensOfLine(PUZZLES.boj2580), tables, 'first', 100)
const { events } = search

function segment(event: number) {
  return segmentAfter(search.givens, tables, 'first', search.at(event))
}

function settledFully(position: Position): Position {
  const next = snapped(position, segment(eventToShow(position)))
  return samePosition(next, position) ? position : settledFully(next)
}

/** Every position of the search, fine step by fine step. */
const walked: readonly Position[] = Array.from({ length: events.length + 1 }, (_, event) => {
  const { steps } = segment(event)
  const own = steps.at(-1)?.event === undefined ? steps.length + 1 : steps.length
  return Array.from({ length: own }, (_step, step) => ({ event, step }))
}).flat()

describe('A position', () => {
  test('in its segment is settled', () => {
    for (const position of walked) expect(settledFully(position)).toEqual(position)
  })

  test.prop([fc.nat(walked.length - 1), fc.integer({ min: -80, max: 80 })])(
    'any number of fine steps from another is found, across events, and not beyond the ends',
    (from, by) => {
      const { event, step } = walked[from]
      const to = Math.max(0, Math.min(walked.length - 1, from + by))
      expect(settledFully({ event, step: step + by })).toEqual(walked[to])
    },
  )

  test('before the start is the start', () => {
    expect(settledFully({ event: 0, step: -3 })).toEqual(START)
  })
})
