import { eventsOf } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import type { AppStore } from '../store/store.ts'

/** How the overview grows from one report of a search to the next, a little behind the search. */
export interface Growth {
  /** Events that it shows from edge to edge at first; from there it goes evenly to all that are known. */
  readonly from: number
  readonly to: number
  readonly durationMs: number
}

/** Longer than it takes from one report to the next, so that the growth goes on at an even pace. */
const DURATION_MS = 140

/** A picture stretched further than this is no longer one of the search: at its very beginning the overview jumps. */
const WIDEST_STRETCH = 2

/** Events that the overview shows from edge to edge at a share of its growth, 0 to 1. */
export function shownAt({ from, to }: Growth, share: number): number {
  return from + (to - from) * share
}

/**
 * Has the overview of a search grow evenly instead of report by report.
 * @param show moves what is drawn of it by itself from now on; undefined once all is shown
 */
export function growSmoothly(
  store: AppStore,
  prefersReducedMotion: () => boolean,
  show: (growth: Growth | undefined) => void,
): void {
  let growth: Growth | undefined
  let sinceMs = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function change(next: Growth | undefined): void {
    clearTimeout(timer)
    if (next !== undefined) timer = setTimeout(() => change(undefined), DURATION_MS)
    growth = next
    sinceMs = performance.now()
    show(next)
  }

  store.subscribe((state, before) => {
    const [events, eventsBefore] = [eventsOf(frontOf(state).run), eventsOf(frontOf(before).run)]
    if (events === eventsBefore) return
    if (eventsBefore === 0 || events < eventsBefore || prefersReducedMotion()) return change(undefined)
    const share = Math.min(1, (performance.now() - sinceMs) / DURATION_MS)
    const shown = growth === undefined ? eventsBefore : shownAt(growth, share)
    change({ from: Math.max(shown, events / WIDEST_STRETCH), to: events, durationMs: DURATION_MS })
  })
}
