import { MessageLine } from '../../board/MessageLine.tsx'
import BatchPanel from '../../panels/batch/BatchPanel.tsx'
import styles from '../../panels/batch/BatchPanel.module.css'
import { useApp } from '../../useApp.ts'
import { useNoSearchKeys } from '../useNoSearchKeys.ts'

/** The batch of the panel with room for its table: a puzzle and its solution in a line each. */
export default function BatchView() {
  const isTold = useApp((app) => app.notice !== undefined)
  useNoSearchKeys()
  return (
    <main className={styles.view}>
      {isTold && <MessageLine />}
      <BatchPanel />
    </main>
  )
}
