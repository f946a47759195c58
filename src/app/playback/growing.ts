import type { Clock } from './clock.ts'
import { eventsOf, overviewEndOf } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import type { AppStore } from '../store/store.ts'

/** Longer than it takes from one report to the next, so that the growth goes on at an even pace. */
const CATCH_UP_MS = 140

/** A picture stretched further than this is no longer one of the search: at its very beginning the overview jumps. */
const WIDEST_STRETCH = 2

/** Has the overview of a search grow frame by frame instead of report by report, a little behind the search. */
export function growSmoothly(store: AppStore, clock: Clock, prefersReducedMotion: () => boolean): void {
  let isGrowing = false
  let start = 0
  let elapsedMs = 0

  function showAll(): void {
    clock.stop()
    isGrowing = false
    store.setState({ overviewEnd: Number.POSITIVE_INFINITY })
  }

  function grow(frameMs: number): void {
    elapsedMs += frameMs
    if (elapsedMs >= CATCH_UP_MS) return showAll()
    const events = eventsOf(frontOf(store.getState()).run)
    store.setState({ overviewEnd: start + (events - start) * (elapsedMs / CATCH_UP_MS) })
  }

  store.subscribe((state, before) => {
    const [events, eventsBefore] = [eventsOf(frontOf(state).run), eventsOf(frontOf(before).run)]
    if (events === eventsBefore) return
    if (eventsBefore === 0 || events < eventsBefore || prefersReducedMotion()) return showAll()
    start = Math.max(overviewEndOf(before), events / WIDEST_STRETCH)
    elapsedMs = 0
    store.setState({ overviewEnd: start })
    if (!isGrowing) clock.start(grow)
    isGrowing = true
  })
}
