import { useDeferredValue } from 'react'
import { RUNNING } from '../../../i18n/running.ts'
import { Button } from '../../Button.tsx'
import { StopIcon } from '../../icons.tsx'
import { useActions, useApp, useMessages, useSession, useWords } from '../../useApp.ts'
import styles from './HuntLine.module.css'
import sections from '../../Section.module.css'

/** How far the hunt for a breakpoint has got, with a way to stop it, or that there was none to be hit. */
export function HuntLine() {
  const words = useWords(RUNNING)
  const { stepping } = useMessages()
  // Text that comes with its place is not heard.
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
            onClick={() => void debug({ kind: 'endHunt' })}
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
