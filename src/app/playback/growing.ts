import { eventsOf } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import type { AppStore } from '../store/store.ts'
import { shownAt } from '../view/growth.ts'

/** Longer than it takes from one report to the next, so that the growth goes on at an even pace. */
const DURATION_MS = 140

/** A picture stretched further than this is no longer one of the search: at its very beginning the overview jumps. */
const WIDEST_STRETCH = 2

/** Has the overview of a search grow evenly instead of report by report. What is drawn of it moves by itself in between. */
export function growSmoothly(store: AppStore, prefersReducedMotion: () => boolean): void {
  let timer: ReturnType<typeof setTimeout> | undefined

  function end(): void {
    clearTimeout(timer)
    if (store.getState().growth !== undefined) store.setState({ growth: undefined })
  }

  /** Events that the overview shows by now. @param events that it shows unless it grows */
  function shownBy(nowMs: number, events: number): number {
    const { growth } = store.getState()
    return growth === undefined
      ? events
      : shownAt(growth, Math.min(1, (nowMs - growth.sinceMs) / DURATION_MS))
  }

  store.subscribe((state, before) => {
    const [events, eventsBefore] = [eventsOf(frontOf(state).run), eventsOf(frontOf(before).run)]
    if (events === eventsBefore) return
    if (eventsBefore === 0 || events < eventsBefore || prefersReducedMotion()) return end()
    const sinceMs = performance.now()
    const from = Math.max(shownBy(sinceMs, eventsBefore), events / WIDEST_STRETCH)
    clearTimeout(timer)
    timer = setTimeout(end, DURATION_MS)
    store.setState({ growth: { from, to: events, sinceMs, durationMs: DURATION_MS } })
  })
}
