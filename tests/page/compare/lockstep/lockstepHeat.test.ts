/** The heat maps in step: how often each program (lane) has filled each cell, exact for the event on its board. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, vi } from 'vitest'
import type { BuiltInProgram } from '../../../../src/page/session/session.ts'
import { cellOf, EventKind, kindOf } from '../../../../src/search/events.ts'
import { strategyWithId } from '../../../../src/search/programs/registry.ts'
import { Search } from '../../../../src/search/engine/search.ts'
import { CELLS } from '../../../../src/sudoku/units.ts'
import { givensOfLine, PUZZLES } from '../../../sudoku/puzzles.ts'
import { lockstepApp, RIVALS, searchAlone } from '../../../support/lockstepApp.ts'
import { cases } from '../../../thorough.ts'

/** Counts, by cell, how often the first events of a program fill it. */
function placementsAlone(
  { strategy: id, extent }: BuiltInProgram,
  line: string,
  events: number,
): Float64Array {
  const strategy = strategyWithId(id) ?? expect.fail(id)
  const search = new Search(givensOfLine(line), strategy, extent)
  const page = new Uint16Array(Math.max(1, events))
  const counts = new Float64Array(CELLS)
  const found = events === 0 ? 0 : search.run(page, 0, events)
  for (const event of page.subarray(0, found))
    if (kindOf(event) !== EventKind.backtrack) counts[cellOf(event)]++
  return counts
}

const ends = RIVALS.map((rival) => searchAlone(PUZZLES.codewars2, rival).events)

describe('The heat maps of programs in step', () => {
  test.prop([fc.array(fc.integer({ min: 1, max: 99_056 }), { minLength: 1, maxLength: 6 })], {
    numRuns: cases(4),
  })('count for each lane how often it has filled each cell up to its board', async (positions) => {
    const app = await lockstepApp(PUZZLES.codewars2)
    app.actions.setShowsHeatMap(true)
    for (const at of positions) {
      app.dispatch({ kind: 'seek', at })
      await vi.waitFor(() => {
        app.lockstep().lanes.forEach((lane, index) => {
          const event = Math.min(at, ends[index])
          expect(lane.heat?.placements).toMatchObject({ from: 0, to: event, reached: event })
          expect(lane.heat?.placements?.counts).toEqual(
            placementsAlone(RIVALS[index], PUZZLES.codewars2, event),
          )
        })
      }, 20_000)
    }
    expect(app.state().heatMap).toBeUndefined()
    app.actions.reset()
  })

  test('are counted only while they are open, and not before the first event', async () => {
    const app = await lockstepApp(PUZZLES.codewars1)
    app.dispatch({ kind: 'seek', at: 700 })
    const lengths = RIVALS.map((rival) => searchAlone(PUZZLES.codewars1, rival).events)
    await app.untilShown(lengths.map((end) => Math.min(end, 700)))
    expect(app.lockstep().lanes.map(({ heat }) => heat)).toEqual([undefined, undefined, undefined])
    app.actions.setShowsHeatMap(true)
    await vi.waitFor(() =>
      expect(app.lockstep().lanes.every(({ heat }) => heat?.placements !== undefined)).toBe(true),
    )
    app.dispatch({ kind: 'goToStart' })
    await vi.waitFor(() => expect(app.lockstep().lanes.every(({ heat }) => heat === undefined)).toBe(true))
    app.dispatch({ kind: 'seek', at: 3 })
    await vi.waitFor(() =>
      expect(app.lockstep().lanes.every(({ heat }) => heat?.placements?.reached === 3)).toBe(true),
    )
    app.actions.setShowsHeatMap(false)
    await vi.waitFor(() => expect(app.lockstep().lanes.every(({ heat }) => heat === undefined)).toBe(true))
  })

  test('keep up with lanes that are played, and are exact when it is paused', async () => {
    const app = await lockstepApp(PUZZLES.codewars1)
    app.actions.setShowsHeatMap(true)
    app.dispatch({ kind: 'rate', rate: 1000 })
    app.dispatch({ kind: 'togglePlaying' })
    for (let frame = 0; frame < 5; frame++) await app.tick(40)
    app.dispatch({ kind: 'togglePlaying' })
    await vi.waitFor(() => {
      app.lockstep().lanes.forEach((lane, index) => {
        const event = app.events()[index]
        expect(lane.heat?.placements?.counts).toEqual(
          placementsAlone(RIVALS[index], PUZZLES.codewars1, event),
        )
      })
    }, 20_000)
  })

  test('leave that of the search in front alone', async () => {
    const app = await lockstepApp(PUZZLES.codewars1)
    app.actions.goToEvent(40)
    app.actions.setShowsHeatMap(true)
    app.dispatch({ kind: 'seek', at: 90 })
    await vi.waitFor(() => expect(app.state().heatMap?.placements?.reached).toBe(40))
    await vi.waitFor(() => expect(app.lockstep().lanes[0].heat?.placements?.reached).toBe(90))
    expect(app.state().heatMap?.placements?.counts).toEqual(placementsAlone(RIVALS[0], PUZZLES.codewars1, 40))
  })
})
