/**
 * Playback: by events and by lines, up to the next breakpoint, at a speed that suits the search. A search in progress
 * gives way (slows down) to a page that cannot keep up; a digest sums up what is too fast to see; the program view
 * follows.
 */
import { fc, test as property } from '@fast-check/vitest'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ExecutionPoint } from '../../../src/page/session/debugging.ts'
import { rateOf } from '../../../src/page/player/rate.ts'
import { eventsOf } from '../../../src/page/session/selectors.ts'
import { frontOf } from '../../../src/page/session/sessions.ts'
import type { Breakpoint } from '../../../src/search/breakpoints/breakpoint.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { type Position, positionAt, positionOrder, samePosition } from '../../../src/search/trace/position.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { type TestApp, testApp } from '../../support/appStore.ts'
import { cases, IS_THOROUGH } from '../../thorough.ts'

const openedApps: TestApp[] = []

afterEach(() => {
  for (const { store } of openedApps.splice(0)) store.actions.reset()
})

function appWith(line: string, changes: Parameters<typeof testApp>[0] = {}) {
  const app = testApp(changes)
  openedApps.push(app)
  const state = () => app.store.getState()
  const session = () => frontOf(state())
  const { actions } = app.store
  actions.loadGrid(gridOfLine(line))
  return {
    ...app,
    actions,
    state,
    session,
    /** Waits for the board to reach the playhead. @returns the position of the playhead */
    async untilAtPlayhead(): Promise<Position> {
      await vi.waitFor(() => {
        const { playhead, frame, debugging } = session()
        expect(debugging.findingStop).toBeUndefined()
        expect(frame.moment.event).toBe(playhead.event)
      }, 20_000)
      return session().playhead
    },
    /** Advances the clock, frame by frame, until playing has stopped by itself. */
    async playUntilStopped(frameMs = 16): Promise<Position> {
      // Waits for one move at a time: a busy machine takes long for millions of events.
      while (state().playing) {
        const before = session().playhead
        await vi.waitFor(
          () => {
            app.clock.tick(frameMs)
            expect(state().playing && samePosition(session().playhead, before)).toBe(false)
          },
          { timeout: 20_000, interval: 0 },
        )
      }
      return this.untilAtPlayhead()
    },
  }
}

type DebuggedApp = Awaited<ReturnType<typeof debuggedApp>>

/** Opens a puzzle in an app that shows the program, with breakpoints. */
async function debuggedApp(line: string, breakpoints: readonly Breakpoint[] = []) {
  const app = appWith(line)
  app.actions.openPanel('program')
  for (const breakpoint of breakpoints) app.actions.debug({ kind: 'addBreakpoint', breakpoint })
  return app
}

/** Goes through the stops in order, at most `most` of them. @returns the positions of the stops */
async function stopsOf(
  app: DebuggedApp,
  goToNextStop: () => Promise<Position>,
  most: number,
): Promise<Position[]> {
  const stops: Position[] = []
  while (stops.length < most) {
    const position = await goToNextStop()
    const { hits } = app.session().debugging
    // Playing starts over once it has reached the end.
    const isAgain = stops.some((stop) => positionOrder(stop, position) >= 0)
    if (isAgain || !hits.includes(position.event)) break
    stops.push(position)
  }
  return stops
}

/** Returns the positions at which *Continue* stops, one after the other. */
async function stopsOfContinue(line: string, breakpoints: readonly Breakpoint[], most: number) {
  const app = await debuggedApp(line, breakpoints)
  return stopsOf(
    app,
    async () => {
      app.actions.debug({ kind: 'continue', direction: 'forward' })
      const position = await app.untilAtPlayhead()
      return app.session().debugging.missed === undefined ? position : positionAt(-1)
    },
    most,
  )
}

/** A condition: the cell, by row and column from 1. */
const at = (row: number, column: number) => ({ kind: 'cell', cell: (row - 1) * 9 + column - 1 }) as const

/** Hit repeatedly among the first thousand events. */
const EARLY_BREAKPOINTS: readonly Breakpoint[] = [
  { place: { kind: 'dead-end' }, conditions: [{ kind: 'depth', relation: '≥', depth: 12 }], nth: 0 },
  { place: { kind: 'line', step: 'refused' }, conditions: [at(5, 5), { kind: 'digit', digit: 9 }], nth: 0 },
  {
    place: { kind: 'line', step: 'returned' },
    conditions: [{ kind: 'depth', relation: '=', depth: 12 }],
    nth: 0,
  },
]

