/** The visible range of a trace, and whether it is repeated, survive a reload. */
import { expect, test } from 'vitest'
import { persistView } from '../../../src/page/timeline/persistedView.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { eventsOf } from '../../../src/page/session/selectors.ts'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { testApp } from '../../support/appStore.ts'

/** The app on the given storage, with a finished search. */
async function searchedApp(stored: Map<string, string>, line: string) {
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  }
  const { store } = testApp({ storage })
  persistView(store, storage)
  const { actions } = store
  actions.loadGrid(gridOfLine(line))
  const ended = new Promise<void>((resolve) => {
    store.subscribe((state) => {
      const { run } = frontOf(state)
      if (run.status === 'open' && run.progress.status === 'ended') resolve()
    })
  })
  actions.goToEnd()
  await ended
  return store
}

test('the same range of the same trace is shown again, and repeated; another trace is shown as a whole', async () => {
  const stored = new Map<string, string>()
  const first = await searchedApp(stored, PUZZLES.codewars1)
  const { actions } = first
  actions.zoom(10, Math.floor(eventsOf(frontOf(first.getState()).run) / 3))
  actions.setLooping(true)
  const { visibleRange } = first.getState()
  expect(visibleRange).toBeDefined()
  const again = (await searchedApp(stored, PUZZLES.codewars1)).getState()
  expect([again.visibleRange, again.isLooping]).toEqual([visibleRange, true])
  const other = (await searchedApp(stored, PUZZLES.codewars2)).getState()
  expect([other.visibleRange, other.isLooping]).toEqual([undefined, false])
})
