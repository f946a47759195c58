import type { ComponentType } from 'react'
import type { Actions } from '../app/store/store.ts'
import styles from './App.module.css'
import { Header } from './header/Header.tsx'
import { type Failure, lazyPart } from './lazyPart.tsx'
import { NotLoaded } from './NotLoaded.tsx'
import { useActions, useApp } from './useApp.ts'
import { VIEWS } from './views/registry.ts'

/** Stands in the place of a sheet that could not be loaded. @param close leaves it */
const noSheet =
  (close: (actions: Actions) => void): Failure =>
  (failure) => {
    const actions = useActions()
    return <NotLoaded {...failure} place="page" close={() => close(actions)} />
  }

const HelpSheet = lazyPart(
  () => import('./help/HelpSheet.tsx'),
  noSheet(({ setHelpOpen }) => setHelpOpen(false)),
)
const ShareSheet = lazyPart(
  () => import('./share/ShareSheet.tsx'),
  noSheet(({ share }) => void share({ kind: 'close' })),
)
const ByHandSheet = lazyPart(
  () => import('./byHand/ByHandSheet.tsx'),
  noSheet(({ closeByHand }) => closeByHand()),
)
const Guide = lazyPart(() => import('./guide/Guide.tsx'))

/** The header, and below it the view that is open. @param Introduction stands above the board on a first visit */
export function App({ Introduction }: { readonly Introduction?: ComponentType | undefined }) {
  const isHelpOpen = useApp((app) => app.isHelpOpen)
  const isShared = useApp((app) => app.sharing !== undefined)
  const isByHand = useApp((app) => app.byHand !== undefined)
  const isGuided = useApp((app) => app.guide.isOpen)
  const view = useApp((app) => app.view)
  const { Content } = VIEWS[view]
  const Band = isGuided ? Guide : Introduction
  return (
    <div className={styles.app}>
      <Header />
      {view === 'watch' && Band !== undefined && <Band />}
      <Content />
      {isHelpOpen && <HelpSheet />}
      {isShared && <ShareSheet />}
      {isByHand && <ByHandSheet />}
    </div>
  )
}
