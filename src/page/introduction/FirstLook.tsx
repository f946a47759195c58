import { lineOfStep } from '../../search/steps/lineOfStep.ts'
import { DEFAULT_STRATEGY, strategyWithId } from '../../search/programs/registry.ts'
import { Button } from '../controls/Button.tsx'
import { PlayIcon } from '../controls/icons.tsx'
import { SHEET, useMedia } from '../controls/useMedia.ts'
import { STEPPING_ICONS } from '../listing/icons.tsx'
import { Listing } from '../listing/Listing.tsx'
import { LISTING_NAMES } from '../listing/ListingLanguages.tsx'
import { Keys } from '../why/Keys.tsx'
import { Reason } from '../why/Reason.tsx'
import { lineToggleCommands } from '../listing/lineBreakpoints.ts'
import { useListing } from '../listing/useListing.ts'
import { useProgramKeys } from '../listing/useProgramKeys.ts'
import { eventsOf } from '../session/selectors.ts'
import { builtInOf } from '../session/sessions.ts'
import { Lane } from '../timeline/Lane.tsx'
import { Timeline } from '../timeline/Timeline.tsx'
import { PROGRAM_PANEL } from '../timeline/view.ts'
import { useActions, useApp, useAppStore, useMessages, usePhrase, useSession } from '../store/useApp.ts'
import styles from './FirstLook.module.css'

/** The moment of a first look, beside the board: the lines around it, the reason, and two buttons to go on. */
export function FirstLook() {
  const { introduction: words, panels } = useMessages()
  const phrase = usePhrase()
  const store = useAppStore()
  const { debug, openPanel } = useActions()
  const { language, lines } = useListing()
  const program = useApp((app) => builtInOf(app).strategy)
  const kind = useSession(({ debugging }) => debugging.executionPoint?.step?.kind)
  const nextKind = useSession(({ debugging }) => debugging.executionPoint?.next?.kind)
  const running = lineOfStep(lines, kind)

  useProgramKeys(() => {
    const line = lines.at(running)
    if (running < 0 || line === undefined) return
    for (const command of lineToggleCommands(line, store.getState().breakpoints)) debug(command)
  })

  return (
    <section className={styles.look} aria-label={panels.name}>
      <div className={styles.program}>
        <div className={styles.title}>
          <h2>{phrase((strategyWithId(program) ?? DEFAULT_STRATEGY).name)}</h2>
          <span>{LISTING_NAMES[language]}</span>
          <Button label={words.whole} shows="label" onClick={() => openPanel(PROGRAM_PANEL)} />
        </div>
        <div className={styles.lines}>
          <Listing lines={lines} running={running} next={lineOfStep(lines, nextKind)} />
        </div>
      </div>
      <div className={styles.reason}>
        <Reason part="whole" />
        <Keys />
      </div>
      <div className={styles.ways}>
        <Ways />
        <p className={styles.keys} aria-hidden="true">
          <span>{words.orPress}</span>
          <kbd className={styles.key}>F11</kbd>
          <kbd className={styles.key}>Space</kbd>
        </p>
      </div>
    </section>
  )
}

/** The timeline of a first look, with the shown event and, on a phone, the two buttons to go on. */
export function FirstDock() {
  const { introduction: words, transport, number } = useMessages()
  const isNarrow = useMedia(SHEET)
  const event = useSession(({ frame }) => frame.moment.event)
  const events = useSession(({ run }) => eventsOf(run))
  return (
    <section className={styles.dock} aria-label={transport.name}>
      <Timeline>
        <Lane
          isBrief={isNarrow}
          place={
            <p className={styles.event}>
              <span>{`${words.event} `}</span>
              <b data-testid="event">{number(event)}</b>
              <span>{` ${words.ofEvents} `}</span>
              <span data-testid="events">{number(events)}</span>
            </p>
          }
        />
      </Timeline>
      {isNarrow && (
        <div className={styles.ways}>
          <Ways />
        </div>
      )}
    </section>
  )
}

/** Buttons that go one line on, or play. */
function Ways() {
  const { introduction: words, transport } = useMessages()
  const { debug, togglePlaying } = useActions()
  const IntoIcon = STEPPING_ICONS.into
  return (
    <>
      <Button
        label={words.nextLine}
        icon={<IntoIcon />}
        aria-keyshortcuts="F11"
        onClick={() => debug({ kind: 'step', how: 'into', direction: 'forward' })}
      />
      <Button label={transport.play} icon={<PlayIcon />} tone="primary" onClick={togglePlaying} />
    </>
  )
}
