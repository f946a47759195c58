/** A first visit opens in the middle of a search, at its first backtrack. */
import { describe, expect, test, vi } from 'vitest'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { addressOf, queryOf } from '../../../src/page/store/address.ts'
import { isFirstVisit, openAtFirstBacktrack } from '../../../src/page/introduction/opening.ts'
import { NOTHING_DEBUGGED } from '../../../src/page/session/debugging.ts'
import { PROGRAM_PANEL } from '../../../src/page/timeline/view.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { positionAt } from '../../../src/search/trace/position.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { testApp } from '../../support/appStore.ts'

/** Waits until an assertion holds, long enough for a busy machine. */
const eventually = (assertion: () => void) => vi.waitFor(assertion, 20_000)

async function openFirstVisit() {
  const app = testApp()
  await openAtFirstBacktrack(app.store)
  const state = () => app.store.getState()
  const session = () => frontOf(state())
  return { ...app, state, actions: app.store.actions, session }
}

describe('A first visit', () => {
  test('shows the first backtrack with its reason, and the cells that explain it', async () => {
    const { session, state } = await openFirstVisit()
    expect([session().frame.moment.event, session().frame.moment.backtracks]).toEqual([10, 1])
    expect(session().debugging.executionPoint?.why?.kind).toBe('no-digit-left')
    expect(session().debugging.explained?.size).toBeGreaterThan(1)
    expect(state().panel).toBe(PROGRAM_PANEL)
    expect(state().introduction).toEqual({ kind: 'first-look', at: positionAt(10), leftAt: undefined })
  })

  test('continues from there: the first step is event 11', async () => {
    const { session, actions } = await openFirstVisit()
    actions.stepForward()
    await eventually(() => expect(session().frame.moment.event).toBe(11))
  })

  test('goes back as well, and by lines', async () => {
    const { session, actions } = await openFirstVisit()
    actions.goToStart()
    await eventually(() => expect(session().frame.moment.event).toBe(0))
    actions.debug({ kind: 'step', how: 'into', direction: 'forward' })
    await eventually(() =>
      expect(session().debugging.executionPoint?.position).toEqual({ event: 0, step: 1 }),
    )
  })

  test('that switches to another puzzle at once keeps nothing of the reason', async () => {
    const { session, state, actions } = await openFirstVisit()
    const before = session().debugging
    actions.loadGrid(gridOfLine(PUZZLES.codewars1))
    expect(session().debugging).toEqual(NOTHING_DEBUGGED)
    // No notice says that the search of the first visit was closed.
    expect(state().notice).toBeUndefined()
    actions.undo()
    await eventually(() => expect(session().frame.moment.event).toBe(10))
    await eventually(() =>
      expect(session().debugging.executionPoint?.why).toEqual(before.executionPoint?.why),
    )
  })

  test('ends with the user’s own puzzle, and Undo restores it with its position', async () => {
    const { state, session, actions } = await openFirstVisit()
    actions.clear()
    expect([state().introduction, session().run.status]).toEqual([undefined, 'idle'])
    actions.undo()
    await eventually(() => expect(session().frame.moment.event).toBe(10))
  })

  test('has no address until something is done', async () => {
    const { state, session, actions } = await openFirstVisit()
    expect(queryOf(state())).toBe('')
    actions.stepForward()
    await eventually(() => expect(session().frame.moment.event).toBe(11))
    expect(queryOf(state())).toContain('event=11')
  })
})

test('does not happen when the page opens from a link or has a stored puzzle', () => {
  const { store } = testApp()
  const isFirst = (query: string) => isFirstVisit(addressOf(query), store.getState())
  expect([isFirst(''), isFirst('?lang=ko'), isFirst(`?puzzle=${'0'.repeat(81)}`)]).toEqual([
    true,
    true,
    false,
  ])
  store.actions.typeDigit(5)
  expect(isFirst('')).toBe(false)
  store.actions.erase()
  expect(isFirst('')).toBe(false)
})
