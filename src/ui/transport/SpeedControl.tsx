import { eventsOf } from '../../app/session/selectors.ts'
import { RATES } from '../../app/playback/playback.ts'
import { useActions, useApp, useMessages, useSession } from '../useApp.ts'
import styles from './SpeedControl.module.css'

/** Events per second, on a logarithmic scale. */
export function SpeedControl() {
  const { transport } = useMessages()
  const { setRate } = useActions()
  const rate = useApp((app) => app.preferences.rate)
  const events = useSession(({ run }) => eventsOf(run))
  return (
    <label className={styles.speed}>
      <span aria-hidden="true">{transport.speed}</span>
      <input
        type="range"
        aria-label={transport.speed}
        aria-valuetext={transport.rateSpoken(rate)}
        min={0}
        max={RATES.length - 1}
        step={1}
        value={RATES.indexOf(rate)}
        onChange={({ target }) => setRate(RATES[target.valueAsNumber])}
      />
      <span className={styles.rate} aria-hidden="true">
        {transport.rate(rate)}
        <span className={styles.whole}>{events > 0 ? transport.wholeIn(events / rate) : '\u00a0'}</span>
      </span>
    </label>
  )
}
