/** Slow work that is not urgent waits until no search runs or plays, checked every second, but at most a minute. */
import { expect, test, vi } from 'vitest'
import { statusOf } from '../../../src/page/session/selectors.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { whenStill } from '../../../src/browser/whenStill.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { ManualSeconds, testApp } from '../../support/appStore.ts'

function appWithSlowWork(line: string) {
  const app = testApp()
  const { actions } = app.store
  actions.loadGrid(gridOfLine(line))
  const page = new ManualSeconds()
  const action = vi.fn<() => void>()
  whenStill(app.store, page.everySecond, action)
  return { ...app, actions, page, action }
}

test('On a page at rest, the work is done after a second, once', () => {
  const { page, action } = appWithSlowWork(PUZZLES.codewars1)
  expect(action).not.toHaveBeenCalled()
  page.pass()
  page.pass()
  expect(action).toHaveBeenCalledTimes(1)
})

test('The work waits while a search runs or plays', async () => {
  const { actions, store, page, action } = appWithSlowWork(PUZZLES.antiBruteForce)
  actions.goToEnd()
  page.pass()
  expect(action).not.toHaveBeenCalled()
  actions.stopSearch()
  await vi.waitFor(() => expect(statusOf(store.getState()).kind).toBe('stopped'))
  actions.goToStart()
  actions.play()
  page.pass()
  expect(action).not.toHaveBeenCalled()
  actions.pause()
  page.pass()
  expect(action).toHaveBeenCalledTimes(1)
})

test('On a page that is always busy, the work is done after a minute', () => {
  const { actions, page, action } = appWithSlowWork(PUZZLES.antiBruteForce)
  actions.goToEnd()
  for (let second = 1; second < 60; second++) page.pass()
  expect(action).not.toHaveBeenCalled()
  page.pass()
  expect(action).toHaveBeenCalledTimes(1)
  actions.reset()
})
