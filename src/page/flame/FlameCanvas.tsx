import { useLayoutEffect, useRef } from 'react'
import { eventOf } from '../session/selectors.ts'
import type { VisibleRange } from '../timeline/visibleRange.ts'
import { useApp, useSession } from '../store/useApp.ts'
import { drawFlame } from './drawFlame.ts'
import styles from './Flame.module.css'
import type { FlameScale } from './flameScale.ts'
import { TONES, useFlameStyle } from './flameStyle.ts'
import { useDrawing } from './useDrawing.ts'
import type { ChartSize } from './useChartSize.ts'

interface FlameCanvasProps {
  readonly size: ChartSize
  readonly shown: VisibleRange
  readonly scale: FlameScale
}

/** The flame chart (placements as bars over the events, by depth), on a canvas at device resolution. */
export function FlameCanvas({ size, shown, scale }: FlameCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const palette = useRef<HTMLDivElement>(null)
  const picture = useApp((app) => app.flame?.picture)
  const event = useSession(eventOf)
  const styleOf = useFlameStyle()
  const draw = useDrawing()
  const { from, to } = shown
  const density = window.devicePixelRatio

  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || palette.current === null || picture === undefined || to <= from) return
    const style = styleOf(palette.current)
    draw(() => drawFlame(context, { picture, shown: { from, to }, event, scale, density, ...style }))
  }, [picture, from, to, event, scale, size, density, styleOf, draw])

  return (
    <>
      <canvas
        ref={canvas}
        className={styles.canvas}
        width={Math.round(size.width * density)}
        height={Math.round(size.height * density)}
        data-exact={picture?.isExact ?? false}
        data-testid="flame-canvas"
      />
      <div ref={palette} hidden>
        {TONES.map((tone) => (
          <i key={tone} className={styles[tone]} data-tone={tone} />
        ))}
      </div>
    </>
  )
}
