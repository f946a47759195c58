import { useLayoutEffect, useRef } from 'react'
import { eventAtTick } from './eventAtTick.ts'
import { positionIn } from './standings.ts'
import type { Lane } from './lockstep.ts'
import { eventsOf } from '../../session/selectors.ts'
import { EMPTY_ENVELOPE } from '../../../search/trace/envelope.ts'
import { drawWaveform } from '../../timeline/drawWaveform.ts'
import { useCanvasSize } from '../../timeline/useCanvasSize.ts'
import { useWaveformColours } from '../../timeline/useWaveformColours.ts'
import waveform from '../../timeline/Waveform.module.css'
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
