/**
 * The worker that searches starts before the first run, once the user shows an intent. Another program gets a new
 * worker.
 */
import { frontOf } from '../../../src/page/session/sessions.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { type TestApp, testApp } from '../../support/appStore.ts'

const openedApps: TestApp[] = []

function appWithPuzzle() {
  const app = testApp()
  openedApps.push(app)
  const { actions } = app.store
  actions.loadGrid(gridOfLine(PUZZLES.codewars1))
  return { ...app, actions, event: () => frontOf(app.store.getState()).frame.moment.event }
}

afterEach(() => {
  for (const { store } of openedApps.splice(0)) store.actions.reset()
})

test('No worker exists before the user shows an intent', () => {
  const { workers, actions } = appWithPuzzle()
  actions.chooseStrategy('bitmasks')
  actions.reset()
  expect(workers).toHaveLength(0)
})

test('Getting ready, however often, makes the one worker that the run then uses', async () => {
  const { workers, actions, event, store } = appWithPuzzle()
  actions.getReady()
  actions.getReady()
  await vi.waitFor(() => expect(workers).toHaveLength(1), 20_000)
  expect(frontOf(store.getState()).run.status).toBe('idle')
  actions.stepForward()
  await vi.waitFor(() => expect(event()).toBe(1))
  expect(workers).toHaveLength(1)
})

test('Another program gets another worker at once, another puzzle does not', async () => {
  const { workers, actions, event } = appWithPuzzle()
  actions.stepForward()
  await vi.waitFor(() => expect(event()).toBe(1))
  actions.loadGrid(gridOfLine(PUZZLES.codewars2))
  expect(workers).toHaveLength(1)
  actions.chooseStrategy('bitmasks')
  expect(workers.map(({ terminated }) => terminated)).toEqual([true, false])
  actions.stepForward()
  await vi.waitFor(() => expect(event()).toBe(1))
  expect(workers).toHaveLength(2)
})

test('A worker that is no longer in use cannot fail the next run', async () => {
  const { workers, actions, event, store } = appWithPuzzle()
  actions.stepForward()
  await vi.waitFor(() => expect(event()).toBe(1))
  actions.chooseStrategy('bitmasks')
  actions.stepForward()
  workers[0].crash('too late')
  await vi.waitFor(() => expect(event()).toBe(1))
  expect(frontOf(store.getState()).run.status).toBe('open')
})

test('Another program gets another worker before it is run, if the user has shown an intent', async () => {
  const { workers, actions, event } = appWithPuzzle()
  actions.getReady()
  await vi.waitFor(() => expect(workers).toHaveLength(1), 20_000)
  actions.chooseStrategy('bitmasks')
  expect(workers.map(({ terminated }) => terminated)).toEqual([true, false])
  actions.stepForward()
  await vi.waitFor(() => expect(event()).toBe(1))
  expect(workers).toHaveLength(2)
})
