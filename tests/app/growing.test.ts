/** The overview of a running search grows a little behind it, and never shows events that were not found yet. */
import type { Run } from '../../src/app/session/run.ts'
import { frontOf, withSession } from '../../src/app/session/sessions.ts'
import { fc, test } from '@fast-check/vitest'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { growSmoothly, type Growth, shownAt } from '../../src/app/playback/growing.ts'
import { eventsOf } from '../../src/app/session/selectors.ts'
import { EMPTY_ENVELOPE } from '../../src/core/trace/envelope.ts'
import { NO_LANDMARKS } from '../../src/core/trace/landmarks.ts'
import { testApp } from '../support/appStore.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function growingApp(prefersReducedMotion = false) {
  const { store } = testApp()
  let growth: Growth | undefined
  let sinceMs = 0
  growSmoothly(
    store,
    () => prefersReducedMotion,
    (next) => {
      growth = next
      sinceMs = performance.now()
    },
  )
  const change = (run: Run) =>
    store.setState(withSession(store.getState(), { ...frontOf(store.getState()), run }))
  return {
    isGrowing: () => growth !== undefined,
    /** The number of events across the width of the overview. */
    shownEvents() {
      if (growth === undefined) return eventsOf(frontOf(store.getState()).run)
      return shownAt(growth, (performance.now() - sinceMs) / growth.durationMs)
    },
    events: () => eventsOf(frontOf(store.getState()).run),
    report(events: number) {
      const figures = { placements: 0, solutions: 0, work: 0, elapsedMs: 1 }
      const progress = { ...figures, events, deepest: 51, envelope: EMPTY_ENVELOPE, landmarks: NO_LANDMARKS }
      change({ status: 'open', progress: { status: 'searching', ...progress } })
    },
    reset: () => change({ status: 'idle' }),
  }
}

/** What happens in turn: a report of `by` more events, or a frame of `by` ms. */
const scripts = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('report' as const), by: fc.nat(1e9) }),
    fc.record({ do: fc.constant('frame' as const), by: fc.nat(120) }),
  ),
  { maxLength: 60 },
)

test.prop([scripts])(
  'the shown range grows, and stays between half of the events and all of them',
  (script) => {
    const app = growingApp()
    let before = 0
    for (const { do: what, by } of script) {
      if (what === 'frame') vi.advanceTimersByTime(by)
      else app.report(app.events() + by)
      expect(app.shownEvents()).toBeGreaterThanOrEqual(before)
      expect(app.shownEvents()).toBeLessThanOrEqual(app.events())
      expect(app.shownEvents()).toBeGreaterThanOrEqual(app.events() / 2)
      before = app.shownEvents()
    }
    vi.advanceTimersByTime(1000)
    expect(app.shownEvents()).toBe(app.events())
    expect(app.isGrowing()).toBe(false)
  },
)

for (const frames of [3, 6, 24])
  test(`a search at an even pace is shown at an even pace, with a report every ${frames} frames`, () => {
    const app = growingApp()
    const steps: number[] = []
    app.report(1e8)
    for (let frame = 1; frame < 480; frame++) {
      if (frame % frames === 0) app.report(1e8 + frame * 1e6)
      const before = app.shownEvents()
      vi.advanceTimersByTime(16)
      steps.push(app.shownEvents() - before)
    }
    for (const step of steps.slice(360)) expect(step).toBeCloseTo(1e6, -3)
  })

test('the first report of a search is shown at once, and so is every report under reduced motion', () => {
  const app = growingApp()
  app.report(1e6)
  expect(app.shownEvents()).toBe(1e6)
  app.report(1.5e6)
  expect(app.shownEvents()).toBe(1e6)
  app.reset()
  app.report(5e6)
  expect(app.shownEvents()).toBe(5e6)
  const still = growingApp(true)
  for (const events of [1e6, 2e6]) {
    still.report(events)
    expect(still.shownEvents()).toBe(events)
  }
  expect(still.isGrowing()).toBe(false)
})
