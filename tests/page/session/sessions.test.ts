/** Two sessions (runs of a program, each with its replay) at once: changes to one leave the other alone. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Recording } from '../../../src/runner/run/recordedSource.ts'
import { recordedOrigin } from '../../support/recordedOrigin.ts'
import { openSessions } from '../../../src/page/session/openSessions.ts'
import { eventOf, eventsOf } from '../../../src/page/session/selectors.ts'
import type { BuiltInProgram, SessionId } from '../../../src/page/session/session.ts'
import { recordedProgram } from '../../../src/search/debugging/recordedProgram.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { bitmasks } from '../../../src/search/programs/bitmasks/strategy.ts'
import { fewestCandidates } from '../../../src/search/programs/fewest-candidates/strategy.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import { positionAt } from '../../../src/search/trace/position.ts'
import { replay } from '../../../src/search/trace/replay.ts'
import type { Strategy } from '../../../src/search/engine/strategy.ts'
import { chunkOf } from '../../../src/search/trace/chunk.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { type TestApp, testApp } from '../../support/appStore.ts'
import { recordingOfSearch } from '../../support/recordings.ts'

const openedApps: TestApp[] = []

afterEach(() => {
  for (const { store } of openedApps.splice(0)) store.actions.reset()
})

const FEWEST_CANDIDATES: BuiltInProgram = { kind: 'built-in', strategy: fewestCandidates.id, extent: 'first' }

/** Opens Codewars 1 in an app. The board shows the session in front: a search by the tables program. */
function tablesApp() {
  const app = testApp()
  openedApps.push(app)
  const state = () => app.store.getState()
  const { actions } = app.store
  actions.loadGrid(gridOfLine(PUZZLES.codewars1))
  actions.openPanel('program')
  const tables = state().front
  actions.goToEvent(0)
  return {
    ...app,
    state,
    actions,
    tables,
    session: (id: SessionId) => state().sessions[id],
    event: (id: SessionId) => state().sessions[id].frame.moment.event,
    async untilKnown(id: SessionId, events: number) {
      await vi.waitFor(() => expect(eventsOf(state().sessions[id].run)).toBe(events), 20_000)
    },
    async untilShown(id: SessionId, event: number) {
      await vi.waitFor(() => expect(state().sessions[id].frame.moment.event).toBe(event), 20_000)
    },
  }
}

/** Returns the board after an event of a search, from a new trace. */
function boardAt(strategy: Strategy, event: number): string {
  const givens = givensOfLine(PUZZLES.codewars1)
  const trace = new SearchTrace(givens, strategy, 'first')
  while (!trace.frontier.ended) trace.advance()
  return lineOf(replay(givens, trace.chunk(chunkOf(event)), event).board)
}

/** Opens a session on the recorded run of a user's program, which searches as `bitmasks` does. */
async function recordedSession({ actions }: ReturnType<typeof tablesApp>): Promise<SessionId> {
  const givens = givensOfLine(PUZZLES.codewars1)
  const trace = recordingOfSearch(givens, bitmasks, 'first', 'calls')
  const recording: Recording = { givens, trace, elapsedMs: 1, stop() {}, continue() {} }
  const model = recordedProgram({ givens, text: 'solve()', language: 'py' }, (number) => trace.chunk(number))
  const origin = recordedOrigin(recording, model, {
    pause: async () => undefined,
    now: () => performance.now(),
  })
  return actions.openWith({ kind: 'recorded', name: 'mine' }, givens, origin)
}

describe('A session beside the one in front', () => {
  test('advances by itself, and neither shows anything of the other', async () => {
    const app = tablesApp()
    const other = app.actions.openSession(FEWEST_CANDIDATES)
    expect(app.state().front).toBe(app.tables)
    await app.untilKnown(app.tables, 8365)
    const events = 51
    await vi.waitFor(() => expect(app.session(other).run).toMatchObject({ progress: { status: 'ended' } }))
    const found = eventsOf(app.session(other).run)
    expect(found).toBeGreaterThanOrEqual(events)
    app.actions.session(other).seek(20)
    await app.untilShown(other, 20)
    expect(lineOf(app.session(other).frame.moment.board)).toBe(boardAt(fewestCandidates, 20))
    expect(app.event(app.tables)).toBe(0)
    app.actions.stepForward()
    await app.untilShown(app.tables, 1)
    expect(app.event(other)).toBe(20)
  })

  test('keeps its state when it is brought to the front and when another replaces it there', async () => {
    const app = tablesApp()
    await app.untilKnown(app.tables, 8365)
    app.actions.goToEvent(4000)
    await app.untilShown(app.tables, 4000)
    const other = app.actions.openSession(FEWEST_CANDIDATES)
    app.actions.session(other).goTo(positionAt(7))
    await app.untilShown(other, 7)
    app.actions.bringToFront(other)
    app.actions.stepForward()
    await app.untilShown(other, 8)
    app.actions.bringToFront(app.tables)
    expect(app.event(app.tables)).toBe(4000)
    app.actions.closeSession(other)
    expect(Object.keys(app.state().sessions)).toEqual([String(app.tables)])
    expect(() => app.actions.session(other)).toThrow(RangeError)
  })

  test('plays only in front', async () => {
    const app = tablesApp()
    await app.untilKnown(app.tables, 8365)
    const other = app.actions.openSession(FEWEST_CANDIDATES)
    app.actions.play()
    app.actions.session(other).goTo(positionAt(5))
    await app.untilShown(other, 5)
    expect(app.state().playing).toBe(true)
    app.actions.bringToFront(other)
    expect(app.state().playing).toBe(false)
    expect(app.clock.running).toBe(false)
  })

  test('ends with the puzzle', async () => {
    const app = tablesApp()
    const other = app.actions.openSession(FEWEST_CANDIDATES)
    await vi.waitFor(() => expect(app.workers.length).toBe(2))
    app.actions.bringToFront(other)
    app.actions.loadGrid(gridOfLine(PUZZLES.codewars2))
    expect(Object.values(app.state().sessions)).toMatchObject([{ id: other, run: { status: 'idle' } }])
    expect(app.workers.length).toBe(2)
  })
})

