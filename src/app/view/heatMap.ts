/** Counts how often each cell was filled: up to the event on the board, or within the visible range if there is one. */
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
export const EVERY_MS = 200

/** @returns `refresh`, to be called after every change of the state */
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
      if (playing && now() - requestedAtMs < EVERY_MS) return
      if (!source().countFills(range)) return
      requestedAtMs = now()
      set({ heatMap: { requestedRange: range, fills: heatMap?.fills } })
    },
  }
}

/** Returns the range in which to count; undefined if the heat map is off or no event in the range is known yet. */
function rangeToCount(state: AppState): VisibleRange | undefined {
  const { run, frame } = frontOf(state)
  if (!state.preferences.showsHeatMap || run.status !== 'open') return undefined
  const { from, to } = state.visibleRange ?? { from: 0, to: frame.moment.event }
  const reached = Math.min(to, eventsOf(run))
  return reached > from ? { from, to: reached } : undefined
}

/** Returns true if a range should be requested. One request at a time: results are shown before the next one. */
export function isRequestDue(heatMap: HeatMap | undefined, range: VisibleRange): boolean {
  return heatMap === undefined || (isCounted(heatMap) && !sameRange(heatMap.requestedRange, range))
}

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
