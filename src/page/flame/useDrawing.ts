import { useEffect, useState } from 'react'
import { type Clock, createClock } from '../player/clock.ts'

/**
 * Returns a function that draws at most once per frame. The latest drawing replaces a pending one: a pan and its
 * results may draw in one frame.
 */
export function useDrawing(): (draw: () => void) => void {
  const [drawing] = useState(() => createDrawing(createClock(window)))
  useEffect(() => drawing.stop, [drawing])
  return drawing.schedule
}

function createDrawing(clock: Clock) {
  /** The drawing for the next frame; undefined if none is pending. */
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
