/** The cost of a program's search. */
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { gridOfLine } from '../../src/core/grid.ts'
import { PUZZLES } from '../core/puzzles.ts'
import { renderApp } from '../support/renderApp.tsx'

test('the work is said to be that of the whole search, wherever the playhead stands', async () => {
  const { actions } = renderApp()
  act(() => actions.loadGrid(gridOfLine(PUZZLES.codewars1)))
  expect(screen.queryByTestId('work')).not.toBeInTheDocument()
  act(() => actions.goToEvent(11))
  await waitFor(() => expect(screen.getByTestId('event')).toHaveTextContent('11'))
  const work = await screen.findByTestId('work')
  await waitFor(() =>
    expect(work.parentElement).toHaveTextContent(
      /^Cells and table entries read by the whole search: [\d,]{5,}$/,
    ),
  )
})
