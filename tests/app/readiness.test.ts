/**
 * The worker that searches starts before the first run, once the user shows an intent, and can prepare the likely
 * search. Another program gets a new worker.
 */
import { frontOf } from '../../src/app/session/sessions.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { EMPTY_GRID, gridOfLine } from '../../src/core/grid.ts'
import { PUZZLES } from '../core/puzzles.ts'
import type { Request } from '../../src/worker/protocol.ts'
import { type TestApp, testApp } from '../support/appStore.ts'
import { InProcessWorker } from '../support/inProcessWorker.ts'

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

test('Getting ready announces the likely search to the worker, and so do another program and another puzzle', async () => {
  const reported: Request[] = []
  const app = testApp({
    makeWorker() {
      const worker = new InProcessWorker()
      const post = worker.postMessage.bind(worker)
      worker.postMessage = (request) => {
        if (request.type === 'prepare') reported.push(request)
        post(request)
      }
      return worker
    },
  })
  const { actions } = app.store
  actions.getReady()
  await vi.waitFor(() => expect(reported).toHaveLength(1), 20_000)
  actions.chooseStrategy('bitmasks')
  const puzzle = gridOfLine(PUZZLES.codewars1)
  actions.loadGrid(puzzle)
  expect(reported).toMatchObject([
    { strategy: 'tables', extent: 'first', grid: EMPTY_GRID },
    { strategy: 'bitmasks', extent: 'first', grid: EMPTY_GRID },
    { strategy: 'bitmasks', extent: 'first', grid: puzzle },
  ])
})
