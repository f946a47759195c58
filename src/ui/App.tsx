import styles from './App.module.css'
import { Board } from './board/Board.tsx'
import { BoardTools } from './board/BoardTools.tsx'
import { DigitPad } from './board/DigitPad.tsx'
import { MessageLine } from './board/MessageLine.tsx'
import { Header } from './header/Header.tsx'
import { Panels } from './panels/Panels.tsx'
import { Transport } from './transport/Transport.tsx'

/** Three places and nothing else: the board, the inspector, the transport. */
export function App() {
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
        <DigitPad />
      </main>
    </div>
  )
}
