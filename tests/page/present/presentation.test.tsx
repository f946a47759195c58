/** P presents the moment over the page, with the keys of the page and the debugger; Escape ends it. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { eventOf } from '../../../src/page/session/selectors.ts'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { renderApp } from '../../support/renderApp.tsx'

/** Renders the page at event 6 of a search, which takes the 9 back, with the Puzzle tab open; then presses P. */
async function present(changes: Parameters<typeof renderApp>[0] = {}) {
  const app = renderApp(changes)
  act(() => app.actions.loadGrid(gridOfLine(PUZZLES.codewars1)))
  act(() => app.actions.goToEvent(6))
  await waitFor(() => expect(frontOf(app.store.getState()).frame.moment.event).toBe(6))
  fireEvent.keyDown(document.body, { key: 'p', code: 'KeyP' })
  const dialog = await screen.findByRole('dialog', { name: 'Presentation' })
  const press = (key: string, code = key) => fireEvent.keyDown(dialog, { key, code })
  const lines = () => within(within(dialog).getByRole('list', { name: 'Listing' })).getAllByRole('listitem')
  const running = () =>
    lines()
      .filter((line) => line.getAttribute('aria-current') === 'step')
      .map((line) => within(line).getByRole('code').textContent)
  await waitFor(() => expect(running()).toEqual(['board[y][x] = 0']))
  return { ...app, dialog, press, lines, running, event: () => eventOf(frontOf(app.store.getState())) }
}

describe('A presentation', () => {
  test('shows the board, five lines and the sentence, whichever tab is open', async () => {
    const { dialog, lines } = await present()
    expect(within(dialog).getByRole('grid', { name: 'Sudoku board' })).toBeInTheDocument()
    expect(lines()).toHaveLength(5)
    expect(within(dialog).getByTestId('reason')).toHaveTextContent(/takes the 9 back/)
    expect(within(dialog).queryByRole('tab')).toBeNull()
    expect(within(dialog).queryByTestId('event')).toBeNull()
  })

  test('steps by line and by event', async () => {
    const { press, running, event } = await present()
    press('F11')
    await waitFor(() => expect(running()).toEqual([expect.stringMatching(/= False$/)]))
    press('ArrowRight')
    await waitFor(() => expect(event()).toBe(7))
    press(',', 'Comma')
    await waitFor(() => expect(event()).toBe(6))
  })

  test('leaves the puzzle and the page as they are', async () => {
    const { store, dialog, press, user } = await present()
    const before = store.getState()
    const cell = within(dialog).getAllByRole('gridcell')[1]
    await user.click(cell)
    fireEvent.keyDown(cell, { key: '5', code: 'Digit5' })
    fireEvent.keyDown(cell, { key: 'F2', code: 'F2' })
    press('f', 'KeyF')
    const { puzzle, editing, story, preferences, panel } = store.getState()
    expect({ puzzle, editing, story, preferences, panel }).toEqual({
      puzzle: before.puzzle,
      editing: false,
      story: undefined,
      preferences: before.preferences,
      panel: 'puzzle',
    })
  })

  test.each([
    ['Escape', 'Escape'],
    ['p', 'KeyP'],
  ])('ends with %s, and says so', async (key, code) => {
    const { press } = await present()
    press(key, code)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('The presentation has ended.')).toBeInTheDocument()
    expect(screen.getByTestId('event')).toHaveTextContent('6')
  })

  test('is begun neither in another view nor by a key that is turned off', async () => {
    const { actions, store, press } = await present()
    press('Escape')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    act(() => actions.setUsesCharacterKeys(false))
    fireEvent.keyDown(document.body, { key: 'p', code: 'KeyP' })
    expect(store.getState().presenting).toBe('over')
    act(() => actions.setUsesCharacterKeys(true))
    act(() => actions.openView('grade'))
    fireEvent.keyDown(document.body, { key: 'p', code: 'KeyP' })
    expect(store.getState().presenting).toBe('over')
  })
})
