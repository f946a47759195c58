/**
 * Counts how often each cell was filled: within the range of events to which the timeline is zoomed, or else up to the
 * event on the board.
 */
import { latest } from '../../calls/latest.ts'
import { eventsOf } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import type { TraceSource } from '../../search/jobs/traceSource.ts'
import type { AppState } from '../store/state.ts'
import type { HeatMap } from '../timeline/view.ts'
import type { VisibleRange } from '../timeline/visibleRange.ts'

interface HeatMapDependencies {
  source(): Pick<TraceSource, 'ask'>
  readonly now: () => number
}

/** Minimum time between updates while playing; figures that change more often are unreadable. */
export const HEAT_MAP_EVERY_MS = 200

/** @returns `refresh`, which asks for the counts if they are due; to be called when one of `countedParts` has changed */
export function createHeatMap(
  get: () => AppState,
  set: (change: Partial<AppState>) => void,
  { source, now }: HeatMapDependencies,
): { refresh(): void } {
  const counting = latest()
  let requestedAtMs = Number.NEGATIVE_INFINITY

  function count(range: VisibleRange): void {
    void counting.run(async (signal) => {
      for await (const placements of source().ask('placements', range, signal))
        set({ heatMap: { requestedRange: range, placements } })
    })
  }

  return {
    refresh() {
      const { heatMap, playing } = get()
      const range = rangeToCount(get())
      if (range === undefined) {
        counting.stop()
        if (heatMap !== undefined) set({ heatMap: undefined })
        return
      }
      if (!isRequestDue(heatMap, range)) return
      if (playing && now() - requestedAtMs < HEAT_MAP_EVERY_MS) return
      requestedAtMs = now()
      set({ heatMap: { requestedRange: range, placements: heatMap?.placements } })
      count(range)
    },
  }
}

/** Returns what decides whether the counts are due, apart from the time. */
export function countedParts(state: AppState): readonly unknown[] {
  const range = rangeToCount(state)
  return [range?.from, range?.to, state.heatMap, state.playing]
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
function isCounted({ requestedRange, placements }: HeatMap): boolean {
  return (
    placements !== undefined && sameRange(requestedRange, placements) && placements.reached === placements.to
  )
}

function sameRange(one: VisibleRange, other: VisibleRange): boolean {
  return one.from === other.from && one.to === other.to
}
