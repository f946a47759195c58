/** Which events of a range an animation shows, and for how long. */
import type { FilmFormat } from './film.ts'

/** Frames in a second, at most. */
const FRAME_RATE = 10

/** In a video, so often there is a frame that is a picture of its own. */
export const WHOLE_FRAME_SECONDS = 5

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

/** How finely a video is encoded: fine enough for digits to stay sharp. @param widthPx of a frame */
export function videoBitsASecond(widthPx: number): number {
  return 3000 * widthPx
}

/** Of a frame that is a picture of its own, of one that is an event later than the last, and so much more for ten times the events. */
interface Measured {
  readonly whole: number
  readonly changed: number
  readonly changedMore: number
}

/** In bytes for each pixel that the picture is wide, as measured on a hard puzzle. */
const MEASURED: Readonly<Record<FilmFormat, Measured>> = {
  gif: { whole: 20, changed: 2.2, changedMore: 1.4 },
  webm: { whole: 28, changed: 3.3, changedMore: 1.2 },
  mp4: { whole: 22, changed: 1, changedMore: 0.8 },
}

/** About how many bytes a film will have: the more events between two frames, the more changes. @param widthPx of a frame */
export function estimatedBytes(format: FilmFormat, { events, delayMs }: Animation, widthPx: number): number {
  const { whole, changed, changedMore } = MEASURED[format]
  const seconds = (events.length * delayMs) / 1000
  const wholes = format === 'gif' ? 1 : Math.ceil(seconds / WHOLE_FRAME_SECONDS)
  const eventsAFrame = (events[events.length - 1] - events[0]) / Math.max(1, events.length - 1)
  const bytesAFrame = changed + changedMore * Math.log10(Math.max(1, eventsAFrame))
  return widthPx * (wholes * whole + events.length * bytesAFrame)
}
