import { MessageLine } from '../../ui/board/MessageLine.tsx'
import BatchPanel from './BatchPanel.tsx'
import styles from './BatchPanel.module.css'
import { useApp } from '../../ui/useApp.ts'
import { useNoSearchKeys } from '../../ui/views/useNoSearchKeys.ts'

/** Full-width view of the batch panel, with room for a puzzle and its solution per row. */
export default function BatchView() {
  const isReported = useApp((app) => app.notice !== undefined)
  useNoSearchKeys()
  return (
    <main className={styles.view}>
      {isReported && <MessageLine />}
      <BatchPanel />
    </main>
  )
}
