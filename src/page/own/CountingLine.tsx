import { useDeferredValue } from 'react'
import { Button } from '../controls/Button.tsx'
import { StopIcon } from '../controls/icons.tsx'
import { useCommand, useWords } from '../store/useApp.ts'
import { lineCountingOf } from './lineCounting.ts'
import { LINE_COUNTS } from './lineCountWords.ts'
import type { OwnRun } from './own.ts'
import styles from './LookalikesLine.module.css'

/** Shows how far the lines are counted, with a button that stops it; or that they could not be counted. */
export function CountingLine({ run: { counts, events } }: { readonly run: OwnRun }) {
  const words = useWords(LINE_COUNTS)
  const command = useCommand(lineCountingOf)
  // A live region does not announce text that it is mounted with.
  const isMounted = useDeferredValue(true, false)
  const isLost = counts?.kind === 'lost' || (counts?.kind === 'answered' && counts.answer === undefined)
  return (
    <div className={styles.line}>
      <p role="status">{isMounted && isLost && words.lost}</p>
      {counts?.kind === 'reading' && (
        <>
          <progress
            value={counts.events}
            max={Math.max(1, events)}
            aria-label={words.counting(counts.events, events)}
          />
          <Button label={words.stop} icon={<StopIcon />} tone="stop" onClick={() => command('stop')} />
        </>
      )}
    </div>
  )
}
