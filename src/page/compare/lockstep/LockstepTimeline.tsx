import { lockstepOf } from './commands.ts'
import { programId } from '../../own/choice.ts'
import { axisEndOf, hasFinished, isWhole, positionIn } from './standings.ts'
import type { Lane } from './lockstep.ts'
import { LOCKSTEP } from '../words.ts'
import timeline from '../../timeline/Timeline.module.css'
import { useCommand, useWords } from '../../store/useApp.ts'
import styles from './LockstepTimeline.module.css'
import { useProgramName } from '../useProgramName.ts'
import { useLockstep, useLaneSession } from './useLockstep.ts'
import { useLayoutEffect, useRef } from 'react'
import { eventAtTick } from './laneTimes.ts'
import { eventsOf } from '../../session/selectors.ts'
import { EMPTY_ENVELOPE } from '../../../search/trace/envelope.ts'
import { drawWaveform } from '../../timeline/drawWaveform.ts'
import { useCanvasSize } from '../../timeline/useCanvasSize.ts'
import { useWaveformColours } from '../../timeline/useWaveformColours.ts'
import waveform from '../../timeline/Waveform.module.css'

/** Waveforms of all lanes on one axis, covered by a native slider that is the shared playhead. */
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
    <div className={timeline.whole}>
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
    </div>
  )
}

/** Waveform of the search depth in a lane, on the axis of all lanes; the played part is coloured. */
function LaneWave({ lane }: { readonly lane: Lane }) {
  const length = lane.known - lane.startOffset
  const played = useLockstep((lockstep) =>
    length <= 0 ? 0 : Math.max(0, Math.min(1, (positionIn(lockstep) - lane.startOffset) / length)),
  )
  return (
    <>
      <Wave lane={lane} tone="rest" />
      <div className={styles.played} style={{ clipPath: `inset(0 ${(1 - played) * 100}% 0 0)` }}>
        <Wave lane={lane} tone="played" />
      </div>
    </>
  )
}

function Wave({ lane, tone }: { readonly lane: Lane; readonly tone: 'rest' | 'played' }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const size = useCanvasSize(canvas)
  const progress = useLaneSession(lane, ({ run }) => (run.status === 'open' ? run.progress : undefined))
  const events = useLaneSession(lane, ({ run }) => eventsOf(run)) ?? 0
  const { envelope = EMPTY_ENVELOPE, deepest = 0 } = progress ?? {}
  const measure = useLockstep((lockstep) => lockstep.measure)
  const { startOffset, known } = lane
  const times = lane.times?.measure === measure ? lane.times : undefined
  const coloursOf = useWaveformColours()

  // A layout effect, so that a resized canvas is never painted empty.
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const whole = { from: 0, to: events }
    const eventAt =
      times && ((share: number) => eventAtTick(times, startOffset + share * (known - startOffset)))
    drawWaveform(context, envelope, undefined, whole, deepest, coloursOf, eventAt)
  }, [envelope, events, deepest, size, coloursOf, times, startOffset, known])

  return (
    <canvas
      ref={canvas}
      className={`${waveform.canvas} ${waveform[tone]}`}
      width={size.width}
      height={size.height}
    />
  )
}
