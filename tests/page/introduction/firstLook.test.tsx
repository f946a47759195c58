/** A first visit shows one moment of a search and ways to begin; what it does not need yet comes with the first use. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { EXAMPLES } from '../../../src/page/own/examples.ts'
import { openAtFirstBacktrack } from '../../../src/page/introduction/opening.ts'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { lineOf } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { renderApp } from '../../support/renderApp.tsx'

const ROWS = PUZZLES.codewars1.replaceAll(/.{9}/g, '$&\n')
const [{ text: PYTHON }] = EXAMPLES.python

const LONG_WAIT = { timeout: 20_000 }

async function openFirstVisit(changes: Parameters<typeof renderApp>[0] = {}) {
  const app = renderApp(changes)
  await act(() => openAtFirstBacktrack(app.store))
  const introduction = () => screen.queryByRole('region', { name: 'How to begin' })
  const field = () => screen.getByRole('textbox', { name: 'Paste a puzzle or your code' })
  const board = () => lineOf(app.store.getState().puzzle.grid)
  return { ...app, introduction, field, board }
}

describe('A first look', () => {
  test('has the lines, the reason and two buttons, and nothing that is not needed yet', async () => {
    await openFirstVisit()
    expect(screen.getByTestId('event')).toHaveTextContent('10')
    expect(await screen.findByText(/has no digit left/)).toBeVisible()
    await waitFor(() => expect(document.querySelector('[aria-current=step]')).toHaveTextContent('= 0'))
    for (const name of ['Next line', 'Play', 'Whole program', 'Samples', 'My code', 'Show me'])
      expect(screen.getByRole('button', { name })).toBeVisible()
    expect(screen.getByRole('slider', { name: 'Timeline' })).toBeInTheDocument()
    for (const [role, name] of [
      ['tab', 'Puzzle'],
      ['switch', 'Predict'],
      ['combobox', 'Program'],
      ['button', 'Step forward'],
      ['button', 'Flame chart'],
    ] as const)
      expect(screen.queryByRole(role, { name })).not.toBeInTheDocument()
  })

  test.each([
    ['Next line', 'F11'],
    ['Play', ' '],
  ])('ends with %s, or its key, which a later visit remembers', async (name, key) => {
    const { introduction, store, user } = await openFirstVisit()
    if (key === 'F11') await user.keyboard('{F11}')
    else await user.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(introduction()).not.toBeInTheDocument())
    expect(screen.getByRole('tab', { name: 'Program' })).toHaveAttribute('aria-selected', 'true')
    expect(store.getState().preferences.welcome).toBe('again')
  })

  test('stays while its settings and its help are used', async () => {
    const { introduction, actions } = await openFirstVisit()
    await act(() => actions.setLanguage('ko'))
    await act(() => actions.setLanguage('en'))
    act(() => actions.setTheme('dark'))
    act(() => actions.setHelpOpen(true))
    expect(introduction()).toBeInTheDocument()
  })

  test('leads to the whole program', async () => {
    const { introduction, user } = await openFirstVisit()
    await user.click(screen.getByRole('button', { name: 'Whole program' }))
    expect(introduction()).not.toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: 'Program' })).toHaveValue('tables')
  })
})

describe('The field of a first visit', () => {
  test('loads a pasted puzzle at once, says what it is, and Undo leads back to the moment', async () => {
    const { field, board, user, introduction, store } = await openFirstVisit()
    act(() => field().focus())
    await user.paste(ROWS)
    expect(board()).toBe(PUZZLES.codewars1)
    expect(introduction()).not.toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('BOJ 2239, 30 givens. Press Play')
    expect(screen.getByRole('gridcell', { selected: true })).toHaveFocus()
    const sentence = within(screen.getByRole('region', { name: 'What happens' }))
    await user.click(sentence.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(frontOf(store.getState()).frame.moment.event).toBe(10))
  })

  test('pastes the clipboard when it is pressed', async () => {
    const { field, board, user } = await openFirstVisit({ readClipboard: async () => ROWS })
    await user.click(field())
    await waitFor(() => expect(board()).toBe(PUZZLES.codewars1))
  })

  test('opens pasted code as the user’s own, and says how long it is', async () => {
    const { field, user, store } = await openFirstVisit()
    act(() => field().focus())
    await user.paste(PYTHON)
    expect(await screen.findByText(/^Your Python, \d+ lines\./)).toBeVisible()
    const own = { kind: 'own', language: 'python' }
    await waitFor(() => expect(frontOf(store.getState()).program).toEqual(own), LONG_WAIT)
  })

  test('can be typed into if the clipboard may not be read, and loads what is typed', async () => {
    const refused = () => Promise.reject(new Error('Denied'))
    const { field, board, user, introduction } = await openFirstVisit({ readClipboard: refused })
    await user.click(field())
    expect(field()).toHaveFocus()
    await user.keyboard(PUZZLES.codewars1.slice(1))
    expect(field()).toHaveAccessibleDescription(/80 characters, expected 81/)
    expect(introduction()).toBeInTheDocument()
    await user.keyboard('1')
    await user.click(screen.getByRole('button', { name: 'Load' }))
    expect(board()).toBe(`${PUZZLES.codewars1.slice(1)}1`)
  })

  test('stays if the clipboard is empty, and says so', async () => {
    const { field, user, introduction } = await openFirstVisit({ readClipboard: async () => '' })
    await user.click(field())
    await waitFor(() => expect(introduction()).toHaveTextContent(/clipboard is empty/))
  })

  test('leads from a text that cannot be read to the field for its correction', async () => {
    const { field, user } = await openFirstVisit({ readClipboard: async () => ROWS.slice(1) })
    await user.click(field())
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Puzzle text' })).toHaveFocus())
    expect(screen.getByRole('textbox', { name: 'Puzzle text' })).toHaveValue(ROWS.slice(1))
  })
})

describe('The chips of a first visit', () => {
  test('offer the samples, of which the last is an empty board to fill in', async () => {
    const { board, user } = await openFirstVisit()
    await user.click(screen.getByRole('button', { name: 'Samples' }))
    const names = within(screen.getByRole('dialog', { name: 'Samples' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
    expect([names[0], names.at(-1)]).toEqual(['Easy', 'Empty board'])
    await user.click(screen.getByRole('button', { name: 'Empty board' }))
    await user.keyboard('53')
    expect(board()).toMatch(/^530{79}$/)
  })

  test('open the user’s own program in the language used last', async () => {
    const { user, store } = await openFirstVisit()
    act(() => store.setState({ preferences: { ...store.getState().preferences, ownLanguage: 'cpp' } }))
    await user.click(screen.getByRole('button', { name: 'My code' }))
    const own = { kind: 'own', language: 'cpp' }
    await waitFor(() => expect(frontOf(store.getState()).program).toEqual(own), LONG_WAIT)
  })

  test('begin the first lesson', async () => {
    const { user } = await openFirstVisit()
    await user.click(screen.getByRole('button', { name: 'Show me' }))
    expect(await screen.findByRole('region', { name: 'Tour' })).toHaveTextContent('1 of 7')
  })
})