const LATE_BREAKPOINTS: readonly Breakpoint[] = [
  { place: { kind: 'backtrack' }, conditions: [at(1, 4), { kind: 'digit', digit: 6 }], nth: 0 },
  { place: { kind: 'event' }, conditions: [], nth: 3001 },
  { place: { kind: 'solution' }, conditions: [], nth: 0 },
  { place: { kind: 'line', step: 'report' }, conditions: [], nth: 0 },
]

const someOf = (breakpoints: readonly Breakpoint[]) =>
  fc.uniqueArray(fc.constantFrom(...breakpoints), { minLength: 1, maxLength: 3 })

describe('Playing with breakpoints', () => {
  property.prop(
    [
      fc.oneof(
        fc.tuple(
          fc.constant('events' as const),
          fc.constantFrom(300, 100_000, 100_000_000),
          someOf([...EARLY_BREAKPOINTS, ...LATE_BREAKPOINTS]),
        ),
        fc.tuple(fc.constant('lines' as const), fc.constantFrom(300, 1000), someOf(EARLY_BREAKPOINTS)),
      ),
    ],
    { numRuns: cases(10) },
  )('stops where continuing stops', async ([playsBy, rate, breakpoints]) => {
    const most = 4
    const expected = await stopsOfContinue(PUZZLES.codewars1, breakpoints, most)
    expect(expected.length).toBeGreaterThan(0)
    const app = await debuggedApp(PUZZLES.codewars1, breakpoints)
    app.actions.setRate(rate)
    app.actions.setPlaysBy(playsBy)
    const stops = await stopsOf(
      app,
      () => {
        app.actions.play()
        return app.playUntilStopped(playsBy === 'lines' ? 2000 : 250)
      },
      most,
    )
    expect(stops).toEqual(expected)
    for (const { store } of openedApps.splice(0)) store.actions.reset()
  })

  test('leaves what it has looked ahead for to a command that continues', async () => {
    const breakpoint: Breakpoint = { place: { kind: 'event' }, conditions: [], nth: 300_000 }
    const app = await debuggedApp(PUZZLES.antiBruteForce, [breakpoint])
    app.actions.setRate(10)
    app.actions.play()
    await vi.waitFor(() => {
      app.clock.tick(17)
      expect(app.session().frame.moment.event).toBeGreaterThan(0)
    })
    app.actions.debug({ kind: 'continue', direction: 'forward' })
    await vi.waitFor(() => expect(app.session().frame.moment.event).toBe(300_000), 20_000)
    expect(app.session().debugging.findingStop).toBeUndefined()
  })

  test('in a long search misses none at the highest speed', async () => {
    const event = IS_THOROUGH ? 3_000_000 : 300_000
    const breakpoint: Breakpoint = { place: { kind: 'event' }, conditions: [], nth: event }
    const app = await debuggedApp(PUZZLES.antiBruteForce, [breakpoint])
    app.actions.setRate(100_000_000)
    app.actions.play()
    expect(await app.playUntilStopped(100)).toEqual(positionAt(event))
    expect(app.session().debugging.hits).toEqual([event])
  })

  test('stops at one that is added meanwhile, and at none that is removed', async () => {
    const app = await debuggedApp(PUZZLES.codewars1, [{ place: { kind: 'event' }, conditions: [], nth: 500 }])
    app.actions.setRate(1000)
    app.actions.play()
    await vi.waitFor(() => {
      app.clock.tick(100)
      expect(app.session().playhead.event).toBeGreaterThanOrEqual(100)
    })
    app.actions.debug({ kind: 'removeBreakpoint', id: 1 })
    const breakpoint: Breakpoint = { place: { kind: 'event' }, conditions: [], nth: 700 }
    app.actions.debug({ kind: 'addBreakpoint', breakpoint })
    expect(app.state().playing).toBe(true)
    expect(await app.playUntilStopped(50)).toEqual(positionAt(700))
  })

  test('stops at those of the last visit, even before the program view is opened', async () => {
    const kept = [{ id: 1, isEnabled: true, place: { kind: 'event' }, conditions: [], nth: 40 }]
    const storage = {
      getItem: (name: string) => (name === 'backdoku.breakpoints.1' ? JSON.stringify(kept) : null),
      setItem() {},
    }
    const app = appWith(PUZZLES.codewars1, { storage })
    app.actions.setRate(1000)
    app.actions.play()
    expect(await app.playUntilStopped(100)).toEqual(positionAt(40))
  })

  test('in a stopped search ends at the last known event, and does not resume the search', async () => {
    const app = await debuggedApp(PUZZLES.antiBruteForce, [
      { place: { kind: 'solution' }, conditions: [], nth: 0 },
    ])
    app.actions.stepForward()
    await vi.waitFor(() => expect(eventsOf(app.session().run)).toBeGreaterThan(0))
    app.actions.stopSearch()
    await vi.waitFor(() => expect(app.session().run).toMatchObject({ progress: { status: 'stopped' } }))
    const events = eventsOf(app.session().run)
    app.actions.setRate(100_000_000)
    app.actions.play()
    expect(await app.playUntilStopped(100)).toEqual(positionAt(events))
    expect(app.session().run).toMatchObject({ progress: { status: 'stopped', events } })
  })
})

