import type { DragEvent } from 'react'
import { useActions, useApp } from '../../useApp.ts'
import { InsightFailure } from '../InsightFailure.tsx'
import styles from './BatchPanel.module.css'
import { BatchResults } from './BatchResults.tsx'
import { BatchSource } from './BatchSource.tsx'
import { BatchState } from './BatchState.tsx'

/** Many puzzles as a text or a file, solved all at once. */
export default function BatchPanel() {
  const { insight } = useActions()
  const batch = useApp((app) => app.insight.batch)

  /** Elsewhere on the page a dropped file is a puzzle; here it is many. */
  function drop(event: DragEvent) {
    const source = event.dataTransfer.files.item(0) ?? event.dataTransfer.getData('text/plain')
    event.preventDefault()
    event.stopPropagation()
    if (source !== '') void insight({ kind: 'solveBatch', source })
  }

  return (
    <div className={styles.panel} onDrop={drop}>
      <BatchSource />
      <InsightFailure />
      {batch !== undefined && <BatchState batch={batch} />}
      {batch !== undefined && batch.pages > 0 && <BatchResults batch={batch} />}
    </div>
  )
}
