import styles from './App.module.css'
import { Header } from '../header/Header.tsx'
import { Introduction } from '../introduction/Introduction.tsx'
import { lazyPart, lazySheet } from './lazyPart.tsx'
import { OwnRequests } from '../own/ownParts.tsx'
import { ByHandSheet, ShareBar, ShareSheet } from '../share/shareParts.tsx'
import { useApp } from '../store/useApp.ts'
import { hasTour } from '../tours/touring.ts'
import { Tour } from '../tours/tourParts.tsx'
import { VIEWS } from '../views/registry.ts'

const Presentation = lazySheet(
  () => import('../present/Presentation.tsx'),
  ({ setPresenting }) => setPresenting(false),
)
/** Invisible until the page is printed. */
const PrintedMoment = lazyPart(
  () => import('../print/PrintedMoment.tsx'),
  () => undefined,
)
const HelpSheet = lazySheet(
  () => import('../help/HelpSheet.tsx'),
  ({ setHelpOpen }) => setHelpOpen(false),
)

/** The whole page: the header, the tour or introduction, the open view, and dialogs over them. */
export function App() {
  const isHelpOpen = useApp((app) => app.isHelpOpen)
  const isShared = useApp((app) => app.isShareOpen)
  const hasPresented = useApp((app) => app.presenting !== 'not-yet')
  const isOwnAwaited = useApp((app) => app.awaitedOwn !== undefined)
  const isByHand = useApp((app) => app.byHand !== undefined)
  const isWalked = useApp(hasTour)
  const view = useApp((app) => app.view)
  const { Content } = VIEWS[view]
  return (
    <div className={styles.app}>
      <Header />
      <ShareBar />
      {view === 'watch' && !isWalked && <Introduction />}
      <Tour place="page" />
      <Content />
      {isHelpOpen && <HelpSheet />}
      {isShared && <ShareSheet />}
      {isByHand && <ByHandSheet />}
      {hasPresented && <Presentation />}
      {isOwnAwaited && <OwnRequests />}
      <PrintedMoment />
    </div>
  )
}