describe('Playing by lines', () => {
  function pointOf(app: DebuggedApp): ExecutionPoint {
    const { executionPoint } = app.session().debugging
    if (executionPoint === undefined) throw new Error('Nobody looks')
    return executionPoint
  }

  test('shows the same lines as stepping into them', async () => {
    const stepped = await debuggedApp(PUZZLES.codewars1)
    const played = await debuggedApp(PUZZLES.codewars1)
    played.actions.setPlaysBy('lines')
    played.actions.setRate(10)
    played.actions.play()
    await vi.waitFor(() => expect(eventsOf(played.session().run)).toBeGreaterThan(0))
    for (let line = 0; line < 80; line++) {
      stepped.actions.debug({ kind: 'step', how: 'into', direction: 'forward' })
      await stepped.untilAtPlayhead()
      played.clock.tick(100)
      expect(pointOf(played)).toEqual(pointOf(stepped))
    }
  })

  test('runs as many lines a second as are chosen, at most a thousand', async () => {
    const stepped = await debuggedApp(PUZZLES.codewars1)
    for (let line = 0; line < 50; line++)
      stepped.actions.debug({ kind: 'step', how: 'into', direction: 'forward' })
    const played = await debuggedApp(PUZZLES.codewars1)
    played.actions.setRate(1_000_000)
    played.actions.setPlaysBy('lines')
    expect(rateOf(played.state())).toBe(1000)
    played.actions.play()
    await vi.waitFor(() => expect(eventsOf(played.session().run)).toBeGreaterThan(0))
    for (let frame = 0; frame < 10; frame++) played.clock.tick(5)
    expect(await played.untilAtPlayhead()).toEqual(await stepped.untilAtPlayhead())
  })

  test('ends after the last line, which follows the last event', async () => {
    const app = await debuggedApp(PUZZLES.twoSolutions)
    app.actions.setPlaysBy('lines')
    app.actions.play()
    const end = await app.playUntilStopped(1000)
    expect(end.event).toBe(eventsOf(app.session().run))
    expect(pointOf(app).step?.kind).toBe('stop')
  })

  test('runs the lines that are left after the last event before it starts over', async () => {
    const app = await debuggedApp(PUZZLES.twoSolutions)
    app.actions.goToEnd()
    await vi.waitFor(() => expect(eventsOf(app.session().run)).toBeGreaterThan(0))
    const { event } = await app.untilAtPlayhead()
    app.actions.setPlaysBy('lines')
    app.actions.play()
    app.clock.tick(1)
    expect(app.session().playhead.event).toBe(event)
    const end = await app.playUntilStopped(1000)
    expect([end.event, pointOf(app).step?.kind]).toEqual([event, 'stop'])
  })

  test('works with the program hidden, and is remembered for the next visit', async () => {
    const app = appWith(PUZZLES.twoSolutions)
    app.actions.setPlaysBy('lines')
    app.actions.setRate(1)
    app.actions.play()
    await vi.waitFor(() => {
      app.clock.tick(500)
      expect(app.session().playhead.step).toBe(3)
    })
    expect(app.session().playhead.event).toBe(0)
  })
})

test('Playing fast summarises the last second', async () => {
  const app = appWith(PUZZLES.codewars1)
  app.actions.setRate(1000)
  app.actions.play()
  await vi.waitFor(() => {
    app.clock.tick(50)
    expect(app.state().digest).toBeDefined()
  })
  for (let frame = 0; frame < 40; frame++) app.clock.tick(50)
  const { placements = 0, backtracks = 0, lowest = 0, highest = 0 } = app.state().digest ?? {}
  expect(placements + backtracks).toBe(1000)
  expect(lowest).toBeLessThan(highest)
  app.actions.play()
  expect(app.state().digest).toBeUndefined()
})

