/**
 * Counts how often each cell was filled: within the range of events to which the timeline is zoomed, or else up to the
 * event on the board.
 */
import type { RangeFills } from '../../core/trace/fillCounts.ts'
import { eventsOf } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import type { TraceSource } from '../session/traceSource.ts'
import type { AppState } from '../store/state.ts'
import type { HeatMap } from './view.ts'
import type { VisibleRange } from './visibleRange.ts'

interface HeatMapDependencies {
  /** Returns the source of the trace that the page shows. */
  source(): Pick<TraceSource, 'countFills' | 'dropFills'>
  readonly now: () => number
}

/** Minimum time between updates while playing; figures that change more often are unreadable. */
export const HEAT_MAP_EVERY_MS = 200

/** @returns `refresh`, which requests the counts if they are due; to be called after every change of the state */
export function createHeatMap(
  get: () => AppState,
  set: (change: Partial<AppState>) => void,
  { source, now }: HeatMapDependencies,
): { refresh(): void } {
  let requestedAtMs = Number.NEGATIVE_INFINITY
  return {
    refresh() {
      const { heatMap, playing } = get()
      const range = rangeToCount(get())
      if (range === undefined) {
        if (heatMap === undefined) return
        source().dropFills()
        return set({ heatMap: undefined })
      }
      if (!isRequestDue(heatMap, range)) return
      if (playing && now() - requestedAtMs < HEAT_MAP_EVERY_MS) return
      if (!source().countFills(range)) return
      requestedAtMs = now()
      set({ heatMap: { requestedRange: range, fills: heatMap?.fills } })
    },
  }
}

/**
 * Returns the range in which to count, as far as its events are known; undefined if none is known yet, if the heat map
 * is off, or if no run is open.
 */
function rangeToCount(state: AppState): VisibleRange | undefined {
  const { run, frame } = frontOf(state)
  if (!state.preferences.showsHeatMap || run.status !== 'open') return undefined
  const { from, to } = state.visibleRange ?? { from: 0, to: frame.moment.event }
  const reached = Math.min(to, eventsOf(run))
  return reached > from ? { from, to: reached } : undefined
}

/** Returns true if a range is to be counted: it is not counted yet, and no earlier request is still being counted. */
export function isRequestDue(heatMap: HeatMap | undefined, range: VisibleRange): boolean {
  return heatMap === undefined || (isCounted(heatMap) && !sameRange(heatMap.requestedRange, range))
}

/** True if the whole requested range has been counted. */
function isCounted({ requestedRange, fills }: HeatMap): boolean {
  return fills !== undefined && sameRange(requestedRange, fills) && fills.reached === fills.to
}

function sameRange(one: VisibleRange, other: VisibleRange): boolean {
  return one.from === other.from && one.to === other.to
}

/** Returns the heat map with new counts; unchanged if they are not the requested ones. */
export function withFills(heatMap: HeatMap | undefined, fills: RangeFills): HeatMap | undefined {
  return heatMap !== undefined && sameRange(heatMap.requestedRange, fills)
    ? { requestedRange: heatMap.requestedRange, fills }
    : heatMap
}
