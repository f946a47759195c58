/** The overview of a search grows frame by frame, a little behind the search, and never shows what is not there. */
import type { Run } from '../../src/app/session/run.ts'
import { frontOf, withSession } from '../../src/app/session/sessions.ts'
import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { growSmoothly } from '../../src/app/playback/growing.ts'
import { eventsOf, overviewEndOf } from '../../src/app/session/selectors.ts'
import { EMPTY_ENVELOPE } from '../../src/core/trace/envelope.ts'
import { NO_LANDMARKS } from '../../src/core/trace/landmarks.ts'
import { ManualClock, testApp } from '../support/appStore.ts'

function growingApp(prefersReducedMotion = false) {
  const { store } = testApp()
  const clock = new ManualClock()
  growSmoothly(store, clock, () => prefersReducedMotion)
  const change = (run: Run) =>
    store.setState(withSession(store.getState(), { ...frontOf(store.getState()), run }))
  return {
    clock,
    overviewEnd: () => overviewEndOf(store.getState()),
    events: () => eventsOf(frontOf(store.getState()).run),
    report(events: number) {
      const figures = { placements: 0, solutions: 0, work: 0, elapsedMs: 1 }
      const progress = { ...figures, events, deepest: 51, envelope: EMPTY_ENVELOPE, landmarks: NO_LANDMARKS }
      change({ status: 'open', progress: { status: 'searching', ...progress } })
    },
    reset: () => change({ status: 'idle' }),
  }
}

const scripts = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('report' as const), by: fc.nat(1e9) }),
    fc.record({ do: fc.constant('frame' as const), by: fc.nat(120) }),
  ),
  { maxLength: 60 },
)

test.prop([scripts])(
  'what is shown grows, is never more than there is, nor less than half of it',
  (script) => {
    const app = growingApp()
    let before = 0
    for (const { do: what, by } of script) {
      if (what === 'frame') app.clock.tick(by)
      else app.report(app.events() + by)
      expect(app.overviewEnd()).toBeGreaterThanOrEqual(before)
      expect(app.overviewEnd()).toBeLessThanOrEqual(app.events())
      expect(app.overviewEnd()).toBeGreaterThanOrEqual(app.events() / 2)
      before = app.overviewEnd()
    }
    app.clock.tick(1000)
    expect(app.overviewEnd()).toBe(app.events())
    expect(app.clock.running).toBe(false)
  },
)

test('a search at an even pace is shown at an even pace', () => {
  const app = growingApp()
  const steps: number[] = []
  app.report(1e8)
  for (let frame = 1; frame < 120; frame++) {
    if (frame % 3 === 0) app.report(1e8 + frame * 1e6)
    const before = app.overviewEnd()
    app.clock.tick(16)
    steps.push(app.overviewEnd() - before)
  }
  for (const step of steps.slice(60)) expect(step).toBeCloseTo(1e6, -3)
})

test('the first report of a search is shown at once, and so is everything to whoever prefers less motion', () => {
  const app = growingApp()
  app.report(1e6)
  expect(app.overviewEnd()).toBe(1e6)
  app.report(1.5e6)
  expect(app.overviewEnd()).toBe(1e6)
  app.reset()
  app.report(5e6)
  expect(app.overviewEnd()).toBe(5e6)
  const still = growingApp(true)
  for (const events of [1e6, 2e6]) {
    still.report(events)
    expect(still.overviewEnd()).toBe(events)
  }
  expect(still.clock.running).toBe(false)
})
