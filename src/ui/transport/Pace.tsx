import { rateOf, ratesOf } from '../../app/playback/rate.ts'
import { eventsOf } from '../../app/session/selectors.ts'
import { SEARCHING } from '../../i18n/searching.ts'
import { useActions, useApp, useSession, useWords } from '../useApp.ts'
import styles from './Pace.module.css'

const COUNTED = ['events', 'lines'] as const

/** The speed counts events or lines; and how long the whole search takes at it. */
export function Pace() {
  const words = useWords(SEARCHING)
  const { setPlaysBy } = useActions()
  const playsBy = useApp((app) => app.preferences.playsBy)
  const isFastest = useApp((app) => rateOf(app) === ratesOf(app.preferences.playsBy).at(-1))
  const rate = useApp(rateOf)
  const events = useSession(({ run }) => eventsOf(run))
  return (
    <div className={styles.pace}>
      <div className={styles.counted} role="radiogroup" aria-label={words.playsBy}>
        {COUNTED.map((counted) => (
          <label key={counted}>
            <input
              type="radio"
              name="plays-by"
              checked={counted === playsBy}
              onChange={() => setPlaysBy(counted)}
            />
            {words[counted]}
          </label>
        ))}
      </div>
      <span className={styles.whole}>
        {playsBy === 'events' && events > 0 && words.wholeIn(events / rate)}
        {playsBy === 'lines' && isFastest && words.fastestLines}
      </span>
    </div>
  )
}
