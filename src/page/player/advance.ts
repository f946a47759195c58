/** Moves a playhead while it plays: pure arithmetic in events and milliseconds. */
import type { EventsPerSecond } from './playback.ts'

/** A moving playhead: the event that it shows, and the elapsed part of the time to the next event. */
export interface Playhead {
  readonly event: number
  /** 0 ≤ fraction < 1 */
  readonly fraction: number
}

/** Returns the playhead `elapsedMs` later. It stops at event `end`; time spent there is not made up for. */
export function advance(playhead: Playhead, elapsedMs: number, rate: EventsPerSecond, end: number): Playhead {
  const exact = playhead.event + playhead.fraction + (elapsedMs * rate) / 1000
  if (exact >= end) return { event: end, fraction: 0 }
  const event = Math.floor(exact)
  return { event, fraction: exact - event }
}
