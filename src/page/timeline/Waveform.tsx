import { memo, useLayoutEffect, useRef } from 'react'
import { eventsOf } from '../session/selectors.ts'
import type { VisibleRange } from './visibleRange.ts'
import { EMPTY_ENVELOPE } from '../../search/trace/envelope.ts'
import { useApp, useSession } from '../store/useApp.ts'
import { drawDetail } from './drawDetail.ts'
import { drawWaveform } from './drawWaveform.ts'
import styles from './Waveform.module.css'
import { useCanvasSize } from './useCanvasSize.ts'
import { useWaveformColours } from './useWaveformColours.ts'

interface WaveformProps {
  /** Colour set: of the played part, or of the rest. */
  readonly tone: 'played' | 'rest'
  /** Range to draw; undefined for the whole trace. */
  readonly range: VisibleRange | undefined
  /** False if the other tone covers everything. */
  readonly isSeen: boolean
}

/**
 * Draws the depth of the search, or the details of a range, on a canvas at device resolution. Moving the playhead does
 * not redraw it.
 */
export const Waveform = memo(function Waveform({ tone, range, isSeen }: WaveformProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const size = useCanvasSize(canvas)
  const envelope = useSession(({ run }) => (run.status === 'open' ? run.progress.envelope : EMPTY_ENVELOPE))
  const events = useSession(({ run }) => eventsOf(run))
  const deepest = useSession(({ run }) => (run.status === 'open' ? run.progress.deepest : 0))
  const detail = useApp((app) => (range === undefined ? undefined : app.detail))
  const closer = useApp((app) => (range === undefined ? undefined : app.rangeEnvelope))
  const coloursOf = useWaveformColours()

  // A layout effect draws before the browser paints: in the frame in which the drawing grows, and before a resized
  // canvas shows empty.
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || !isSeen) return
    if (detail === undefined)
      drawWaveform(context, envelope, closer, range ?? { from: 0, to: events }, deepest, coloursOf)
    else drawDetail(context, detail, window.devicePixelRatio, coloursOf(context.canvas))
  }, [envelope, closer, events, deepest, detail, range, size, coloursOf, isSeen])

  return (
    <canvas
      ref={canvas}
      className={`${styles.canvas} ${styles[tone]}`}
      data-whole={range === undefined}
      width={isSeen ? size.width : 0}
      height={size.height}
    />
  )
})
