import { raceOf } from './commands.ts'
import { useId } from 'react'
import { measuresOf } from './lanes.ts'
import { type Lane, MEASURES, MAX_LANES } from '../../../app/compare/lockstep.ts'
import { RACE } from './words.ts'
import { HeatIcon } from '../../../ui/board/HeatIcon.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useActions, useApp, useCommand, useWords } from '../../../ui/useApp.ts'
import choices from '../../../ui/Choices.module.css'
import styles from './LockstepControls.module.css'

/**
 * Controls of a race: the measure by which its lanes (programs) are in step, whether they search for the first or all
 * solutions, the heat map, and adding a lane.
 */
export function RaceControls({ lanes }: { readonly lanes: readonly Lane[] }) {
  const words = useWords(RACE)
  const race = useCommand(raceOf)
  const measure = useApp(({ racing }) => racing?.measure)
  const possible = measuresOf(lanes)
  const isLimited = possible.length < MEASURES.length
  const whyLimited = useId()
  const extents = new Set(lanes.flatMap(({ program }) => (program.kind === 'own' ? [] : [program.extent])))
  return (
    <div className={styles.controls}>
      <h2 className={styles.title}>{words.title(lanes.length)}</h2>
      <div className={styles.groups}>
        <div className={styles.group} title={words.estimated}>
          <span aria-hidden="true">{words.inStepBy}</span>
          <div
            className={`${choices.choices} ${styles.choices}`}
            role="radiogroup"
            aria-label={words.inStepBy}
            aria-describedby={isLimited ? whyLimited : undefined}
          >
            {MEASURES.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="race-measure"
                  checked={one === measure}
                  disabled={!possible.includes(one)}
                  onChange={() => race({ kind: 'measure', measure: one })}
                />
                <span>{words.measures[one]}</span>
              </label>
            ))}
          </div>
        </div>
        <div className={styles.group}>
          <span aria-hidden="true">{words.extent}</span>
          <div className={`${choices.choices} ${styles.choices}`} role="radiogroup" aria-label={words.extent}>
            {(['first', 'all'] as const).map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="race-extent"
                  checked={extents.size === 1 && extents.has(one)}
                  onChange={() => race({ kind: 'extent', extent: one })}
                />
                <span>{words[one]}</span>
              </label>
            ))}
          </div>
        </div>
      </div>
      <div className={styles.adding}>
        <HeatToggle />
        <span>{words.lanes(lanes.length, MAX_LANES)}</span>
        <Button
          label={words.add}
          icon={<span aria-hidden="true">+</span>}
          isIdle={lanes.length >= MAX_LANES}
          onClick={() => race({ kind: 'add' })}
        />
      </div>
      {isLimited && (
        <p id={whyLimited} className={styles.why}>
          {words.eventsAlone}
        </p>
      )}
    </div>
  )
}

function HeatToggle() {
  const words = useWords(RACE)
  const { setShowsHeatMap } = useActions()
  const showsHeatMap = useApp(({ preferences }) => preferences.showsHeatMap)
  return (
    <Button
      label={words.heatMap}
      icon={<HeatIcon />}
      shows="icon"
      title={words.heatMapHint}
      aria-pressed={showsHeatMap}
      onClick={() => setShowsHeatMap(!showsHeatMap)}
    />
  )
}
