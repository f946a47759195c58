import { batchOf } from './commands.ts'
import type { BatchProgress } from '../../app/batch/batch.ts'
import type { BatchRemark } from '../../core/batch/writing.ts'
import { BATCHES, type BatchWords } from './words.ts'
import { Button } from '../../ui/Button.tsx'
import { SavedNote } from '../../ui/byHand/SavedNote.tsx'
import { StopIcon } from '../../ui/icons.tsx'
import { useCommand, useMessages, useWords } from '../../ui/useApp.ts'
import styles from './BatchPanel.module.css'
import sections from '../../ui/Section.module.css'

/** Totals in display order; `differences` is left out if there are none. */
const TOTALS = ['puzzles', 'unique', 'several', 'unsolvable', 'faults', 'differences'] as const

/** Progress with a Stop button, totals, and buttons that save the results. */
export function BatchState({ batch }: { readonly batch: BatchProgress }) {
  const words = useWords(BATCHES)
  const solveBatch = useCommand(batchOf)
  const { error } = useMessages().readings
  const isRunning = batch.status === 'running'
  const say = (remark: BatchRemark) =>
    remark.code === 'other-solution' ? words.differs(remark.cells) : error(remark)
  const save = (as: 'text' | 'csv') => void solveBatch({ kind: 'save', as, say })
  return (
    <section className={sections.section} aria-label={words.results}>
      <div className={styles.row}>
        <p aria-live={isRunning ? 'off' : 'polite'} data-testid="batch-state">
          {stateText(words, batch)}
        </p>
        {isRunning && (
          <Button
            label={words.stop}
            icon={<StopIcon />}
            tone="stop"
            onClick={() => void solveBatch({ kind: 'stop' })}
          />
        )}
      </div>
      {isRunning && (
        <progress className={styles.progress} aria-label={words.progress} value={batch.done} max={1} />
      )}
      <dl className={styles.totals} data-testid="batch-totals">
        {TOTALS.filter((total) => total !== 'differences' || batch.totals.differences > 0).map((total) => (
          <div key={total}>
            <dt>{words.totals[total]}</dt>
            <dd>{words.number(batch.totals[total])}</dd>
          </div>
        ))}
      </dl>
      <div className={sections.wrap}>
        <Button label={words.saveText} shows="label" disabled={isRunning} onClick={() => save('text')} />
        <Button label={words.saveCsv} shows="label" disabled={isRunning} onClick={() => save('csv')} />
      </div>
      <SavedNote />
    </section>
  )
}

function stateText(words: BatchWords, batch: BatchProgress): string {
  if (batch.status === 'running') return words.running(batch.done)
  if (batch.status === 'stopped') return words.stopped(batch.done)
  return batch.pages === 0 ? words.nothing : words.ended(batch.elapsedMs)
}
