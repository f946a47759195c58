import { batchOf } from './commands.ts'
import type { DragEvent } from 'react'
import { droppedFiles } from '../../ui/droppedFiles.ts'
import { isTextField } from '../../ui/textField.ts'
import { useApp, useCommand } from '../../ui/useApp.ts'
import { BackgroundFailure } from '../../ui/panels/BackgroundFailure.tsx'
import styles from './BatchPanel.module.css'
import { BatchResults } from './BatchResults.tsx'
import { BatchSource } from './BatchSource.tsx'
import { BatchState } from './BatchState.tsx'

/** Panel that solves many puzzles from a text or a file. */
export default function BatchPanel() {
  const solveBatch = useCommand(batchOf)
  const { progress: batch, failure } = useApp((app) => app.batch)

  /** Solves dropped files or text as a batch. Elsewhere on the page, a drop is read as puzzles or programs. */
  function drop(event: DragEvent) {
    const files = droppedFiles(event.dataTransfer)
    const source = files.length > 0 ? files : event.dataTransfer.getData('text/plain')
    // The field takes the text that is dropped into it.
    if (files.length === 0 && isTextField(event.target)) return
    event.preventDefault()
    event.stopPropagation()
    if (source !== '') void solveBatch({ kind: 'solve', source })
  }

  return (
    <div className={styles.panel} onDrop={drop}>
      <BatchSource />
      <BackgroundFailure failure={failure} />
      {batch !== undefined && <BatchState batch={batch} />}
      {batch !== undefined && batch.pages > 0 && <BatchResults batch={batch} />}
    </div>
  )
}
