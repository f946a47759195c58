/**
 * The event times of a lane (a program in step): how many events the program has made at each position of the common axis,
 * which counts events, work or time. The lane's waveform is drawn over this axis.
 */
import { describe, expect, test, vi } from 'vitest'
import { eventAtTick } from '../../../../src/page/compare/lockstep/laneTimes.ts'
import { PUZZLES } from '../../../sudoku/puzzles.ts'
import { lockstepApp } from '../../../support/lockstepApp.ts'
import { thoroughUnless } from '../../../thorough.ts'

describe.each(['work', 'cpython', 'cpp'] as const)('In step by %s', (measure) => {
  test(
    'the waveform of each lane has, at the playhead, the event that its board shows',
    thoroughUnless(measure === 'cpp'),
    async () => {
      const app = await lockstepApp(PUZZLES.codewars2)
      expect(app.lockstep().lanes.map(({ times }) => times)).toEqual([undefined, undefined, undefined])
      app.dispatch({ kind: 'measure', measure })
      await app.untilSearched()
      const { lanes } = app.lockstep()
      await vi.waitFor(
        () =>
          app.lockstep().lanes.forEach(({ times }, index) => {
            expect(times?.measure).toBe(measure)
            expect(times?.ticks.at(-1)).toBe(lanes[index].known)
            expect(times?.ticks.length).toBeGreaterThan(1000)
          }),
        20_000,
      )
      const end = Math.max(...lanes.map(({ known }) => known))
      for (const share of [0.02, 0.1, 0.37, 0.8]) {
        const at = Math.round(end * share)
        app.dispatch({ kind: 'seek', at })
        await vi.waitFor(() => {
          app.lockstep().lanes.forEach((lane) => {
            const { frame, run } = app.sessionOf(lane)
            const events = run.status === 'open' ? run.progress.events : 0
            const drawn = lane.times && eventAtTick(lane.times, at)
            // The tolerance is about one pixel of the waveform.
            expect(Math.abs((drawn ?? Infinity) - frame.moment.event)).toBeLessThanOrEqual(1 + events / 1000)
          })
        }, 20_000)
      }
    },
  )
})

test('on another axis the lanes have other times', async () => {
  const app = await lockstepApp(PUZZLES.codewars2)
  for (const measure of ['work', 'cpp'] as const) {
    app.dispatch({ kind: 'measure', measure })
    await vi.waitFor(
      () =>
        expect(app.lockstep().lanes.map(({ times }) => times?.measure)).toEqual([measure, measure, measure]),
      20_000,
    )
  }
})

test('between reported events, the axis is interpolated', () => {
  const times = { events: Float64Array.of(0, 10, 20), ticks: Float64Array.of(5, 25, 35) }
  expect([0, 5, 15, 25, 30, 35, 99].map((tick) => eventAtTick(times, tick))).toEqual([
    0, 0, 5, 10, 15, 20, 20,
  ])
})
