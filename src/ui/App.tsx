import styles from './App.module.css'
import { ByHandSheet } from './byHand/ByHandSheet.tsx'
import { Header } from './header/Header.tsx'
import { Introduction } from './introduction/Introduction.tsx'
import { lazyPart } from './lazyPart.tsx'
import { NotLoaded } from './NotLoaded.tsx'
import { OwnRequests } from './ownParts.tsx'
import { useActions, useApp } from './useApp.ts'
import { VIEWS } from './views/registry.ts'

const Guide = lazyPart(() => import('../features/guide/Guide.tsx'))
/** Invisible until the page is printed. */
const PrintedMoment = lazyPart(
  () => import('../features/print/PrintedMoment.tsx'),
  () => undefined,
)
const HelpSheet = lazyPart(
  () => import('../features/help/HelpSheet.tsx'),
  function NoHelpSheet(failure) {
    const { setHelpOpen } = useActions()
    return <NotLoaded {...failure} place="page" close={() => setHelpOpen(false)} />
  },
)
const ShareSheet = lazyPart(
  () => import('../features/share/ShareSheet.tsx'),
  function NoShareSheet(failure) {
    const { setShareOpen } = useActions()
    return <NotLoaded {...failure} place="page" close={() => setShareOpen(false)} />
  },
)

/** The whole page: the header, the guide or introduction, the open view, and dialogs over them. */
export function App() {
  const isHelpOpen = useApp((app) => app.isHelpOpen)
  const isShared = useApp((app) => app.isShareOpen)
  const isLoadingOwn = useApp((app) => app.isLoadingOwn)
  const isByHand = useApp((app) => app.byHand !== undefined)
  const isGuided = useApp((app) => app.guide.isOpen)
  const view = useApp((app) => app.view)
  const { Content } = VIEWS[view]
  return (
    <div className={styles.app}>
      <Header />
      {view === 'watch' && (isGuided ? <Guide /> : <Introduction />)}
      <Content />
      {isHelpOpen && <HelpSheet />}
      {isShared && <ShareSheet />}
      {isByHand && <ByHandSheet />}
      {isLoadingOwn && <OwnRequests />}
      <PrintedMoment />
    </div>
  )
}
