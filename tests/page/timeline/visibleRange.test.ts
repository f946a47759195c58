/** Zooming, panning and recentring the range of the trace (the recorded events) that the timeline shows in detail. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import {
  recentered,
  NARROWEST,
  panned,
  type VisibleRange,
  zoomed,
} from '../../../src/page/timeline/visibleRange.ts'

const EVENTS = 100_000

const acts = fc.array(
  fc.oneof(
    fc.record({
      act: fc.constant('zoom' as const),
      factor: fc.double({ min: 0.01, max: 100, noNaN: true }),
      at: fc.nat(EVENTS),
    }),
    fc.record({ act: fc.constant('pan' as const), by: fc.double({ min: -3, max: 3, noNaN: true }) }),
    fc.record({ act: fc.constant('follow' as const), event: fc.nat(EVENTS) }),
  ),
  { maxLength: 40 },
)

describe('A range', () => {
  test.prop([acts])('never leaves the trace, and is never narrower than its marks allow', (script) => {
    let range: VisibleRange | undefined
    for (const step of script) {
      if (step.act === 'zoom') range = zoomed(range, step.factor, step.at, EVENTS)
      else if (step.act === 'pan') range = panned(range, step.by, EVENTS)
      else range = recentered(range, step.event, EVENTS)
      if (range === undefined) continue
      expect(range.from).toBeGreaterThanOrEqual(0)
      expect(range.to).toBeLessThanOrEqual(EVENTS)
      expect(range.to - range.from).toBeGreaterThanOrEqual(NARROWEST)
      if (step.act === 'follow') expect(range.from <= step.event && step.event <= range.to).toBe(true)
    }
  })

  test('zooms in around the event under the pointer', () => {
    expect(zoomed(undefined, 10, 50_000, EVENTS)).toEqual({ from: 45_000, to: 55_000 })
    expect(zoomed({ from: 45_000, to: 55_000 }, 10, 45_000, EVENTS)).toEqual({ from: 45_000, to: 46_000 })
  })

  test.prop([
    fc.integer({ min: 1, max: EVENTS }),
    fc.array(
      fc.record({
        factor: fc.oneof(
          fc.double({ min: 0.01, max: 100, noNaN: true }),
          fc.double({ min: 0.9, max: 1.1, noNaN: true }),
        ),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
        edge: fc.constantFrom('from' as const, 'to' as const, 'neither' as const),
        distance: fc.double({ min: 0, max: 2, noNaN: true }),
      }),
      { minLength: 1, maxLength: 30 },
    ),
  ])('shows the event under the pointer before and after it is zoomed', (events, zooms) => {
    let range: VisibleRange | undefined
    for (const { factor, share, edge, distance } of zooms) {
      const { from, to } = range ?? { from: 0, to: events }
      const inside = Math.min(distance, to - from)
      const at = { from: from + inside, to: to - inside, neither: from + share * (to - from) }[edge]
      const pointedAt = Math.min(to, Math.floor(at) + 1)
      range = zoomed(range, factor, at, events)
      const shown: VisibleRange = range ?? { from: 0, to: events }
      expect(shown.from).toBeLessThan(pointedAt)
      expect(shown.to).toBeGreaterThanOrEqual(pointedAt)
    }
  })

  test.prop([fc.integer({ min: 1, max: EVENTS }), fc.double({ min: 0.5, max: 100, noNaN: true }), fc.nat()])(
    'shows the event at the playhead before and after it is zoomed',
    (events, factor, drawn) => {
      const event = 1 + (drawn % events)
      let range: VisibleRange | undefined
      for (let zooms = 0; zooms < 10; zooms++) {
        range = zoomed(range, factor, event, events)
        if (range === undefined) continue
        expect(range.from).toBeLessThan(event)
        expect(range.to).toBeGreaterThanOrEqual(event)
      }
    },
  )

  test('zoomed out far enough is the whole trace', () => {
    expect(zoomed({ from: 45_000, to: 55_000 }, 1 / 10, 50_000, EVENTS)).toBeUndefined()
  })

  test('of a short trace is the whole of it', () => {
    expect(zoomed(undefined, 100, 5, 10)).toBeUndefined()
  })
})
