/** The window of the trace that the detail strip shows: pure arithmetic in events. */

/** Events `from` < n ≤ `to`. */
export interface TraceWindow {
  readonly from: number
  readonly to: number
}

/** No window is narrower: each event then has room for its cell and digit. */
export const NARROWEST = 16

function placed(from: number, length: number, events: number): TraceWindow | undefined {
  const whole = Math.max(NARROWEST, Math.min(events, Math.round(length)))
  if (whole >= events) return undefined
  const start = between(0, Math.round(from), events - whole)
  return { from: start, to: start + whole }
}

function between(least: number, number: number, most: number): number {
  return Math.max(least, Math.min(most, number))
}

/**
 * The window `factor` times as narrow, with the event `at` where it was on screen.
 * @param window undefined for the whole trace, as in the result
 * @param at where events end: event n lies between n − 1 and n. The events on either side of it stay in the window
 * @param events length of the trace
 */
export function zoomed(
  window: TraceWindow | undefined,
  factor: number,
  at: number,
  events: number,
): TraceWindow | undefined {
  const { from, to } = window ?? { from: 0, to: events }
  const length = Math.max(NARROWEST, Math.round((to - from) / factor))
  const share = to > from ? (at - from) / (to - from) : 0.5
  const start = Math.round(at - share * length)
  const [before, after] = [Math.ceil(at), Math.floor(at) + 1]
  const least = at >= from && after <= to ? after - length : start
  const most = at <= to && before > from ? before - 1 : start
  return placed(between(least, start, most), length, events)
}

/** The window moved by a part of its length, as far as the trace goes. */
export function panned(window: TraceWindow | undefined, by: number, events: number): TraceWindow | undefined {
  if (window === undefined) return undefined
  const length = window.to - window.from
  return placed(window.from + by * length, length, events)
}

/** The window moved as little as needed to show an event with some room around it. */
export function following(
  window: TraceWindow | undefined,
  event: number,
  events: number,
): TraceWindow | undefined {
  if (window === undefined || (event >= window.from && event <= window.to)) return window
  const length = window.to - window.from
  return placed(event - length / 2, length, events)
}
