/** Which events a film shows: from the board after event `from` to the board after event `to`. */
import type { VisibleRange } from '../timeline/visibleRange.ts'

/** Number of events in a film whose range the user has not chosen. */
const FILM_EVENTS = 60

export type FilmEdge = 'from' | 'to'

/** Returns the events that follow `here`; if too few follow, the last events of the trace. */
export function nextEvents(here: number, events: number): VisibleRange {
  const from = Math.max(0, Math.min(here, events - FILM_EVENTS))
  return { from, to: Math.min(events, from + FILM_EVENTS) }
}

/** Returns the film with an edge moved into the trace. The other edge gives way and then keeps the film's length. */
export function withEdge(film: VisibleRange, edge: FilmEdge, event: number, events: number): VisibleRange {
  const length = film.to - film.from
  if (edge === 'from') {
    const from = Math.max(0, Math.min(event, events - 1))
    return { from, to: film.to > from ? film.to : Math.min(events, from + length) }
  }
  const to = Math.max(1, Math.min(event, events))
  return { from: film.from < to ? film.from : Math.max(0, to - length), to }
}

/** Returns the part of the film that the trace has: at least one event. */
export function withinTrace({ from, to }: VisibleRange, events: number): VisibleRange {
  const end = Math.max(1, Math.min(to, events))
  return { from: Math.min(from, end - 1), to: end }
}
