import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadMessages } from '../../src/page/words/messages.ts'
import { onTestFinished } from 'vitest'
import { App } from '../../src/page/shell/App.tsx'
import { listenToPage } from '../../src/page/shell/pageListeners.ts'
import { StoreContext } from '../../src/page/store/useApp.ts'
import { testApp } from './appStore.ts'

// The page, too, loads its messages before it renders.
await loadMessages('en')

/** Renders the whole page, with its listeners, on a store of its own. */
export function renderApp(changes: Parameters<typeof testApp>[0] = {}) {
  const app = testApp(changes)
  const user = userEvent.setup()
  onTestFinished(listenToPage(app.store))
  render(
    <StoreContext value={app.store}>
      <App />
    </StoreContext>,
  )
  return { ...app, user, actions: app.store.actions }
}
