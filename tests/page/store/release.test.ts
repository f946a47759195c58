/** When something fails to load, the host is checked for another version of the app. Reloading keeps what is shown. */
import { expect, test, vi } from 'vitest'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { testApp } from '../../support/appStore.ts'

/** Part of an environment in which no language can be loaded. */
const lostLanguage = { loadLanguage: () => Promise.reject(new TypeError('Failed to fetch')) }

test('after a failed load, a newer version on the host is detected', async () => {
  const { store } = testApp({ ...lostLanguage, isOutdated: async () => true })
  expect(store.getState().isOutdated).toBe(false)
  await store.actions.setLanguage('ko')
  await vi.waitFor(() => expect(store.getState().isOutdated).toBe(true))
  expect(store.getState().notice).toEqual({ kind: 'not-loaded', what: 'ko' })
})

test('when the host has the same version, or does not answer, no newer one is reported', async () => {
  const isOutdated = vi.fn<() => Promise<boolean>>(async () => false)
  const { store } = testApp({ ...lostLanguage, isOutdated })
  await store.actions.setLanguage('ko')
  await vi.waitFor(() => expect(isOutdated).toHaveBeenCalledOnce())
  expect(store.getState().isOutdated).toBe(false)
})

test('a search whose worker does not load triggers the version check, too', async () => {
  const app = testApp({ isOutdated: async () => true })
  app.store.actions.loadGrid(gridOfLine(PUZZLES.codewars1))
  app.store.actions.play()
  await vi.waitFor(() => expect(app.workers.length).toBeGreaterThan(0))
  app.workers.at(-1)?.crash()
  await vi.waitFor(() => expect(app.store.getState().isOutdated).toBe(true))
})

test('the page is reloaded at the moment that it shows', () => {
  const reloadPage = vi.fn<(query: string) => void>()
  const { store } = testApp({ reloadPage })
  store.actions.loadGrid(gridOfLine(PUZZLES.codewars1))
  store.actions.reload()
  expect(reloadPage).toHaveBeenCalledWith(expect.stringContaining(`puzzle=${PUZZLES.codewars1}`))
})
