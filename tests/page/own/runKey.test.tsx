/** Ctrl+Enter runs the user's own program from anywhere on the Watch view. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
// Imported in advance: the page loads it when the Program panel first shows an own program.
import '../../../src/page/own/OwnPanel.tsx'
import { renderApp } from '../../support/renderApp.tsx'
import { scriptedOwnWorkers } from '../../support/scriptedOwnWorkers.ts'

/** Renders the page with an own program. */
async function opened() {
  const workers = scriptedOwnWorkers()
  const { actions, user, store } = renderApp({ makeOwnWorker: workers.makeOwnWorker })
  act(() => actions.loadGrid(gridOfLine(PUZZLES.codewars1)))
  await user.click(screen.getByRole('tab', { name: 'Program' }))
  act(() => actions.own({ kind: 'open', language: 'python' }))
  act(() => actions.own({ kind: 'add', name: 'keys.py', text: 'print(1)' }))
  await screen.findByRole('button', { name: 'Run' })
  return { workers, actions, user, store }
}

test('the program runs while another panel is open, which gives way to the program', async () => {
  const { workers, user } = await opened()
  await user.click(screen.getByRole('tab', { name: 'Puzzle' }))
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(workers.asked()).toContain('run'))
  expect(screen.getByRole('tab', { name: 'Program' })).toHaveAttribute('aria-selected', 'true')
})

test('the program does not run in a dialog, nor while a built-in program is shown', async () => {
  const { workers, user, actions } = await opened()
  act(() => actions.setHelpOpen(true))
  const heading = await screen.findByRole('heading', { name: 'Keys' })
  fireEvent.keyDown(heading, { key: 'Enter', code: 'Enter', ctrlKey: true })
  act(() => actions.setHelpOpen(false))
  act(() => actions.chooseStrategy('tables'))
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(workers.asked()).not.toContain('run')
})
