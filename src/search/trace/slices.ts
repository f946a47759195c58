import type { Engine, SliceObserver } from '../engine/engine.ts'

/**
 * Runs a search until it ends or `events` is filled up to index `to`. Reports the depths of each `slice` events to
 * `observe`.
 * @returns the index after the last event written
 */
export function runInSlices(
  search: Engine,
  events: Uint16Array,
  to: number,
  slice: number,
  observe: SliceObserver,
): number {
  if (search.runInSlices !== undefined) return search.runInSlices(events, 0, to, slice, observe)
  let filled = 0
  while (filled < to && !search.ended) {
    const end = search.run(events, filled, Math.min(to, filled + slice))
    if (end > filled) observe(search.lowest, search.highest, end - filled, search.sum)
    filled = end
  }
  return filled
}
