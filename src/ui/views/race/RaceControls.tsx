import { type Lane, MEASURES, MOST_LANES } from '../../../app/racing/racing.ts'
import { RACE } from '../../../i18n/race.ts'
import { Button } from '../../Button.tsx'
import { useActions, useApp, useWords } from '../../useApp.ts'
import styles from './RaceControls.module.css'

/** What the lanes are in step by, how far they search, and one more of them. */
export function RaceControls({ lanes }: { readonly lanes: readonly Lane[] }) {
  const words = useWords(RACE)
  const { race } = useActions()
  const measure = useApp(({ racing }) => racing?.measure)
  return (
    <div className={styles.controls}>
      <h2 className={styles.title}>{words.title(lanes.length)}</h2>
      <div className={styles.group} title={words.estimated}>
        <span aria-hidden="true">{words.inStepBy}</span>
        <div className={styles.choices} role="radiogroup" aria-label={words.inStepBy}>
          {MEASURES.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="race-measure"
                checked={one === measure}
                onChange={() => void race({ kind: 'measure', measure: one })}
              />
              {words.measures[one]}
            </label>
          ))}
        </div>
      </div>
      <div className={styles.group}>
        <span aria-hidden="true">{words.extent}</span>
        <div className={styles.choices} role="radiogroup" aria-label={words.extent}>
          {(['first', 'all'] as const).map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="race-extent"
                checked={lanes.every(({ program }) => program.extent === one)}
                onChange={() => void race({ kind: 'extent', extent: one })}
              />
              {words[one]}
            </label>
          ))}
        </div>
      </div>
      <div className={styles.adding}>
        <span>{words.lanes(lanes.length, MOST_LANES)}</span>
        <Button
          label={words.add}
          icon={<span aria-hidden="true">+</span>}
          isIdle={lanes.length >= MOST_LANES}
          onClick={() => void race({ kind: 'add' })}
        />
      </div>
    </div>
  )
}
