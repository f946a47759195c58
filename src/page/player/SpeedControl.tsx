import { useState } from 'react'
import { eventsOf, isSearching } from '../session/selectors.ts'
import { useActions, useApp, useMessages, useSession } from '../store/useApp.ts'
import { rateOf, ratesOf } from './rate.ts'
import styles from './SpeedControl.module.css'

/**
 * Slider for the events or lines per second, on a logarithmic scale. Its tooltip and its spoken value also say how long
 * the whole search takes at that speed.
 */
export function SpeedControl() {
  const { transport } = useMessages()
  const { setRate } = useActions()
  const rate = useApp(rateOf)
  const playsBy = useApp((app) => app.preferences.playsBy)
  const rates = ratesOf(playsBy)
  const spoken = [transport.rateSpoken(rate, playsBy), useWholeTime()].filter(Boolean).join(', ')
  return (
    <label className={styles.speed} title={`${transport.speed}: ${spoken}`}>
      <input
        type="range"
        aria-label={transport.speed}
        aria-valuetext={spoken}
        min={0}
        max={rates.length - 1}
        step={1}
        value={rates.indexOf(rate)}
        onChange={({ target }) => setRate(rates[target.valueAsNumber])}
      />
      <span className={styles.rate} translate="no" aria-hidden="true">
        {transport.rate(rate)}
      </span>
    </label>
  )
}

/** Returns how long the whole search takes at the chosen speed; for lines, only that a speed is the fastest. */
function useWholeTime(): string {
  const words = useMessages().searching
  const playsBy = useApp((app) => app.preferences.playsBy)
  const isFastest = useApp((app) => rateOf(app) === ratesOf(app.preferences.playsBy).at(-1))
  const rate = useApp(rateOf)
  const isGrowing = useSession(({ run }) => isSearching(run))
  const events = useSteps(
    useSession(({ run }) => eventsOf(run)),
    isGrowing,
  )
  if (playsBy === 'lines') return isFastest ? words.fastestLines : ''
  return events > 0 ? words.wholeIn(events / rate) : ''
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
