/** The field for an exact event reports invalid input. */
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { gridOfLine } from '../../src/core/grid.ts'
import { PUZZLES } from '../core/puzzles.ts'
import { renderApp } from '../support/renderApp.tsx'

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
