import { useState } from 'react'
import { eventsOf, isSearching } from '../session/selectors.ts'
import type { Session } from '../session/session.ts'
import { useActions, useMessages, useSession } from '../store/useApp.ts'
import { Button } from '../controls/Button.tsx'
import { PlayIcon, StopIcon } from '../controls/icons.tsx'
import styles from './SearchProgress.module.css'

/**
 * Progress and speed of a search that runs or was stopped, with a Stop or Continue button. Stays mounted while it has
 * the focus.
 */
export function SearchProgress() {
  const words = useMessages().searching
  const { stopSearch, continueSearch } = useActions()
  const isOwn = useSession(({ program }) => program.kind === 'own')
  const searching = useSession(({ run }) => isSearching(run))
  const stopped = useSession(({ run }) => run.status === 'open' && run.progress.status === 'stopped')
  const events = useSession(({ run }) => eventsOf(run))
  const rate = useSession(searchRate)
  const [hasFocus, setHasFocus] = useState(false)
  // The bar of an own program has its progress, and Stop.
  if (isOwn || (!searching && !stopped && !hasFocus)) return undefined
  return (
    <div className={styles.progress} onFocus={() => setHasFocus(true)} onBlur={() => setHasFocus(false)}>
      <div className={styles.figures}>
        <div>
          <span>{words.searched(events)}</span>
          <span className={styles.rate}>{words.searchRate(rate)}</span>
        </div>
      </div>
      {searching ? (
        <Button label={words.stop} icon={<StopIcon />} shows="adaptive" tone="stop" onClick={stopSearch} />
      ) : (
        <Button
          label={words.resume}
          icon={<PlayIcon />}
          shows="adaptive"
          isIdle={!stopped}
          onClick={continueSearch}
        />
      )}
    </div>
  )
}

/** Returns the events per second of searching, over the whole run so far. */
function searchRate({ run }: Session): number {
  return run.status === 'open' && run.progress.elapsedMs > 0
    ? (run.progress.events / run.progress.elapsedMs) * 1000
    : 0
}
