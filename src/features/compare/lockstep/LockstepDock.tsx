import { useShallow } from 'zustand/react/shallow'
import { raceOf } from './commands.ts'
import { axisEndOf, hasFinished, isOver, positionIn, standingOf } from '../../../app/compare/standings.ts'
import { raceRateOf, raceRates } from '../../../app/compare/lockstepRate.ts'
import type { Lane } from '../../../app/compare/lockstep.ts'
import { RACE } from './words.ts'
import { Button } from '../../../ui/Button.tsx'
import {
  PauseIcon,
  PlayIcon,
  StepBackIcon,
  StepForwardIcon,
  ToEndIcon,
  ToStartIcon,
} from '../../../ui/icons.tsx'
import { useCommand, useMessages, useWords } from '../../../ui/useApp.ts'
import figures from './Figures.module.css'
import styles from './LockstepDock.module.css'
import { RaceGoTo } from './LockstepGoTo.tsx'
import { RaceTimeline } from './LockstepTimeline.tsx'
import { useNameOf } from './useNameOf.ts'
import { useRace } from './useLockstep.ts'

/** Playback controls and timeline shared by all lanes, i.e. programs of the race. */
export function RaceDock({ lanes }: { readonly lanes: readonly Lane[] }) {
  const { transport } = useMessages()
  return (
    <section className={styles.dock} aria-label={transport.name}>
      <RaceButtons />
      <RaceFigures />
      <RaceGoTo />
      <RaceSpeed />
      <RaceTimeline lanes={lanes} />
    </section>
  )
}

function RaceButtons() {
  const { transport } = useMessages()
  const race = useCommand(raceOf)
  const playing = useRace((shown) => shown.playing)
  const atStart = useRace((shown) => positionIn(shown) === 0)
  const atEnd = useRace(isOver)
  return (
    <div className={styles.buttons}>
      <Button
        label={transport.goToStart}
        icon={<ToStartIcon />}
        shows="icon"
        isIdle={atStart}
        onClick={() => race({ kind: 'goToStart' })}
      />
      <Button
        label={transport.stepBack}
        icon={<StepBackIcon />}
        shows="icon"
        isIdle={atStart}
        onClick={() => race({ kind: 'step', by: -1 })}
      />
      <Button
        label={playing ? transport.pause : transport.play}
        icon={playing ? <PauseIcon /> : <PlayIcon />}
        tone="primary"
        onClick={() => race({ kind: 'togglePlaying' })}
      />
      <Button
        label={transport.stepForward}
        icon={<StepForwardIcon />}
        shows="icon"
        isIdle={atEnd}
        onClick={() => race({ kind: 'step', by: 1 })}
      />
      <Button
        label={transport.goToEnd}
        icon={<ToEndIcon />}
        shows="icon"
        isIdle={atEnd}
        onClick={() => race({ kind: 'goToEnd' })}
      />
    </div>
  )
}

function RaceFigures() {
  const words = useWords(RACE)
  const at = useRace(positionIn)
  const end = useRace(axisEndOf)
  const measure = useRace((shown) => shown.measure)
  const finished = useRace((shown) => shown.lanes.filter((lane) => hasFinished(lane, shown)).length)
  const all = useRace(({ lanes }) => lanes.length)
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
  const words = useWords(RACE)
  const nameOf = useNameOf()
  const all = useRace(({ lanes }) => lanes.length)
  const isDecided = useRace((shown) => standingOf(shown).isDecided)
  const ahead = useRace(useShallow((shown) => standingOf(shown).lanes))
  const said = ahead.length === 0 ? words.nobody(isDecided) : words.ahead(ahead.map(nameOf), all)
  return (
    <div>
      <dt>{isDecided ? words.won : words.lead}</dt>
      <dd className={styles.lead} title={said} data-testid="race-lead">
        {said}
      </dd>
    </div>
  )
}

function RaceSpeed() {
  const { transport } = useMessages()
  const words = useWords(RACE)
  const race = useCommand(raceOf)
  const rate = useRace(raceRateOf)
  const measure = useRace((shown) => shown.measure)
  const end = useRace(axisEndOf)
  const rates = raceRates(measure)
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
        onChange={({ target }) => race({ kind: 'rate', rate: rates[target.valueAsNumber] })}
      />
      <span className={styles.rate} aria-hidden="true">
        <span>{reported}</span>
        <small>{end > 0 && words.wholeIn(end / rate)}</small>
      </span>
    </div>
  )
}
