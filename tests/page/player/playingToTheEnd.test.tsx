/** Playing to the end of the search: what a screen reader announces. */
import { frontOf } from '../../../src/page/session/sessions.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { renderApp } from '../../support/renderApp.tsx'

test('playing to the end announces that the puzzle is solved, and never a pause before', async () => {
  const { store, clock, actions } = renderApp()
  act(() => actions.loadGrid(gridOfLine(PUZZLES.codewars2)))
  act(() => actions.setRate(1_000_000))
  act(() => actions.play())
  // When the search ends, its last pages (blocks of events) are not loaded yet, so the board arrives at the end after
  // the playhead.
  await waitFor(
    () => {
      const { run } = frontOf(store.getState())
      expect(run.status === 'open' && run.progress.status).toBe('ended')
    },
    { timeout: 20_000 },
  )
  const status = screen.getByRole('status')
  expect(status).not.toHaveTextContent('Solved')
  const said: string[] = []
  const observer = new MutationObserver(() => said.push(status.textContent))
  observer.observe(status, { childList: true, characterData: true, subtree: true })
  await waitFor(
    () => {
      act(() => clock.tick(1000))
      expect(status).toHaveTextContent('Solved')
    },
    { timeout: 20_000 },
  )
  await waitFor(() => expect(clock.running).toBe(false))
  observer.disconnect()
  expect(said.filter((text) => text.includes('Paused'))).toEqual([])
  expect(status).toHaveTextContent('Solved')
})
