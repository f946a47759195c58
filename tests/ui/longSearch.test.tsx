import { expect, test, vi } from 'vitest'
import { goOnBesideSearches } from '../../src/longSearch.ts'
import { eventsOf } from '../../src/app/session/selectors.ts'
import { frontOf } from '../../src/app/session/sessions.ts'
import { gridOfLine } from '../../src/core/grid.ts'
import { PUZZLES } from '../core/puzzles.ts'
import { testApp } from '../support/appStore.ts'

test('A search gives way while the window is resized, and only while it goes on', async () => {
  const { store, workers } = testApp()
  const { actions } = store.getState()
  goOnBesideSearches(store, () => true)
  actions.loadGrid(gridOfLine(PUZZLES.antiBruteForce))
  actions.goToEnd()
  await vi.waitFor(() => expect(eventsOf(frontOf(store.getState()).run)).toBeGreaterThan(0))
  const asked = vi.spyOn(workers[0], 'postMessage')
  const resized = () => {
    asked.mockClear()
    window.dispatchEvent(new Event('resize'))
    return asked.mock.calls.map(([{ type }]) => type)
  }
  expect(resized()).toEqual(['give-way'])
  actions.stopSearch()
  await vi.waitFor(() => expect(resized()).toEqual([]))
  actions.reset()
})
