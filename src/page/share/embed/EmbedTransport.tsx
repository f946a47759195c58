import type { SyntheticEvent } from 'react'
import { sharedQuery } from '../addresses.ts'
import { eventOf, eventsOf } from '../../session/selectors.ts'
import { fragmentOf } from '../../own/linkedProgram.ts'
import { pageAddress } from '../../store/address.ts'
import type { AppState } from '../../store/state.ts'
import { tourParameters } from '../../tours/touring.ts'
import { EMBED } from './words.ts'
import { Button } from '../../controls/Button.tsx'
import { PauseIcon, PlayIcon, StepBackIcon, StepForwardIcon } from '../../controls/icons.tsx'
import { useActions, useApp, useAppStore, useMessages, useSession, useWords } from '../../store/useApp.ts'
import styles from './EmbedPage.module.css'

/** Controls of the embedded page: play, step buttons, position, and a link to the app. */
export function EmbedTransport() {
  const { transport, number } = useMessages()
  const { stepBack, stepForward, togglePlaying } = useActions()
  const playing = useApp((app) => app.playing)
  const event = useSession(({ frame }) => frame.moment.event)
  const events = useSession(({ run }) => eventsOf(run))
  const atStart = useSession((session) => eventOf(session) === 0)
  return (
    <section className={styles.transport} aria-label={transport.name}>
      <Button
        label={transport.stepBack}
        icon={<StepBackIcon />}
        shows="icon"
        isIdle={atStart}
        onClick={stepBack}
      />
      <Button
        label={playing ? transport.pause : transport.play}
        icon={playing ? <PauseIcon /> : <PlayIcon />}
        shows="icon"
        tone="primary"
        onClick={togglePlaying}
      />
      <Button label={transport.stepForward} icon={<StepForwardIcon />} shows="icon" onClick={stepForward} />
      <span className={styles.event} translate="no">
        <span data-testid="event">{number(event)}</span>
        <span>{` / ${number(events)}`}</span>
      </span>
      <OpenInApp />
    </section>
  )
}

function hrefOf(state: AppState): string {
  return tourParameters(state) === undefined
    ? `${sharedQuery(state)}${fragmentOf(state)}`
    : pageAddress(state)
}

/** Link to the shown position in the app. Updates its address only on interaction: playing does not re-render it. */
function OpenInApp() {
  const words = useWords(EMBED)
  const store = useAppStore()
  const updateHref = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    // oxlint-disable-next-line no-param-reassign
    currentTarget.href = hrefOf(store.getState())
  }
  return (
    <a
      className={styles.open}
      href={hrefOf(store.getState())}
      target="_blank"
      rel="noopener"
      onPointerEnter={updateHref}
      onFocus={updateHref}
      onClick={updateHref}
      onAuxClick={updateHref}
    >
      {words.open}
    </a>
  )
}
