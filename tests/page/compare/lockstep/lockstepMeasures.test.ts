/** Lanes that are in step by work, or by the estimated time of their listings. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, vi } from 'vitest'
import { hasFinished } from '../../../../src/page/compare/lockstep/standings.ts'
import type { Measure } from '../../../../src/page/compare/lockstep/lockstep.ts'
import type { BuiltInProgram } from '../../../../src/page/session/session.ts'
import { comparedSearches } from '../../../../src/search/costs/comparedSearches.ts'
import { ticksAfter } from '../../../../src/search/costs/ticks.ts'
import { BlanksLeft } from '../../../../src/search/costs/workSplit.ts'
import { strategyWithId } from '../../../../src/search/programs/registry.ts'
import { Search } from '../../../../src/search/engine/search.ts'
import { estimateOf, timeModelOf } from '../../../../src/search/seconds/estimates.ts'
import { givensOfLine, PUZZLES } from '../../../sudoku/puzzles.ts'
import { program, lockstepApp, RIVALS, searchAlone } from '../../../support/lockstepApp.ts'
import { cases, thoroughUnless } from '../../../thorough.ts'

/** Returns the tick, or position on the common axis, of each event of a program by itself, starting with event 0. */
function ticksAlone(line: string, { strategy: id, extent }: BuiltInProgram, measure: Measure) {
  const strategy = strategyWithId(id)
  if (strategy === undefined) throw new RangeError(id)
  const givens = givensOfLine(line)
  const search = new Search(givens, strategy, extent)
  const model = measure === 'events' || measure === 'work' ? 'work' : timeModelOf(id, measure)
  if (model === undefined) throw new RangeError(measure)
  const { events } = searchAlone(line, program(id, extent))
  const sum = new BlanksLeft(givens).sum
  return ticksAfter({ givens, strategy, extent }, search.checkpoint(), model, sum, events)
}

/** Returns the last event at a tick or before. */
function eventAt(ticks: Float64Array, tick: number): number {
  return Math.max(
    0,
    ticks.findLastIndex((one) => one <= tick),
  )
}

/** Returns the programs' costs as the comparison of the programs counts them. */
function comparedCosts() {
  const searches = comparedSearches(givensOfLine(PUZZLES.codewars2), 'first')
  for (const { counter } of searches) while (!counter.ended) counter.advance()
  return searches.flatMap((search) => search.costs())
}

let compared: ReturnType<typeof comparedCosts> | undefined

