import type { ComponentType } from 'react'
import styles from './App.module.css'
import { Header } from './header/Header.tsx'
import { type Failure, lazyPart } from './lazyPart.tsx'
import { NotLoaded } from './NotLoaded.tsx'
import { useActions, useApp } from './useApp.ts'
import { VIEWS } from './views/registry.ts'

const NoHelpSheet: Failure = ({ again }) => {
  const { setHelpOpen } = useActions()
  return <NotLoaded again={again} place="page" close={() => setHelpOpen(false)} />
}

const HelpSheet = lazyPart(() => import('./help/HelpSheet.tsx'), NoHelpSheet)
const NoShareSheet: Failure = ({ again }) => {
  const { share } = useActions()
  return <NotLoaded again={again} place="page" close={() => void share({ kind: 'close' })} />
}

const ShareSheet = lazyPart(() => import('./share/ShareSheet.tsx'), NoShareSheet)
const Guide = lazyPart(() => import('./guide/Guide.tsx'))

/** The header, and below it the view that is open. @param Introduction stands above the board on a first visit */
export function App({ Introduction }: { readonly Introduction?: ComponentType | undefined }) {
  const isHelpOpen = useApp((app) => app.isHelpOpen)
  const isShared = useApp((app) => app.sharing !== undefined)
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
    </div>
  )
}
