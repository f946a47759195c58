/** Which events of a range an animation shows, and for how long. */

/** Frames in a second, at most. */
const FRAME_RATE = 10

/** So long the last frame stays. */
export const LAST_FRAME_MS = 1500

export interface Animation {
  /** The events to be shown, ascending. */
  readonly events: readonly number[]
  /** Of each frame but the last. */
  readonly delayMs: number
}

/** @param from, to the first and the last event shown @param seconds how long it takes, but for the last frame */
export function animationOf(from: number, to: number, seconds: number): Animation {
  const frames = Math.max(1, Math.min(to - from, seconds * FRAME_RATE))
  const events = Array.from(
    { length: frames + 1 },
    (_, index) => from + Math.round((index * (to - from)) / frames),
  )
  return { events: [...new Set(events)], delayMs: (seconds * 1000) / frames }
}

/**
 * About how many bytes an animation will have, as measured on a hard puzzle: the more events between two frames, the more of the
 * board has changed. @param widthPx of a frame
 */
export function estimatedBytes({ events }: Animation, widthPx: number): number {
  const eventsAFrame = (events[events.length - 1] - events[0]) / Math.max(1, events.length - 1)
  const bytesAPixel = 5.5 + 3 * Math.log10(Math.max(1, eventsAFrame))
  return bytesAPixel * widthPx * events.length
}