describe('A recording beside a search', () => {
  test('is advanced, stepped and searched for stops, each on its own', async () => {
    const app = tablesApp()
    await app.untilKnown(app.tables, 8365)
    const recorded = await recordedSession(app)
    await app.untilKnown(recorded, 8365)
    const [mine, search] = [app.actions.session(recorded), app.actions.session(app.tables)]
    mine.seek(4000)
    await app.untilShown(recorded, 4000)
    expect(lineOf(app.session(recorded).frame.moment.board)).toBe(boardAt(bitmasks, 4000))
    mine.step(-1)
    await app.untilShown(recorded, 3999)
    expect(app.event(app.tables)).toBe(0)
    search.debug({
      kind: 'addBreakpoint',
      breakpoint: { place: { kind: 'backtrack' }, conditions: [], nth: 0 },
    })
    mine.debug({ kind: 'continue', direction: 'back' })
    search.debug({ kind: 'continue', direction: 'forward' })
    await vi.waitFor(() => expect(app.event(app.tables)).toBeGreaterThan(0), 20_000)
    await vi.waitFor(() => expect(app.session(recorded).debugging.findingStop).toBeUndefined(), 20_000)
    expect(app.session(recorded).debugging.hits).toEqual([eventOf(app.session(recorded))])
    expect(app.session(app.tables).debugging.hits).toEqual([eventOf(app.session(app.tables))])
    expect(eventOf(app.session(recorded))).toBeLessThan(3999)
    expect(app.session(recorded).frame.moment.last).toBe(lastBacktrackBefore(3999))
  })

  test('steps by its lines, over calls too', async () => {
    const app = tablesApp()
    const recorded = await recordedSession(app)
    await app.untilKnown(recorded, 8365)
    const mine = app.actions.session(recorded)
    mine.seek(1)
    await app.untilShown(recorded, 1)
    mine.debug({ kind: 'step', how: 'into', direction: 'forward' })
    await app.untilShown(recorded, 2)
    expect(app.session(recorded).debugging.executionPoint?.position).toEqual({ event: 2, step: 0 })
    mine.seek(1)
    mine.debug({ kind: 'step', how: 'over', direction: 'forward' })
    // Everything below r1c3=1 has failed, as in the recorded search.
    await vi.waitFor(() => expect(app.event(recorded)).toBeGreaterThan(2), 20_000)
    expect(app.session(recorded).frame.moment.depth).toBe(0)
  })

  test('gives way to the search when another puzzle is loaded while it is in front', async () => {
    const app = tablesApp()
    const recorded = await recordedSession(app)
    app.actions.bringToFront(recorded)
    app.actions.loadGrid(gridOfLine(PUZZLES.codewars2))
    expect(app.state().front).toBe(app.tables)
    expect(Object.keys(app.state().sessions)).toEqual([String(app.tables)])
  })
})

/** Returns the last backtrack before an event in a search by `bitmasks`, as a packed event. */
function lastBacktrackBefore(event: number): number {
  const givens = givensOfLine(PUZZLES.codewars1)
  const trace = new SearchTrace(givens, bitmasks, 'first')
  while (!trace.frontier.ended) trace.advance()
  const { events } = trace.chunk(0)
  const index = events.subarray(0, event - 1).findLastIndex((packed) => packed >> 11 === 2)
  return events[index]
}

test('The lines of a program are followed while the page says that it shows them, whatever else is open', async () => {
  const { store } = testApp()
  const { getState, setState, actions, environment } = store
  actions.loadGrid(gridOfLine(PUZZLES.codewars1))
  let areShown = false
  const { front } = openSessions(getState, setState, getState().front, () => areShown, environment)
  const session = () => getState().sessions[getState().front]
  front().commands.goTo(positionAt(10))
  await vi.waitFor(() => expect(session().frame.moment.event).toBe(10))
  expect(session().debugging.executionPoint).toBeUndefined()
  areShown = true
  front().followProgram()
  expect(session().debugging.executionPoint?.position).toEqual(positionAt(10))
  front().endRun()
})
