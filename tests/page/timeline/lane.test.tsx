/** The line above the timeline says what the search cost, if that is known. */
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SAMPLES } from '../../../src/page/puzzle/samples.ts'
import { landmarksOf } from '../../../src/page/session/selectors.ts'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { renderApp } from '../../support/renderApp.tsx'

const gridOf = (id: string) => SAMPLES.find((sample) => sample.id === id)?.grid ?? []

/** Searches a sample to its end. */
async function searched(id: string, program = 'tables', extent: 'first' | 'all' = 'first') {
  const app = renderApp()
  act(() => {
    app.actions.loadGrid(gridOf(id), 'boj-2580')
    app.actions.resetFor(program, extent)
    app.actions.goToEnd()
  })
  await waitFor(() =>
    expect(frontOf(app.store.getState()).run).toMatchObject({ progress: { status: 'ended' } }),
  )
  return app
}

test('one wrong digit is blamed for the longest detour, which is shown from that digit', async () => {
  const { user, store } = await searched('boj-2580-back')
  expect(screen.getByText('One wrong digit cost 265 of 409 events.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Show it' }))
  const { excursion } = landmarksOf(frontOf(store.getState()))
  expect(frontOf(store.getState()).playhead.event).toBe(excursion.from)
  expect(store.getState().visibleRange).toEqual({ from: excursion.from, to: excursion.to })
  expect(screen.queryByRole('button', { name: 'Show it' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Whole search' }))
  expect(store.getState().visibleRange).toBeUndefined()
})

test('the digits of a cell are blamed if a program writes them over each other', async () => {
  await searched('two-solutions', 'promising-numbers')
  expect(
    screen.getByText(/^The digits tried in one cell cost [\d,]+ of [\d,]+ events\.$/),
  ).toBeInTheDocument()
})

test('a search that took no digit back offers a sample of the same judge that needs it, with Undo', async () => {
  const { user, store } = await searched('boj-2580')
  expect(screen.getByText('No digit was taken back.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try BOJ 2580 with backtracking' }))
  expect(store.getState().puzzle.grid).toEqual(gridOf('boj-2580-back'))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(store.getState().puzzle.grid).toEqual(gridOf('boj-2580'))
})

test('a search that went on after the solution took digits back', async () => {
  await searched('boj-2580', 'tables', 'all')
  expect(screen.queryByText('No digit was taken back.')).not.toBeInTheDocument()
})

test('nothing is said of the cost before the search', () => {
  renderApp()
  expect(screen.getByText('Depth of the search')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Show it' })).not.toBeInTheDocument()
})
