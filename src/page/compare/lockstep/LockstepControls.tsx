import { lockstepOf } from './commands.ts'
import { useId } from 'react'
import { measuresOf } from './lanes.ts'
import { MEASURES, MAX_LANES } from './lockstep.ts'
import { ExtentChoice } from '../ExtentChoice.tsx'
import { LOCKSTEP } from '../words.ts'
import { HeatIcon } from '../../board/HeatIcon.tsx'
import { Button } from '../../controls/Button.tsx'
import { useActions, useApp, useCommand, useWords } from '../../store/useApp.ts'
import choices from '../../controls/Choices.module.css'
import { useLockstep } from './useLockstep.ts'
import styles from './LockstepControls.module.css'

export function LockstepTitle() {
  const words = useWords(LOCKSTEP)
  const lanes = useLockstep((shown) => shown.lanes.length)
  return <h2>{lanes > 0 && words.title(lanes)}</h2>
}

/**
 * Controls of a lockstep: the measure by which its lanes are in step, whether they search for the first or all
 * solutions, the heat map, and adding a lane.
 */
export function LockstepControls() {
  const lanes = useLockstep((shown) => shown.lanes)
  const words = useWords(LOCKSTEP)
  const lockstep = useCommand(lockstepOf)
  const measure = useApp(({ lockstep }) => lockstep?.measure)
  const possible = measuresOf(lanes)
  const isLimited = possible.length < MEASURES.length
  const whyLimited = useId()
  const extents = new Set(lanes.flatMap(({ program }) => (program.kind === 'own' ? [] : [program.extent])))
  return (
    <>
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
                  name="lockstep-measure"
                  checked={one === measure}
                  disabled={!possible.includes(one)}
                  onChange={() => lockstep({ kind: 'measure', measure: one })}
                />
                <span>{words.measures[one]}</span>
              </label>
            ))}
          </div>
        </div>
        <div className={styles.group}>
          <span aria-hidden="true">{words.extent}</span>
          <ExtentChoice
            label={words.extent}
            extent={extents.size === 1 ? [...extents][0] : undefined}
            choose={(extent) => lockstep({ kind: 'extent', extent })}
          />
        </div>
      </div>
      <div className={styles.adding}>
        <HeatToggle />
        <span>{words.lanes(lanes.length, MAX_LANES)}</span>
        <Button
          label={words.add}
          icon={<span aria-hidden="true">+</span>}
          isIdle={lanes.length >= MAX_LANES}
          onClick={() => lockstep({ kind: 'add' })}
        />
      </div>
      {isLimited && (
        <p id={whyLimited} className={styles.why}>
          {words.eventsAlone}
        </p>
      )}
    </>
  )
}

function HeatToggle() {
  const words = useWords(LOCKSTEP)
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
