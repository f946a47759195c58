import { type ReactElement, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { momentQuery } from './page/store/address.ts'
import { frontOf } from './page/session/sessions.ts'
import type { AppStore } from './page/store/store.ts'
import { BrokenPage } from './page/shell/BrokenPage.tsx'
import { PageBoundary } from './page/shell/PageBoundary.tsx'
import { reloadPage } from './browser/reloadPage.ts'
import { StoreContext } from './page/store/useApp.ts'

/** Renders the page with the store into `place`, its root. Errors show a fallback instead of a blank page. */
export function drawPage(place: HTMLElement, store: AppStore, page: ReactElement): void {
  const options = {
    // The boundary cannot render if other code has removed elements of the page.
    onUncaughtError(error: unknown) {
      reportError(error)
      showBrokenPage(place, store, error)
    },
  }
  flushSync(() =>
    createRoot(place, options).render(
      <StrictMode>
        <PageBoundary instead={(error) => brokenPage(store, error)}>
          <StoreContext value={store}>{page}</StoreContext>
        </PageBoundary>
      </StrictMode>,
    ),
  )
}

/** Replaces the page's root and its remaining content with the fallback. */
export function showBrokenPage(place: HTMLElement, store: AppStore, error: unknown): void {
  const own = document.createElement('div')
  place.replaceWith(own)
  createRoot(own).render(brokenPage(store, error))
}

function brokenPage(store: AppStore, error: unknown): ReactElement {
  const state = store.getState()
  const isEmbedded = new URLSearchParams(location.search).has('embed')
  const query = momentQuery(state, isEmbedded ? { embed: '1' } : {})
  const moment = {
    language: state.preferences.language,
    puzzle: state.puzzle.grid,
    board: frontOf(state).frame.moment.board,
    query,
  }
  return <BrokenPage error={error} moment={moment} reload={() => reloadPage(query)} />
}
