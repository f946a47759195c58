import { useShallow } from 'zustand/react/shallow'
import { lockstepOf } from './commands.ts'
import { programId } from '../../own/choice.ts'
import { axisEndOf, hasFinished, isOver, positionIn, standingOf } from './standings.ts'
import { lockstepRateOf, lockstepRates } from './lockstepRate.ts'
import type { Lane } from './lockstep.ts'
import { LOCKSTEP } from '../words.ts'
import { Button } from '../../controls/Button.tsx'
import {
  PauseIcon,
  PlayIcon,
  StepBackIcon,
  StepForwardIcon,
  ToEndIcon,
  ToStartIcon,
} from '../../controls/icons.tsx'
import { useCommand, useMessages, useWords, useAppStore } from '../../store/useApp.ts'
import figures from './Figures.module.css'
import styles from './LockstepDock.module.css'
import { LockstepTimeline } from './LockstepTimeline.tsx'
import { useProgramName } from '../useProgramName.ts'
import { useLockstep } from './useLockstep.ts'
import { type SubmitEvent, useState } from 'react'
import fields from '../../controls/Field.module.css'

/** Playback controls and timeline shared by all lanes. */
export function LockstepDock({ lanes }: { readonly lanes: readonly Lane[] }) {
  const { transport } = useMessages()
  return (
    <section className={styles.dock} aria-label={transport.name}>
      <LockstepButtons />
      <LockstepFigures />
      <LockstepGoTo />
      <LockstepSpeed />
      <LockstepTimeline lanes={lanes} />
    </section>
  )
}

function LockstepButtons() {
  const { transport } = useMessages()
  const lockstep = useCommand(lockstepOf)
  const playing = useLockstep((shown) => shown.playing)
  const atStart = useLockstep((shown) => positionIn(shown) === 0)
  const atEnd = useLockstep(isOver)
  return (
    <div className={styles.buttons}>
      <Button
        label={transport.goToStart}
        icon={<ToStartIcon />}
        shows="icon"
        isIdle={atStart}
        onClick={() => lockstep({ kind: 'goToStart' })}
      />
      <Button
        label={transport.stepBack}
        icon={<StepBackIcon />}
        shows="icon"
        isIdle={atStart}
        onClick={() => lockstep({ kind: 'step', by: -1 })}
      />
      <Button
        label={playing ? transport.pause : transport.play}
        icon={playing ? <PauseIcon /> : <PlayIcon />}
        tone="primary"
        onClick={() => lockstep({ kind: 'togglePlaying' })}
      />
      <Button
        label={transport.stepForward}
        icon={<StepForwardIcon />}
        shows="icon"
        isIdle={atEnd}
        onClick={() => lockstep({ kind: 'step', by: 1 })}
      />
      <Button
        label={transport.goToEnd}
        icon={<ToEndIcon />}
        shows="icon"
        isIdle={atEnd}
        onClick={() => lockstep({ kind: 'goToEnd' })}
      />
    </div>
  )
}

function LockstepFigures() {
  const words = useWords(LOCKSTEP)
  const at = useLockstep(positionIn)
  const end = useLockstep(axisEndOf)
  const measure = useLockstep((shown) => shown.measure)
  const finished = useLockstep((shown) => shown.lanes.filter((lane) => hasFinished(lane, shown)).length)
  const all = useLockstep(({ lanes }) => lanes.length)
  return (
    <dl className={`${figures.figures} ${styles.figures}`}>
      <div>
        <dt>{words.each[measure]}</dt>
        <dd>
          <span data-testid="race-position">{words.tick(measure, at)}</span>
          <span className={figures.of}>{` / ${words.tick(measure, end)}`}</span>
        </dd>
      </div>
      <div>
        <dt>{words.finished}</dt>
        <dd data-testid="race-finished">
          <span>{finished}</span>
          <span className={figures.of}>{` / ${all}`}</span>
        </dd>
      </div>
      <Ahead />
    </dl>
  )
}

/** Who is in the lead, or has won. */
function Ahead() {
  const words = useWords(LOCKSTEP)
  const nameOf = useProgramName()
  const all = useLockstep(({ lanes }) => lanes.length)
  const isDecided = useLockstep((shown) => standingOf(shown).isDecided)
  const ahead = useLockstep(useShallow((shown) => standingOf(shown).lanes))
  const said =
    ahead.length === 0
      ? words.nobody(isDecided)
      : words.ahead(
          ahead.map(({ program }) => nameOf(programId(program))),
          all,
        )
  return (
    <div>
      <dt>{isDecided ? words.won : words.lead}</dt>
      <dd className={styles.lead} title={said} data-testid="race-lead">
        {said}
      </dd>
    </div>
  )
}

function LockstepSpeed() {
  const { transport } = useMessages()
  const words = useWords(LOCKSTEP)
  const lockstep = useCommand(lockstepOf)
  const rate = useLockstep(lockstepRateOf)
  const measure = useLockstep((shown) => shown.measure)
  const end = useLockstep(axisEndOf)
  const rates = lockstepRates(measure)
  const reported = words.rate(measure, rate)
  return (
    <div className={styles.speed}>
      <span aria-hidden="true">{transport.speed}</span>
      <input
        type="range"
        aria-label={transport.speed}
        aria-valuetext={reported}
        min={0}
        max={rates.length - 1}
        step={1}
        value={rates.indexOf(rate)}
        onChange={({ target }) => lockstep({ kind: 'rate', rate: rates[target.valueAsNumber] })}
      />
      <span className={styles.rate} aria-hidden="true">
        <span>{reported}</span>
        <small>{end > 0 && words.wholeIn(end / rate)}</small>
      </span>
    </div>
  )
}

/** Field for an exact position in the lockstep: an event, amount of work or time. Invalid input stays for correction. */
function LockstepGoTo() {
  const words = useWords(LOCKSTEP)
  const lockstep = useCommand(lockstepOf)
  const store = useAppStore()
  const measure = useLockstep((shown) => shown.measure)
  const refused = useLockstep((shown) => shown.refused)
  const [typed, setTyped] = useState('')

  /** Goes to the typed position, and empties the field unless the position was refused. */
  async function go() {
    if (typed.trim() !== '') lockstep({ kind: 'goToTyped', text: typed })
    if (store.getState().lockstep?.refused === undefined) setTyped('')
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void go()
  }

  return (
    <form className={styles.goTo} onSubmit={submit}>
      <input
        className={fields.field}
        type="text"
        inputMode={measure === 'events' || measure === 'work' ? 'numeric' : 'text'}
        aria-label={words.goTo[measure]}
        placeholder={words.goTo[measure]}
        aria-invalid={refused === undefined ? undefined : true}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          if (refused !== undefined) lockstep({ kind: 'retype' })
        }}
      />
      <p className={styles.refused} role="alert">
        {refused !== undefined && words.noPosition(measure, refused)}
      </p>
    </form>
  )
}