describe('A search in progress', () => {
  async function searchingApp() {
    const app = appWith(PUZZLES.antiBruteForce)
    app.actions.setRate(10)
    app.actions.play()
    await vi.waitFor(() => {
      app.clock.tick(0)
      expect(app.session().frame.moment.event).toBe(1)
    })
    const posted = vi.spyOn(app.workers[0], 'postMessage')
    return {
      ...app,
      /** Advances frames. @returns how often the search was asked to give way meanwhile */
      giveWayRequests(frames: number, frameMs: number) {
        posted.mockClear()
        for (let frame = 0; frame < frames; frame++) app.clock.tick(frameMs)
        return posted.mock.calls.filter(([message]) => message.type === 'ask' && message.kind === 'giveWay')
          .length
      },
    }
  }

  test('gives way to a page that cannot keep up', async () => {
    const app = await searchingApp()
    expect(app.giveWayRequests(120, 17)).toBe(0)
    // One late frame in twenty is normal on any page.
    for (let round = 0; round < 10; round++)
      expect(app.giveWayRequests(1, 33) + app.giveWayRequests(19, 17)).toBe(0)
    expect(
      app.giveWayRequests(1, 33) +
        app.giveWayRequests(3, 17) +
        app.giveWayRequests(1, 33) +
        app.giveWayRequests(3, 17),
    ).toBeGreaterThan(0)
    expect(app.giveWayRequests(30, 33)).toBeGreaterThan(10)
    // The frames are on time again, because the search has given way.
    expect(app.giveWayRequests(60, 17)).toBeLessThan(50)
    expect(app.giveWayRequests(60, 17)).toBe(0)
  })

  test('gives way to a seek', async () => {
    const app = await searchingApp()
    app.actions.pause()
    const posted = vi.spyOn(app.workers[0], 'postMessage')
    app.actions.seek(7)
    expect(posted.mock.calls).toContainEqual([expect.objectContaining({ kind: 'giveWay' })])
  })
})

describe('The speed', () => {
  /** Returns the speed at which a puzzle is played unless the user chooses one. */
  async function rateFor(line: string) {
    const app = appWith(line)
    app.actions.play()
    await vi.waitFor(() => expect(eventsOf(app.session().run)).toBeGreaterThan(0))
    return rateOf(app.state())
  }

  test('of a short search makes the whole of it take about 20 seconds', async () => {
    expect(await rateFor(PUZZLES.boj2580)).toBe(1)
    expect(await rateFor('...'.padEnd(9, '.') + PUZZLES.solved.slice(9))).toBe(1)
  })

  test('of a long one lets every event be seen', async () => {
    expect(await rateFor(PUZZLES.codewars1)).toBe(10)
    expect(await rateFor(PUZZLES.antiBruteForce)).toBe(10)
  })

  test('stays as the user has chosen it', async () => {
    const app = appWith(PUZZLES.boj2580)
    app.actions.setRate(300)
    app.actions.play()
    await vi.waitFor(() => expect(eventsOf(app.session().run)).toBe(14))
    expect(rateOf(app.state())).toBe(300)
  })
})

describe('The program view', () => {
  /**
   * Plays for a second of `frames` frames.
   * @returns the events that the view reported on the way, and the event that the board shows at the end
   */
  async function playForSecond(rate: number, frames: number) {
    const app = await debuggedApp(PUZZLES.codewars2)
    app.actions.setRate(rate)
    const events: number[] = []
    app.store.subscribe(() => {
      const event = app.session().debugging.executionPoint?.position.event ?? 0
      if (event !== events.at(-1)) events.push(event)
    })
    app.actions.play()
    await vi.waitFor(() => {
      app.clock.tick(0)
      expect(app.session().frame.moment.event).toBe(1)
    })
    for (let frame = 0; frame < frames; frame++) app.clock.tick(1000 / frames)
    const { event } = app.session().frame.moment
    return { ...app, events: events.filter((before) => before > 0 && before <= event), event }
  }

  test('reports each event that can be read', async () => {
    const { events, event } = await playForSecond(10, 60)
    expect(event).toBeGreaterThanOrEqual(10)
    expect(events).toEqual(Array.from({ length: event }, (_, before) => before + 1))
  })

  test('follows a fast playback some times a second, and is in step with the board once it pauses', async () => {
    const { actions, session, events, event } = await playForSecond(1000, 60)
    expect(event).toBeGreaterThan(900)
    expect(events.length).toBeGreaterThan(8)
    expect(events.length).toBeLessThan(15)
    actions.pause()
    expect(session().debugging.executionPoint?.position.event).toBe(event)
  })

  test('uses a quarter of the frames at most when each takes long', async () => {
    const { events } = await playForSecond(1000, 20)
    expect(events.length).toBeGreaterThan(3)
    expect(events.length).toBeLessThan(7)
  })
})
