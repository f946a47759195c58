import { type KeyboardEvent, useRef, useState } from 'react'
import { languageInFront } from '../own/choice.ts'
import { chosenProgram, programsIn, runOf } from '../own/own.ts'
import { keysPrinted, STEPPING_COMMANDS, type SteppingCommand } from '../listing/commands.ts'
import { STEPPING_ICONS } from '../listing/icons.tsx'
import { Button } from '../controls/Button.tsx'
import {
  PauseIcon,
  PlayIcon,
  StepBackIcon,
  StepForwardIcon,
  ToEndIcon,
  ToStartIcon,
} from '../controls/icons.tsx'
import { isFocusByPointer } from '../controls/pointing.ts'
import { eventOf, eventsOf, isSearching } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import { useActions, useApp, useMessages, useSession } from '../store/useApp.ts'
import styles from './SteppingBar.module.css'

type StepName = SteppingCommand['name']

/** Steps by lines on either side of Play, the longest outermost. */
const LINES_BACK: readonly StepName[] = ['outBack', 'overBack', 'intoBack']
const LINES_FORWARD: readonly StepName[] = ['into', 'over', 'out']

/**
 * One bar for moving: to the start and the end, to breakpoints once there are any, Play, and steps by the unit that is
 * chosen. It is one tab stop, in which arrow keys, Home and End move.
 * @property isBrief true on a small screen: only a step back, Play and a step forward; the menu has the others
 */
export function SteppingBar({ isBrief }: { readonly isBrief: boolean }) {
  const { transport, stepping } = useMessages()
  const actions = useActions()
  const bar = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState('play')
  const playing = useApp((app) => app.playing)
  const byLines = useApp((app) => app.preferences.playsBy === 'lines')
  const hasBreakpoints = useApp((app) => app.breakpoints.length > 0)
  const atStart = useSession((session) => eventOf(session) === 0)
  const atEnd = useSession(isAtEnd)

  const backBy = isBrief ? LINES_BACK.slice(-1) : LINES_BACK
  const forwardBy = isBrief ? LINES_FORWARD.slice(0, 1) : LINES_FORWARD
  const names = [
    !isBrief && 'start',
    !isBrief && hasBreakpoints && 'reverseContinue',
    ...(byLines ? backBy : ['stepBack']),
    'play',
    ...(byLines ? forwardBy : ['stepForward']),
    !isBrief && hasBreakpoints && 'continue',
    !isBrief && 'end',
  ].filter((name) => name !== false)
  const stop = names.includes(focused) ? focused : 'play'
  const inBar = (name: string) => ({
    tabIndex: name === stop ? 0 : -1,
    onFocus: () => setFocused(name),
  })

  /** Moves the focus, unless a click moved it to the bar: then arrow keys go on to step by events. */
  function moveByKey(press: KeyboardEvent) {
    if (isFocusByPointer() || press.altKey || press.ctrlKey || press.metaKey) return
    const here = names.indexOf(stop)
    const targets: Partial<Record<string, number>> = {
      ArrowRight: here + 1,
      ArrowLeft: here - 1,
      Home: 0,
      End: -1,
    }
    const target = targets[press.key]
    if (target === undefined) return
    press.preventDefault()
    const buttons = bar.current?.querySelectorAll('button') ?? []
    buttons[(target + buttons.length) % buttons.length]?.focus()
  }

  return (
    <div ref={bar} className={styles.bar} role="toolbar" aria-label={stepping.tools} onKeyDown={moveByKey}>
      {!isBrief && (
        <Button
          label={transport.goToStart}
          icon={<ToStartIcon />}
          shows="icon"
          isIdle={atStart}
          onClick={actions.goToStart}
          {...inBar('start')}
        />
      )}
      {!isBrief && hasBreakpoints && <LineStep name="reverseContinue" inBar={inBar('reverseContinue')} />}
      <div className={styles.joined}>
        {byLines ? (
          backBy.map((name) => <LineStep key={name} name={name} inBar={inBar(name)} />)
        ) : (
          <Button
            label={transport.stepBack}
            icon={<StepBackIcon />}
            shows="icon"
            isIdle={atStart}
            onClick={actions.stepBack}
            {...inBar('stepBack')}
          />
        )}
      </div>
      <Button
        label={playing ? transport.pause : transport.play}
        icon={playing ? <PauseIcon /> : <PlayIcon />}
        tone="primary"
        onClick={actions.togglePlaying}
        {...inBar('play')}
      />
      <div className={styles.joined}>
        {byLines ? (
          forwardBy.map((name) => <LineStep key={name} name={name} inBar={inBar(name)} />)
        ) : (
          <Button
            label={transport.stepForward}
            icon={<StepForwardIcon />}
            shows="icon"
            isIdle={atEnd}
            onClick={actions.stepForward}
            {...inBar('stepForward')}
          />
        )}
      </div>
      {!isBrief && hasBreakpoints && <LineStep name="continue" inBar={inBar('continue')} />}
      {!isBrief && (
        <Button
          label={transport.goToEnd}
          icon={<ToEndIcon />}
          shows="icon"
          isIdle={atEnd}
          onClick={actions.goToEnd}
          {...inBar('end')}
        />
      )}
    </div>
  )
}

interface LineStepProps {
  readonly name: StepName
  /** What makes the button a part of the bar; undefined elsewhere. */
  readonly inBar?: { readonly tabIndex: number; readonly onFocus: () => void }
  /** True if the button shows its name beside its icon. */
  readonly isNamed?: boolean
}

/** Button of one of the debugger's moves. */
export function LineStep({ name, inBar, isNamed = false }: LineStepProps) {
  const { stepping } = useMessages()
  const { moveByLines } = useActions()
  const isIdle = useApp(lacksLines)
  const step = STEPPING_COMMANDS.find((known) => known.name === name)
  if (step === undefined) return undefined
  const { command, keys } = step
  const Icon = STEPPING_ICONS[name]
  return (
    <Button
      label={stepping.commands[name]}
      title={`${stepping.commands[name]} (${keysPrinted(keys)})`}
      aria-keyshortcuts={keys}
      icon={<Icon />}
      shows={isNamed ? 'both' : 'icon'}
      isIdle={isIdle}
      onClick={() => moveByLines(command)}
      {...inBar}
    />
  )
}

/** True if the board shows the end of a search that goes no further. */
export function isAtEnd(session: Parameters<typeof eventOf>[0]): boolean {
  const { run } = session
  return run.status === 'open' && !isSearching(run) && eventOf(session) === eventsOf(run)
}

/** True for the user's own program before its first run, and once it is edited: there are no lines to step by. */
function lacksLines(app: AppState): boolean {
  if (frontOf(app).program.kind !== 'own') return false
  const language = languageInFront(app)
  if (app.own === undefined || programsIn(app.own.programs, language).length === 0) return true
  const shown = chosenProgram(app.own, language)
  return runOf(app.own, shown)?.text !== shown.text
}
