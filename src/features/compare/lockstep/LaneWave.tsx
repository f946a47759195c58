import { useLayoutEffect, useRef } from 'react'
import { eventAtTick } from './lanePace.ts'
import { positionIn } from '../../../app/compare/standings.ts'
import type { Lane } from '../../../app/compare/lockstep.ts'
import { eventsOf } from '../../../app/session/selectors.ts'
import { EMPTY_ENVELOPE } from '../../../core/trace/envelope.ts'
import { drawWaveform } from '../../../ui/timeline/drawWaveform.ts'
import { useCanvasSize } from '../../../ui/timeline/useCanvasSize.ts'
import { useWaveformColours } from '../../../ui/timeline/useWaveformColours.ts'
import waveform from '../../../ui/timeline/Waveform.module.css'
import styles from './LockstepTimeline.module.css'
import { useLaneSession, useLockstep } from './useLockstep.ts'

/** Waveform of the search depth in a lane (programs in step), on the axis of all lanes; the played part is coloured. */
export function LaneWave({ lane }: { readonly lane: Lane }) {
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
  const pace = lane.pace?.measure === measure ? lane.pace : undefined
  const coloursOf = useWaveformColours()

  // A layout effect, so that a resized canvas is never painted empty.
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const whole = { from: 0, to: events }
    const eventAt =
      pace && ((share: number) => eventAtTick(pace, startOffset + share * (known - startOffset)))
    drawWaveform(context, envelope, undefined, whole, deepest, coloursOf, eventAt)
  }, [envelope, events, deepest, size, coloursOf, pace, startOffset, known])

  return (
    <canvas
      ref={canvas}
      className={`${waveform.canvas} ${waveform[tone]}`}
      width={size.width}
      height={size.height}
    />
  )
}
