import 'virtual:rarer-font.css'
import { useEffect } from 'react'
import unseen from '../Unseen.module.css'
import { Timeline } from '../timeline/Timeline.tsx'
import { useActions } from '../useApp.ts'
import { EmbedBoard } from './EmbedBoard.tsx'
import { EmbedLine } from './EmbedLine.tsx'
import styles from './EmbedPage.module.css'
import { EmbedStatus } from './EmbedStatus.tsx'
import { EmbedTransport } from './EmbedTransport.tsx'
import { listenToFrame } from './listenToFrame.ts'

/** A moment in a frame of another page, to be played and looked at, and nothing else. */
export default function EmbedPage() {
  const actions = useActions()
  useEffect(() => {
    // There are none, and no facts to be found out for them.
    actions.setPanelsSeen(false)
    void actions.share({ kind: 'embed', query: location.search })
    return listenToFrame(actions)
  }, [actions])
  return (
    <main className={styles.page}>
      <h1 className={unseen.unseen}>Backdoku</h1>
      <EmbedBoard />
      <div className={styles.line}>
        <EmbedLine />
      </div>
      <EmbedTransport />
      <div className={styles.timeline}>
        <EmbedStatus />
        <Timeline />
      </div>
    </main>
  )
}
