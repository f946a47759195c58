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

/** Times as long as from the last report to this one: so that the growth goes on at an even pace until the next. */
const OVERLAP = 1.4

/** That of a search on a page that keeps up, and as long as it may lag behind on one that does not. */
const SHORTEST_MS = 140
const LONGEST_MS = 1000

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
  /** When the latest report came. */
  let sinceMs = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined

  function change(next: Growth | undefined): void {
    clearTimeout(timer)
    if (next !== undefined) timer = setTimeout(() => change(undefined), next.durationMs)
    growth = next
    show(next)
  }

  store.subscribe((state, before) => {
    const [events, eventsBefore] = [eventsOf(frontOf(state).run), eventsOf(frontOf(before).run)]
    if (events === eventsBefore) return
    const passedMs = performance.now() - sinceMs
    sinceMs += passedMs
    if (eventsBefore === 0 || events < eventsBefore || prefersReducedMotion()) return change(undefined)
    const shown =
      growth === undefined ? eventsBefore : shownAt(growth, Math.min(1, passedMs / growth.durationMs))
    const durationMs = Math.max(SHORTEST_MS, Math.min(LONGEST_MS, passedMs * OVERLAP))
    change({ from: Math.max(shown, events / WIDEST_STRETCH), to: events, durationMs })
  })
}
