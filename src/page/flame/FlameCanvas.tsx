import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { eventOf } from '../session/selectors.ts'
import type { VisibleRange } from '../timeline/visibleRange.ts'
import { useApp, useSession } from '../store/useApp.ts'
import { drawFlame } from './drawFlame.ts'
import type { FlameScale } from './flameScale.ts'
import { TONES, useFlameStyle } from './flameStyle.ts'
import type { ChartSize } from './useChartSize.ts'
import { type Clock, createClock } from '../player/clock.ts'
import styles from './Flame.module.css'

interface FlameCanvasProps {
  readonly size: ChartSize
  readonly shown: VisibleRange
  readonly scale: FlameScale
}

/** Draws the flame chart at device resolution. */
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

/**
 * Returns a function that draws at most once per frame. The latest drawing replaces a pending one: a pan and its
 * results may draw in one frame.
 */
function useDrawing(): (draw: () => void) => void {
  const [drawing] = useState(() => createDrawing(createClock(window)))
  useEffect(() => drawing.stop, [drawing])
  return drawing.schedule
}

function createDrawing(clock: Clock) {
  let latest: (() => void) | undefined
  return {
    schedule(draw: () => void): void {
      // Not rescheduled while pending, or continuous motion would postpone it forever.
      if (latest === undefined) clock.start(drawLatest)
      latest = draw
    },
    stop,
  }

  function stop(): void {
    clock.stop()
    latest = undefined
  }

  function drawLatest(): void {
    const draw = latest
    stop()
    draw?.()
  }
}
