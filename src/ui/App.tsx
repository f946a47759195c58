import type { ComponentType } from 'react'
import styles from './App.module.css'
import { Board } from './board/Board.tsx'
import { BoardTools } from './board/BoardTools.tsx'
import { MessageLine } from './board/MessageLine.tsx'
import { BELOW_BOARD_ID } from './ids.ts'
import { Header } from './header/Header.tsx'
import { type Failure, lazyPart, partOf } from './lazyPart.tsx'
import { NotLoaded } from './NotLoaded.tsx'
import { Panels } from './panels/Panels.tsx'
import { Transport } from './transport/Transport.tsx'
import { useActions, useApp } from './useApp.ts'
import { using } from './whileSearching.tsx'

const NoHelpSheet: Failure = ({ again }) => {
  const { setHelpOpen } = useActions()
  return <NotLoaded again={again} place="page" close={() => setHelpOpen(false)} />
}

const NoDigitPad: Failure = ({ again }) => {
  const { setEditing } = useActions()
  return <NotLoaded again={again} place="pad" close={() => setEditing(false)} />
}

const HelpSheet = lazyPart(() => import('./help/HelpSheet.tsx'), NoHelpSheet)
const Guide = lazyPart(() => import('./guide/Guide.tsx'))
const DigitPad = partOf(using, (parts) => parts.DigitPad, NoDigitPad)

/** Three places and nothing else: the board, the inspector, the transport. @param Introduction stands above them on a first visit */
export function App({ Introduction }: { readonly Introduction?: ComponentType | undefined }) {
  const isHelpOpen = useApp((app) => app.isHelpOpen)
  const isGuided = useApp((app) => app.guide.isOpen)
  const editing = useApp((app) => app.editing)
  return (
    <div className={styles.app}>
      <Header />
      {isGuided ? <Guide /> : Introduction !== undefined && <Introduction />}
      <main className={styles.main}>
        <div className={styles.stage}>
          <div className={styles.column}>
            <MessageLine />
            <Board />
            <BoardTools />
          </div>
        </div>
        <div id={BELOW_BOARD_ID} className={styles.below} />
        <Transport />
        <Panels />
        {editing && <DigitPad />}
      </main>
      {isHelpOpen && <HelpSheet />}
    </div>
  )
}
