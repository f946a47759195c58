/** The puzzle panel's note on the chosen built-in program; the user's own programs have none. */
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { STRATEGIES } from '../../../src/search/programs/registry.ts'
import { renderApp } from '../../support/renderApp.tsx'

test.each(STRATEGIES)('$id is introduced by its name and its summary', async ({ id, name, summary }) => {
  const { actions, user } = renderApp()
  act(() => actions.chooseStrategy(id))
  expect(screen.getByRole('heading', { name: name.en })).toBeVisible()
  await user.click(screen.getByRole('button', { name: name.en }))
  expect(await screen.findByText(summary.en)).toBeVisible()
  await act(() => actions.setLanguage('ko'))
  expect(screen.getByText(summary.ko)).toBeVisible()
})

test("no note is shown beside the user's own program, whose work is not counted", async () => {
  const { actions, user } = renderApp()
  act(() => actions.chooseStrategy('tables'))
  act(() => actions.chooseStrategy('own-javascript'))
  const menu = screen.getByRole('combobox', { name: 'Program' })
  await waitFor(() => expect(menu).toHaveDisplayValue('boj2580.js'))
  await user.click(screen.getByRole('tab', { name: 'Puzzle' }))
  expect(screen.getByRole('tabpanel', { name: 'Puzzle' })).toBeVisible()
  await waitFor(() => {
    for (const { name } of STRATEGIES)
      expect(screen.queryByRole('heading', { name: name.en })).not.toBeInTheDocument()
  })
})
