import { lockstepOf } from './commands.ts'
import { programId } from '../../own/choice.ts'
import { axisEndOf, hasFinished, isWhole, positionIn } from './standings.ts'
import type { Lane } from './lockstep.ts'
import { LOCKSTEP } from '../words.ts'
import timeline from '../../timeline/Timeline.module.css'
import { useCommand, useWords } from '../../store/useApp.ts'
import { LaneWave } from './LaneWave.tsx'
import styles from './LockstepTimeline.module.css'
import { useProgramName } from '../useProgramName.ts'
import { useLockstep } from './useLockstep.ts'

/** Waveforms of all lanes (programs) on one axis, covered by a native slider that is the shared playhead. */
export function LockstepTimeline({ lanes }: { readonly lanes: readonly Lane[] }) {
  const words = useWords(LOCKSTEP)
  const nameOf = useProgramName()
  const measure = useLockstep((shown) => shown.measure)
  return (
    <div className={styles.timeline} data-lanes={lanes.length} data-ends>
      {lanes.map((lane) => (
        <div className={styles.name} key={lane.id}>
          <span>{nameOf(programId(lane.program))}</span>
          <small>{words.length(measure, lane.known)}</small>
        </div>
      ))}
      <div className={styles.tracks}>
        {lanes.map((lane) => (
          <Track key={lane.id} lane={lane} />
        ))}
        <LockstepPlayhead />
      </div>
    </div>
  )
}

/** Waveform of a lane as far as known; its end is marked once the whole search is known. */
function Track({ lane }: { readonly lane: Lane }) {
  const words = useWords(LOCKSTEP)
  const end = useLockstep(axisEndOf)
  const isFinished = useLockstep((shown) => hasFinished(lane, shown))
  const measure = useLockstep((shown) => shown.measure)
  const share = end === 0 ? 0 : lane.known / end
  const startOffset = end === 0 ? 0 : lane.startOffset / end
  const isRoomy = share < 0.8
  return (
    <div className={styles.track} data-finished={isFinished}>
      <div
        className={styles.way}
        style={{ marginLeft: `${startOffset * 100}%`, width: `${Math.max(0, share - startOffset) * 100}%` }}
      >
        <LaneWave lane={lane} />
      </div>
      {isWhole(lane) && lane.known > 0 && (
        <span className={styles.end} style={{ left: `${share * 100}%` }} data-testid="lane-end">
          {isRoomy && <small>{words.end(measure, lane.known)}</small>}
        </span>
      )}
    </div>
  )
}

function LockstepPlayhead() {
  const words = useWords(LOCKSTEP)
  const lockstep = useCommand(lockstepOf)
  const at = useLockstep(positionIn)
  const end = useLockstep(axisEndOf)
  const measure = useLockstep((shown) => shown.measure)
  return (
    <input
      className={timeline.slider}
      type="range"
      aria-label={words.timeline}
      aria-valuetext={words.position(measure, at, end)}
      min={0}
      max={end}
      step={1}
      value={at}
      onChange={({ target }) => lockstep({ kind: 'seek', at: target.valueAsNumber })}
    />
  )
}
