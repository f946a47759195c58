/** The puzzle panel's note on the chosen program. */
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { STRATEGIES } from '../../src/core/programs/registry.ts'
import { renderApp } from '../support/renderApp.tsx'

test.each(STRATEGIES)('$id is introduced by its name and its summary', async ({ id, name, summary }) => {
  const { actions } = renderApp()
  act(() => actions.chooseStrategy(id))
  expect(screen.getByRole('heading', { name: name.en })).toBeVisible()
  expect(await screen.findByText(summary.en)).toBeVisible()
  await act(() => actions.setLanguage('ko'))
  expect(screen.getByText(summary.ko)).toBeVisible()
})
