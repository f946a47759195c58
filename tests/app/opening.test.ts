/** A first visit opens in the middle of a search that has yet to begin. */
import { prepared } from 'virtual:opening'
import { describe, expect, test, vi } from 'vitest'
import { openAtFirstBacktrack } from '../../src/app/opening/opening.ts'
import { preparedSession } from '../../src/app/opening/preparedSession.ts'
import { openingSample } from '../../src/app/puzzle/samples.ts'
import { frontOf } from '../../src/app/session/sessions.ts'
import { addressOf, isFirstVisit } from '../../src/app/store/address.ts'
import { queryOf } from '../../src/app/store/query.ts'
import { NOTHING_DEBUGGED, PROGRAM_PANEL } from '../../src/app/session/debugging.ts'
import { gridOfLine } from '../../src/core/grid.ts'
import { positionAt } from '../../src/core/trace/position.ts'
import { PUZZLES } from '../core/puzzles.ts'
import { testApp } from '../support/appStore.ts'

/** Whatever else the machine does. */
const soon = (assertion: () => void) => vi.waitFor(assertion, 20_000)

function firstVisit() {
  const app = testApp()
  openAtFirstBacktrack(app.store)
  const state = () => app.store.getState()
  return { ...app, state, actions: state().actions, session: () => frontOf(state()) }
}

test('the moment that the build writes down is the one that is worked out', () => {
  expect(prepared).toEqual(preparedSession())
})

test('the moment that is worked out is the one that the engine and the debugger tell', async () => {
  const { store } = testApp()
  const { actions } = store.getState()
  actions.loadGrid(openingSample().grid)
  actions.openPanel(PROGRAM_PANEL)
  actions.goToEnd()
  await soon(() => expect(frontOf(store.getState()).frame.moment.event).toBe(99_056))
  actions.goTo(positionAt(prepared.playhead.event))
  await actions.debug({ kind: 'refresh' })
  await soon(() => expect(frontOf(store.getState()).debugging.executionPoint).toBeDefined())
  const { frame, run, debugging } = frontOf(store.getState())
  expect({ ...frame, moment: { ...frame.moment, stack: [...frame.moment.stack] } }).toEqual(prepared.frame)
  const { changed: _, ...point } = debugging.executionPoint ?? expect.unreachable()
  expect(prepared.debugging.executionPoint).toMatchObject(point)
  // The envelope is coarser, the time that the search took is not told.
  expect(run.status === 'open' && prepared.run.status === 'open' ? run.progress : undefined).toMatchObject({
    ...(prepared.run.status === 'open' && prepared.run.progress),
    elapsedMs: expect.any(Number),
    envelope: expect.anything(),
  })
})

describe('A first visit', () => {
  test('shows the first backtrack with its reason, and needs no worker for it', () => {
    const { session, state, workers } = firstVisit()
    expect([session().frame.moment.event, session().frame.moment.backtracks]).toEqual([10, 1])
    expect(session().debugging.executionPoint?.why?.kind).toBe('no-digit-left')
    expect([state().panel, state().introduction]).toEqual([PROGRAM_PANEL, positionAt(10)])
    expect(workers).toHaveLength(0)
  })

  test('goes on from there: the first step is event 11, the total never counts up anew', async () => {
    const { store, session, actions } = firstVisit()
    const totals = new Set<number>()
    store.subscribe(() => {
      const { run } = session()
      if (run.status === 'open') totals.add(run.progress.events)
    })
    actions.stepForward()
    await soon(() => expect(session().frame.moment.event).toBe(11))
    expect([...totals]).toEqual([99_056])
  })

  test('goes back as well, and by lines', async () => {
    const { session, actions } = firstVisit()
    actions.goToStart()
    await soon(() => expect(session().frame.moment.event).toBe(0))
    await actions.debug({ kind: 'step', how: 'into', direction: 'forward' })
    await soon(() => expect(session().debugging.executionPoint?.position).toEqual({ event: 0, step: 1 }))
  })

  test('that is shown another puzzle at once has nothing left of the reason', async () => {
    const { session, state, actions } = firstVisit()
    const before = session().debugging
    actions.loadGrid(gridOfLine(PUZZLES.codewars1))
    expect(session().debugging).toEqual(NOTHING_DEBUGGED)
    // It is the puzzle that is spoken of, not the search that is closed.
    expect(state().notice).toBeUndefined()
    actions.undo()
    await soon(() => expect(session().frame.moment.event).toBe(10))
    await actions.debug({ kind: 'refresh' })
    await soon(() => expect(session().debugging.executionPoint?.why).toEqual(before.executionPoint?.why))
  })

  test('begins to search at the first sign of use', async () => {
    const { workers, actions } = firstVisit()
    actions.getReady()
    await soon(() => expect(workers).toHaveLength(1))
  })

  test('is over with a puzzle of one’s own, which Undo takes back with position and all', async () => {
    const { state, session, actions } = firstVisit()
    actions.clear()
    expect([state().introduction, session().run.status]).toEqual([undefined, 'idle'])
    actions.undo()
    await soon(() => expect(session().frame.moment.event).toBe(10))
  })

  test('has no address until something has been done', async () => {
    const { state, session, actions } = firstVisit()
    expect(queryOf(state())).toBe('')
    actions.stepForward()
    await soon(() => expect(session().frame.moment.event).toBe(11))
    expect(queryOf(state())).toContain('event=11')
  })
})

test('who comes by a link, or has been here with a puzzle, is no first visitor', () => {
  const { store } = testApp()
  const isFirst = (query: string) => isFirstVisit(addressOf(query), store.getState())
  expect([isFirst(''), isFirst('?lang=ko'), isFirst(`?puzzle=${'0'.repeat(81)}`)]).toEqual([
    true,
    true,
    false,
  ])
  store.getState().actions.typeDigit(5)
  expect(isFirst('')).toBe(false)
  store.getState().actions.erase()
  expect(isFirst('')).toBe(false)
})
