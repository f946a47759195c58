import { useDeferredValue, useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { StopIcon } from '../controls/icons.tsx'
import { useActions, useApp, useMessages, useSession } from '../store/useApp.ts'
import styles from './HuntLine.module.css'
import sections from '../controls/Section.module.css'

/**
 * Shows the line about hunts (searches for a breakpoint hit or for the end of a step) from the first hunt on. The line
 * stays, so that screen readers announce the next result.
 */
export function HuntStatus() {
  const [hasHunted, setHasHunted] = useState(false)
  const isReported = useSession(
    ({ debugging: { hunt, missed } }) => hunt !== undefined || missed !== undefined,
  )
  if (isReported && !hasHunted) setHasHunted(true)
  return hasHunted && <HuntLine />
}

/** Progress of a hunt with a Stop button, or the report that it found nothing. */
function HuntLine() {
  const words = useMessages().running
  const { stepping } = useMessages()
  // Screen readers ignore text inserted together with its live region, so insert it one render later.
  const isHere = useDeferredValue(true, false)
  const { debug } = useActions()
  const hunt = useSession(({ debugging }) => debugging.hunt)
  const missed = useSession(({ debugging }) => debugging.missed)
  const isAnySet = useApp((app) => app.breakpoints.some(({ isEnabled }) => isEnabled))
  return (
    <div className={styles.hunt}>
      {hunt !== undefined && (
        <>
          <Button
            label={words.stop}
            icon={<StopIcon />}
            shows="icon"
            tone="stop"
            onClick={() => debug({ kind: 'endHunt' })}
          />
          <span className={sections.hint}>{words.hunting(hunt.event)}</span>
        </>
      )}
      <p className={sections.hint} aria-live="polite">
        {isHere &&
          hunt === undefined &&
          missed !== undefined &&
          (isAnySet || missed === 'stopped' ? words.missed[missed] : stepping.noBreakpoints)}
      </p>
    </div>
  )
}
