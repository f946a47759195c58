/** Computes the visible range of the trace, in events. An undefined range is the whole trace. */

/** Events `from` < n ≤ `to`. */
export interface VisibleRange {
  readonly from: number
  readonly to: number
}

/** Minimum length of a visible range, in events: each event then has room for its cell and digit. */
export const NARROWEST = 16

/** Returns a range of at least `NARROWEST` events, moved into the trace; undefined if it covers the whole trace. */
function clampedRange(from: number, length: number, events: number): VisibleRange | undefined {
  const whole = Math.max(NARROWEST, Math.min(events, Math.round(length)))
  if (whole >= events) return undefined
  const start = clamp(0, Math.round(from), events - whole)
  return { from: start, to: start + whole }
}

function clamp(least: number, number: number, most: number): number {
  return Math.max(least, Math.min(most, number))
}

/**
 * Returns the range `factor` times as narrow, with the point `at` fixed on screen.
 * @param at a point on the axis of events, on which event n extends from n − 1 to n. The events on both sides of the
 *   point stay in the range
 * @param events length of the trace
 */
export function zoomed(
  range: VisibleRange | undefined,
  factor: number,
  at: number,
  events: number,
): VisibleRange | undefined {
  const { from, to } = range ?? { from: 0, to: events }
  const length = Math.max(NARROWEST, Math.round((to - from) / factor))
  const share = to > from ? (at - from) / (to - from) : 0.5
  const start = Math.round(at - share * length)
  const [before, after] = [Math.ceil(at), Math.floor(at) + 1]
  const least = at >= from && after <= to ? after - length : start
  const most = at <= to && before > from ? before - 1 : start
  return clampedRange(clamp(least, start, most), length, events)
}

/** Returns a visible range that shows the given events; more on both sides if they are fewer than `NARROWEST`. */
export function rangeAround({ from, to }: VisibleRange, events: number): VisibleRange | undefined {
  const length = Math.max(NARROWEST, to - from)
  return clampedRange((from + to - length) / 2, length, events)
}

/** Moves the range by `by` times its length (backwards if negative), clamped to the trace. */
export function panned(
  range: VisibleRange | undefined,
  by: number,
  events: number,
): VisibleRange | undefined {
  if (range === undefined) return undefined
  const length = range.to - range.from
  return clampedRange(range.from + by * length, length, events)
}

/** Returns the range; if the event is outside, a range of the same length with the event in its centre. */
export function recentered(
  range: VisibleRange | undefined,
  event: number,
  events: number,
): VisibleRange | undefined {
  if (range === undefined || (event >= range.from && event <= range.to)) return range
  const length = range.to - range.from
  return clampedRange(event - length / 2, length, events)
}
