import { eventsOf } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import type { AppStore } from '../store/store.ts'

/** Growth of the overview (the timeline of the whole search) after a progress report, slightly behind the search. */
export interface Growth {
  /** Events shown from edge to edge at the start; grows linearly to `to`. */
  readonly from: number
  readonly to: number
  readonly durationMs: number
}

/** Growth duration relative to the time between reports. Above 1, so that growth still goes on at the next report. */
const OVERLAP = 1.4

/** Bounds of the growth duration: enough for a report every 100 ms, and the lag allowed on a slow device. */
const SHORTEST_MS = 140
const LONGEST_MS = 1000

/**
 * Maximum factor by which growth stretches the drawn overview. Stretched further, the overview would no longer resemble
 * the search; instead, it first jumps to a wider range.
 */
const WIDEST_STRETCH = 2

/** Returns the number of events known of the session in front. */
export function shownEvents(state: AppState): number {
  return eventsOf(frontOf(state).run)
}

/** Returns the events shown from edge to edge at a share of the growth, 0 to 1. */
export function shownAt({ from, to }: Growth, share: number): number {
  return from + (to - from) * share
}

/**
 * Grows the overview of a search evenly instead of report by report.
 * @param show animates the drawn overview; with undefined, ends the animation and shows all events
 */
export function growSmoothly(
  store: AppStore,
  prefersReducedMotion: () => boolean,
  show: (growth: Growth | undefined) => void,
): void {
  let growth: Growth | undefined
  /** Time of the latest report. */
  let sinceMs = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Shows a growth, and ends it after its duration; with undefined, ends the current one. */
  function setGrowth(next: Growth | undefined): void {
    clearTimeout(timer)
    if (next !== undefined) timer = setTimeout(() => setGrowth(undefined), next.durationMs)
    growth = next
    show(next)
  }

  store.subscribe(shownEvents, (events, eventsBefore) => {
    const passedMs = performance.now() - sinceMs
    sinceMs += passedMs
    if (eventsBefore === 0 || events < eventsBefore || prefersReducedMotion()) return setGrowth(undefined)
    const shown =
      growth === undefined ? eventsBefore : shownAt(growth, Math.min(1, passedMs / growth.durationMs))
    const durationMs = Math.max(SHORTEST_MS, Math.min(LONGEST_MS, passedMs * OVERLAP))
    setGrowth({ from: Math.max(shown, events / WIDEST_STRETCH), to: events, durationMs })
  })
}
