import { useDeferredValue, useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { StopIcon } from '../controls/icons.tsx'
import { useActions, useApp, useMessages, useSession } from '../store/useApp.ts'
import styles from './FindingLine.module.css'
import sections from '../controls/Section.module.css'

/**
 * Shows the search for a breakpoint hit or for the end of a step, from the first search on. The line
 * stays, so that screen readers announce the next result.
 */
export function FindingStatus() {
  const [hasSearched, setHasSearched] = useState(false)
  const isReported = useSession(
    ({ debugging: { findingStop, missed } }) => findingStop !== undefined || missed !== undefined,
  )
  if (isReported && !hasSearched) setHasSearched(true)
  return hasSearched && <FindingLine />
}

/** Progress of the search with a Stop button, or the report that it found nothing. */
function FindingLine() {
  const words = useMessages().running
  const { stepping } = useMessages()
  // Screen readers ignore text inserted together with its live region, so insert it one render later.
  const isHere = useDeferredValue(true, false)
  const { debug } = useActions()
  const finding = useSession(({ debugging }) => debugging.findingStop)
  const missed = useSession(({ debugging }) => debugging.missed)
  const isAnySet = useApp((app) => app.breakpoints.some(({ isEnabled }) => isEnabled))
  return (
    <div className={styles.finding}>
      {finding !== undefined && (
        <>
          <Button
            label={words.stop}
            icon={<StopIcon />}
            shows="icon"
            tone="stop"
            onClick={() => debug({ kind: 'endFinding' })}
          />
          <span className={sections.hint}>{words.searching(finding.event)}</span>
        </>
      )}
      <p className={sections.hint} aria-live="polite">
        {isHere &&
          finding === undefined &&
          missed !== undefined &&
          (isAnySet || missed === 'stopped' ? words.missed[missed] : stepping.noBreakpoints)}
      </p>
    </div>
  )
}
