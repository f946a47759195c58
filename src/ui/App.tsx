import { lazy, Suspense } from 'react'
import styles from './App.module.css'
import { Board } from './board/Board.tsx'
import { BoardTools } from './board/BoardTools.tsx'
import { MessageLine } from './board/MessageLine.tsx'
import { Header } from './header/Header.tsx'
import { Panels } from './panels/Panels.tsx'
import { Transport } from './transport/Transport.tsx'
import { useApp } from './useApp.ts'

const HelpSheet = lazy(() => import('./help/HelpSheet.tsx'))
const DigitPad = lazy(() => import('./board/DigitPad.tsx'))

/** Three places and nothing else: the board, the inspector, the transport. */
export function App() {
  const isHelpOpen = useApp((app) => app.isHelpOpen)
  const editing = useApp((app) => app.editing)
  return (
    <div className={styles.app}>
      <Header />
      <main className={styles.main}>
        <div className={styles.stage}>
          <div className={styles.column}>
            <MessageLine />
            <Board />
            <BoardTools />
          </div>
        </div>
        <Transport />
        <Panels />
        <Suspense>{editing && <DigitPad />}</Suspense>
      </main>
      <Suspense>{isHelpOpen && <HelpSheet />}</Suspense>
    </div>
  )
}
