/** Plans animations of a range of events: which events they show, for how long, and how large the file becomes. */
import type { FilmFormat } from './film.ts'

/** Maximum frames per second. */
const FRAME_RATE = 10

/** Interval between key frames of videos. */
export const WHOLE_FRAME_SECONDS = 5

export const LAST_FRAME_MS = 1500

export interface AnimationFrames {
  /** Events shown, ascending. */
  readonly events: readonly number[]
  /** Duration of every frame but the last. */
  readonly delayMs: number
}

/**
 * Selects evenly spaced events for an animation.
 * @param from, to first and last event shown @param seconds duration without the last frame
 */
export function animationOf(from: number, to: number, seconds: number): AnimationFrames {
  const frames = Math.max(1, Math.min(to - from, seconds * FRAME_RATE))
  const events = Array.from(
    { length: frames + 1 },
    (_, index) => from + Math.round((index * (to - from)) / frames),
  )
  return { events: [...new Set(events)], delayMs: (seconds * 1000) / frames }
}

/** Returns a bit rate at which digits stay sharp. @param widthPx of a frame */
export function videoBitsPerSecond(widthPx: number): number {
  return 3000 * widthPx
}

/** Sizes of frames, in bytes per pixel of width. */
interface FrameSizes {
  /** Size of a key frame. */
  readonly whole: number
  /** Size of a frame that shows one event more than the previous frame. */
  readonly changed: number
  /** Additional size for each factor of 10 in the number of events between two frames. */
  readonly changedMore: number
}

/** Sizes measured on a hard puzzle. */
const MEASURED: Readonly<Record<FilmFormat, FrameSizes>> = {
  gif: { whole: 20, changed: 2.2, changedMore: 1.4 },
  webm: { whole: 28, changed: 3.3, changedMore: 1.2 },
  mp4: { whole: 22, changed: 1, changedMore: 0.8 },
}

/** Estimates the size of a film: more events between two frames change more pixels. @param widthPx of a frame */
export function estimatedBytes(
  format: FilmFormat,
  { events, delayMs }: AnimationFrames,
  widthPx: number,
): number {
  const { whole, changed, changedMore } = MEASURED[format]
  const seconds = (events.length * delayMs) / 1000
  const wholes = format === 'gif' ? 1 : Math.ceil(seconds / WHOLE_FRAME_SECONDS)
  const eventsAFrame = (events[events.length - 1] - events[0]) / Math.max(1, events.length - 1)
  const bytesAFrame = changed + changedMore * Math.log10(Math.max(1, eventsAFrame))
  return widthPx * (wholes * whole + events.length * bytesAFrame)
}