describe.each(['work', 'cpython', 'pypy', 'cpp'] as const)('The lanes in step by %s', (measure) => {
  const alone = RIVALS.map((rival) => searchAlone(PUZZLES.codewars2, rival))
  const ticks = RIVALS.map((rival) => ticksAlone(PUZZLES.codewars2, rival, measure))

  test.prop([fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 12 })], {
    numRuns: cases(5),
  })('show what each program shows by itself at that tick', async (shares) => {
    const app = await lockstepApp(PUZZLES.codewars2)
    app.dispatch({ kind: 'measure', measure })
    await app.untilSearched()
    const end = Math.max(...app.lockstep().lanes.map(({ known }) => known))
    for (const share of shares) {
      // The cube gives more early positions, where most changes are.
      const at = Math.round(end * share ** 3)
      app.dispatch({ kind: 'seek', at })
      const expected = ticks.map((one) => eventAt(one.ticks, at))
      await app.untilShown(expected)
      await vi.waitFor(() =>
        expect(app.lockstep().lanes.map(({ work }) => work)).toEqual(
          ticks.map((one, index) => one.work[expected[index]]),
        ),
      )
      app.lockstep().lanes.forEach((lane, index) => {
        expect(app.sessionOf(lane).frame.moment).toEqual(alone[index].at(expected[index]))
      })
    }
    app.actions.reset()
  })

  test('end at the same tick as in the comparison', thoroughUnless(measure === 'cpython'), async () => {
    const app = await lockstepApp(PUZZLES.codewars2)
    app.dispatch({ kind: 'measure', measure })
    await app.untilSearched()
    const costs = (compared ??= comparedCosts())
    const ends = RIVALS.map(({ strategy }) => {
      const cost = costs.find((one) => one.strategy === strategy) ?? expect.fail(strategy)
      const model = measure === 'work' ? undefined : timeModelOf(strategy, measure)
      return model === undefined ? cost.work : Math.ceil(estimateOf(model, cost).seconds * 1e9)
    })
    expect(app.lockstep().lanes.map(({ known }) => known)).toEqual(ends)
    app.dispatch({ kind: 'goToEnd' })
    await app.untilShown(alone.map(({ events }) => events))
  })

  test(
    'are stepped from one move of any to the next, and back the same way',
    thoroughUnless(measure === 'cpp'),
    async () => {
      const app = await lockstepApp(PUZZLES.codewars2)
      app.dispatch({ kind: 'measure', measure })
      await app.untilSearched()
      const moves = [...new Set(ticks.flatMap((one) => Array.from(one.ticks.subarray(1))))].toSorted(
        (a, b) => a - b,
      )
      // Starts just before the second page (block of events) of the longest search, so that the steps enter it.
      const from = moves.findIndex((tick) => tick > ticks[0].ticks[1 << 14]) - 3
      app.dispatch({ kind: 'seek', at: moves[from] })
      for (let by = 1; by <= 8; by++) {
        app.dispatch({ kind: 'step', by: 1 })
        await vi.waitFor(() => expect(app.lockstep().at).toBe(moves[from + by]))
      }
      for (let by = 7; by >= -4; by--) {
        app.dispatch({ kind: 'step', by: -1 })
        await vi.waitFor(() => expect(app.lockstep().at).toBe(moves[from + by]))
      }
      await app.untilShown(ticks.map((one) => eventAt(one.ticks, moves[from - 4])))
      app.dispatch({ kind: 'goToStart' })
      app.dispatch({ kind: 'step', by: 1 })
      app.dispatch({ kind: 'step', by: 1 })
      await vi.waitFor(() => expect(app.lockstep().at).toBe(moves[1]))
      for (const by of [-1, -1, -1] as const) app.dispatch({ kind: 'step', by })
      await vi.waitFor(() => expect(app.lockstep().at).toBe(0))
    },
  )

  test(
    'are available when it is chosen midway: the first unfinished lane keeps its event',
    thoroughUnless(measure === 'work'),
    async () => {
      const app = await lockstepApp(PUZZLES.codewars2)
      app.dispatch({ kind: 'seek', at: 20_000 })
      await app.untilShown([20_000, 20_000, 2882])
      app.dispatch({ kind: 'measure', measure })
      await app.untilSearched()
      await vi.waitFor(() => expect(app.lockstep().at).toBe(ticks[0].ticks[20_000]), 20_000)
      // The last event at that tick, because later events that cost nothing are at the same tick.
      const event = eventAt(ticks[0].ticks, ticks[0].ticks[20_000])
      expect(app.events()[0]).toBe(event)
      app.dispatch({ kind: 'measure', measure: 'events' })
      await app.untilShown([event, event, 2882])
    },
  )

  test('are played to their ends', thoroughUnless(measure === 'pypy'), async () => {
    const app = await lockstepApp(PUZZLES.codewars1)
    app.dispatch({ kind: 'measure', measure })
    await app.untilSearched()
    app.dispatch({ kind: 'togglePlaying' })
    for (let frame = 0; frame < 200 && app.lockstep().playing; frame++) {
      app.clock.tick(250)
      await app.untilQuiet()
    }
    expect(app.lockstep().playing).toBe(false)
    expect(app.lockstep().lanes.every((lane) => hasFinished(lane, app.lockstep()))).toBe(true)
    expect(app.events()).toEqual(RIVALS.map((rival) => searchAlone(PUZZLES.codewars1, rival).events))
  })
})
