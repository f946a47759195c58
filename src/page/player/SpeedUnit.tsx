import { useState } from 'react'
import { rateOf, ratesOf } from './rate.ts'
import { eventsOf, isSearching } from '../session/selectors.ts'
import { useActions, useApp, useMessages, useSession } from '../store/useApp.ts'
import styles from './SpeedUnit.module.css'

const SPEED_UNITS = ['events', 'lines'] as const

/**
 * Choice of the unit of the speed: events or lines. Below it, for events: the time that the whole search takes at the
 * chosen speed; for lines: a note, only at the fastest speed.
 */
export function SpeedUnit() {
  return (
    <div className={styles.unit}>
      <UnitChoice />
      <WholeTime />
    </div>
  )
}

/**
 * Choice of the unit. A separate component, so that reports of a search do not render it: React resets name and type of
 * a radio button on each render.
 */
function UnitChoice() {
  const words = useMessages().searching
  const { setPlaysBy } = useActions()
  const playsBy = useApp((app) => app.preferences.playsBy)
  return (
    <div className={styles.counted} role="radiogroup" aria-label={words.playsBy}>
      {SPEED_UNITS.map((counted) => (
        <label key={counted}>
          <input
            type="radio"
            name="plays-by"
            checked={counted === playsBy}
            onChange={() => setPlaysBy(counted)}
          />
          <span>{words[counted]}</span>
        </label>
      ))}
    </div>
  )
}

function WholeTime() {
  const words = useMessages().searching
  const playsBy = useApp((app) => app.preferences.playsBy)
  const isFastest = useApp((app) => rateOf(app) === ratesOf(app.preferences.playsBy).at(-1))
  const rate = useApp(rateOf)
  const isGrowing = useSession(({ run }) => isSearching(run))
  const events = useSteps(
    useSession(({ run }) => eventsOf(run)),
    isGrowing,
  )
  const byEvents = events > 0 ? words.wholeIn(events / rate) : ''
  const byLines = isFastest ? words.fastestLines : ''
  const sentence = playsBy === 'events' ? byEvents : byLines
  return (
    <div className={styles.whole}>
      <div>{sentence}</div>
    </div>
  )
}

/**
 * Returns a number that, while growing, updates in steps of 10%, because a sentence that changes with every report is
 * unreadable.
 */
function useSteps(exact: number, isGrowing: boolean): number {
  const [reported, setReported] = useState(exact)
  const isNear = isGrowing && reported <= exact && exact < reported * 1.1
  if (!isNear && reported !== exact) setReported(exact)
  return isNear ? reported : exact
}
