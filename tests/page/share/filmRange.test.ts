/** A film shows the next events from the board on, and its ends can be moved within the trace. */
import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { nextEvents, withEdge, withinTrace } from '../../../src/page/share/filmRange.ts'

const trace = fc.integer({ min: 1, max: 100_000 })
const within = fc.tuple(trace, fc.nat(), fc.nat()).map(([events, one, other]) => {
  const from = one % events
  return { events, film: { from, to: from + 1 + (other % (events - from)) } }
})

test('A film begins on the board, and shows the 60 events after it', () => {
  expect(nextEvents(22, 1000)).toEqual({ from: 22, to: 82 })
  expect(nextEvents(0, 1000)).toEqual({ from: 0, to: 60 })
})

test('Where fewer than 60 events follow, it shows the last 60, or all', () => {
  expect(nextEvents(1000, 1000)).toEqual({ from: 940, to: 1000 })
  expect(nextEvents(990, 1000)).toEqual({ from: 940, to: 1000 })
  expect(nextEvents(7, 22)).toEqual({ from: 0, to: 22 })
})

test.prop([within, fc.constantFrom('from' as const, 'to' as const), fc.nat(200_000)])(
  'An end goes where it is moved, in the trace, and the film keeps an event',
  ({ events, film }, edge, event) => {
    const moved = withEdge(film, edge, event, events)
    expect(moved[edge]).toBe(
      edge === 'from' ? Math.min(event, events - 1) : Math.max(1, Math.min(event, events)),
    )
    expect(moved.from).toBeGreaterThanOrEqual(0)
    expect(moved.to).toBeLessThanOrEqual(events)
    expect(moved.to).toBeGreaterThan(moved.from)
  },
)

test('An end that is moved past the other takes it along, with the length of the film', () => {
  expect(withEdge({ from: 10, to: 40 }, 'from', 100, 1000)).toEqual({ from: 100, to: 130 })
  expect(withEdge({ from: 100, to: 130 }, 'to', 50, 1000)).toEqual({ from: 20, to: 50 })
  expect(withEdge({ from: 100, to: 130 }, 'to', 5, 1000)).toEqual({ from: 0, to: 5 })
})

test.prop([within, trace])('A film of another trace is cut to that trace', ({ film }, events) => {
  const cut = withinTrace(film, events)
  expect(cut.to).toBeLessThanOrEqual(events)
  expect(cut.to).toBeGreaterThan(cut.from)
  if (film.to <= events) expect(cut).toEqual(film)
})
