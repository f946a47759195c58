/** After a search for all solutions, the user can visit each solution. */
import { frontOf } from '../../../src/page/session/sessions.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isComplete } from '../../../src/sudoku/grid.ts'
import { renderApp } from '../../support/renderApp.tsx'

/** Renders the app and searches for all solutions of a sample puzzle that has two, until the search ends. */
async function searched() {
  const app = renderApp()
  for (const name of ['Answer', 'Samples', 'Two solutions'])
    await app.user.click(await screen.findByRole('button', { name }))
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Solutions' }), 'all')
  await app.user.click(screen.getByRole('button', { name: 'Go to end' }))
  const end = await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent(/^Searched everything: 2 solutions$/)
    return frontOf(app.store.getState()).frame.moment.event
  })
  const group = await screen.findByRole('group', { name: 'Solutions met' })
  return {
    ...app,
    end,
    number: () => within(group).getByRole('spinbutton', { name: /Solution/ }),
    press: (name: string) => app.user.click(screen.getByRole('button', { name })),
    board: () => frontOf(app.store.getState()).frame.moment.board,
  }
}

test('the number of a solution is shown while the board shows that solution, and at no other time', {
  tags: ['thorough'],
}, async () => {
  const { number, press, board, actions, end } = await searched()
  expect(isComplete(board())).toBe(false)
  expect(number()).toHaveValue(null)
  await press('Previous solution')
  await waitFor(() => expect(number()).toHaveValue(2))
  const second = Array.from(board())
  await press('Previous solution')
  await waitFor(() => expect(number()).toHaveValue(1))
  expect(isComplete(board())).toBe(true)
  expect(Array.from(board())).not.toEqual(second)
  await press('Next solution')
  await waitFor(() => expect(number()).toHaveValue(2))
  expect(Array.from(board())).toEqual(second)
  await press('Go to end')
  await waitFor(() => expect(number()).toHaveValue(null))
  actions.seek(end - 1)
  await press('Previous solution')
  await waitFor(() => expect(number()).toHaveValue(2))
})

test('at the end of an exhausted search the last solution can be shown, by a button that keeps the focus', async () => {
  const { number, press, board } = await searched()
  expect(screen.queryByText('Solution 2 of 2')).not.toBeInTheDocument()
  await press('Show solution 2')
  await waitFor(() => expect(number()).toHaveValue(2))
  expect(isComplete(board())).toBe(true)
  expect(screen.getByText('Solution 2 of 2')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Show solution 2' })).toHaveFocus()
  await press('Previous solution')
  await waitFor(() => expect(number()).toHaveValue(1))
  expect(screen.queryByRole('button', { name: 'Show solution 2' })).not.toBeInTheDocument()
})
