import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { eventsOf } from '../../app/session/selectors.ts'
import type { VisibleRange } from '../../app/view/visibleRange.ts'
import { EMPTY_ENVELOPE } from '../../core/trace/envelope.ts'
import { sourceOf } from '../source.ts'
import { useApp, useSession } from '../useApp.ts'
import { drawWaveform } from './drawWaveform.ts'
import styles from './Waveform.module.css'
import { useCanvasSize } from './useCanvasSize.ts'
import { useWaveformColours } from './useWaveformColours.ts'

interface WaveformProps {
  /** The colours: of the played part, or of the rest. */
  readonly tone: 'played' | 'rest'
  /** The part to draw; undefined for the whole trace. */
  readonly range: VisibleRange | undefined
  /** Nothing is drawn that the other tone covers. */
  readonly isSeen: boolean
}

/** Loaded by the first range that is narrow enough for it. Until it comes, or where it does not, the envelope is drawn. */
const detailDrawing = sourceOf(() => import('./drawDetail.ts'))

/** The depth of the search on a canvas as fine as the screen. A playhead that moves does not ask for it. */
export const Waveform = memo(function Waveform({ tone, range, isSeen }: WaveformProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const size = useCanvasSize(canvas)
  const envelope = useSession(({ run }) => (run.status === 'open' ? run.progress.envelope : EMPTY_ENVELOPE))
  const events = useSession(({ run }) => eventsOf(run))
  const deepest = useSession(({ run }) => (run.status === 'open' ? run.progress.deepest : 0))
  const detail = useApp((app) => (range === undefined ? undefined : app.detail))
  const closer = useApp((app) => (range === undefined ? undefined : app.rangeEnvelope))
  const coloursOf = useWaveformColours()
  const isDetailed = detail !== undefined
  const [drawing, setDrawing] = useState(detailDrawing.loaded)

  useEffect(() => {
    if (isDetailed) detailDrawing.ask().then(setDrawing, () => undefined)
  }, [isDetailed])

  // Together with the stretch of what has been drawn, and before a canvas of another size is seen empty.
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || !isSeen) return
    if (detail === undefined || drawing === undefined)
      drawWaveform(context, envelope, closer, range ?? { from: 0, to: events }, deepest, coloursOf)
    else drawing.drawDetail(context, detail, window.devicePixelRatio, coloursOf(context.canvas))
  }, [envelope, closer, events, deepest, detail, drawing, range, size, coloursOf, isSeen])

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
