import { rateOf, ratesOf } from './rate.ts'
import { useActions, useApp, useMessages, useSession } from '../store/useApp.ts'
import { SpeedUnit } from './SpeedUnit.tsx'
import styles from './SpeedControl.module.css'

/** Slider for the events or lines per second, on a logarithmic scale. While a run is open, the unit can be chosen. */
export function SpeedControl() {
  const { transport } = useMessages()
  const { setRate } = useActions()
  const rate = useApp(rateOf)
  const isOpen = useSession(({ run }) => run.status === 'open')
  const playsBy = useApp((app) => app.preferences.playsBy)
  const rates = ratesOf(playsBy)
  return (
    <div className={styles.speed}>
      <label>
        <span aria-hidden="true">{transport.speed}</span>
        <input
          type="range"
          aria-label={transport.speed}
          aria-valuetext={transport.rateSpoken(rate, playsBy)}
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
      <div className={styles.unit}>{isOpen && <SpeedUnit />}</div>
    </div>
  )
}
