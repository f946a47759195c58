/** Events that may arrive anywhere on the page. */
import { expect, test, vi } from 'vitest'
import { renderApp } from '../support/renderApp.tsx'

test.each(['pointer', 'key'])('The first sign of use by %s makes the page ready for a run', async (kind) => {
  const { user, workers } = renderApp()
  expect(workers).toHaveLength(0)
  if (kind === 'pointer') await user.hover(document.body)
  else await user.keyboard('{Tab}')
  await vi.waitFor(() => expect(workers).toHaveLength(1))
})
