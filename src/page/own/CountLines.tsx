import { useDeferredValue } from 'react'
import { isCountable, lineCountingOf } from './lineCounting.ts'
import type { OwnRun } from './own.ts'
import { Button } from '../controls/Button.tsx'
import { StopIcon } from '../controls/icons.tsx'
import { useCommand, useWords } from '../store/useApp.ts'
import { LINE_COUNTS } from './lineCountWords.ts'
import styles from './CountLines.module.css'

/** Button that counts how often lines ran, with progress and stop. */
export function CountLines({ run }: { readonly run: OwnRun }) {
  const words = useWords(LINE_COUNTS)
  const command = useCommand(lineCountingOf)
  // A live region does not announce text that it is mounted with.
  const isMounted = useDeferredValue(true, false)
  const { counts, events } = run
  if (!isCountable(run)) return undefined
  const isCounting = counts?.kind === 'reading'
  const isLost = counts?.kind === 'lost' || (counts?.kind === 'answered' && counts.answer === undefined)
  return (
    <div className={styles.counting}>
      <Button
        label={isCounting ? words.stop : words.count}
        icon={isCounting && <StopIcon />}
        tone={isCounting ? 'stop' : 'plain'}
        onClick={() => command(isCounting ? 'stop' : 'count')}
      />
      {isCounting && (
        <progress
          value={counts.events}
          max={Math.max(1, events)}
          aria-label={words.counting(counts.events, events)}
        />
      )}
      <p className={styles.lost} role="status">
        {isMounted && isLost && words.lost}
      </p>
    </div>
  )
}
