/** The menu of programs names the program that is shown. */
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../support/renderApp.tsx'

test('a program that a tour lends in place of another one is named', { tags: ['thorough'] }, async () => {
  const { actions } = renderApp()
  act(() => actions.takeProgram('console.log(1)\n', 'javascript'))
  for (const name of ['One', 'Two']) {
    act(() => actions.runOwn({ kind: 'lend', language: 'javascript', name, text: `// ${name}` }))
    const option = await screen.findByText(`${name}.js`, { selector: 'option' }, { timeout: 30_000 })
    await waitFor(() => expect(option).toHaveProperty('selected', true))
  }
})
