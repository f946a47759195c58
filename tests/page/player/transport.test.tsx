/** The field for an exact event reports invalid input. */
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { renderApp } from '../../support/renderApp.tsx'

test.each(['12', '1,234', '１２３４', '1 234', '1.234', '1_234', '1,234번', '1234번째', '#1234'])(
  'the event %s is gone to',
  async (typed) => {
    const { user, store, actions } = renderApp()
    act(() => actions.loadGrid(gridOfLine(PUZZLES.codewars1)))
    const event = typed === '12' ? 12 : 1234
    await user.type(screen.getByRole('textbox', { name: 'Go to event' }), `${typed}{Enter}`)
    await waitFor(() => expect(frontOf(store.getState()).playhead.event).toBe(event))
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  },
)

test('an invalid event is reported until it is corrected, and no longer', async () => {
  const { user, actions } = renderApp()
  act(() => actions.loadGrid(gridOfLine(PUZZLES.codewars1)))
  const field = screen.getByRole('textbox', { name: 'Go to event' })
  await user.type(field, 'abc{Enter}')
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('abc'))
  expect(field).toHaveAttribute('aria-invalid', 'true')
  await user.type(field, '{Backspace}')
  expect(field).toHaveValue('ab')
  expect(field).not.toHaveAttribute('aria-invalid')
  await waitFor(() => expect(screen.getByRole('alert')).toBeEmptyDOMElement())
})
