import { useEffect, useState } from 'react'
import { type Clock, createClock } from '../../../app/playback/clock.ts'

/**
 * Draws at the next frame, and of several drawings asked for before that only the last: of those of a pan and of the
 * answers to it nobody would see the others.
 */
export function useDrawing(): (draw: () => void) => void {
  const [drawing] = useState(() => drawingBy(createClock(window)))
  useEffect(() => drawing.stop, [drawing])
  return drawing.ask
}

function drawingBy(clock: Clock) {
  let latest: (() => void) | undefined
  return {
    ask(draw: () => void): void {
      // A frame that is waited for is not put off, or what moves all the time would never be drawn.
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
