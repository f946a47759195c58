/** Keeps how often each cell was filled: up to the event on the board, or within the visible range if that is a part of the trace. */
import type { RangeFills } from '../../core/trace/fillCounts.ts'
import { eventsOf } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import type { TraceSource } from '../session/traceSource.ts'
import type { AppState } from '../store/state.ts'
import type { HeatMap } from './view.ts'
import type { VisibleRange } from './visibleRange.ts'

interface BrowserEnvironment {
  /** Of the session in front. */
  source(): Pick<TraceSource, 'countFills' | 'dropFills'>
  readonly now: () => number
}

/** While a search is played, figures that change more often cannot be read. */
export const EVERY_MS = 200

/** @returns to be called whenever the state has changed */
export function createHeatMap(
  get: () => AppState,
  set: (change: Partial<AppState>) => void,
  { source, now }: BrowserEnvironment,
): { refresh(): void } {
  let askedAtMs = Number.NEGATIVE_INFINITY
  return {
    refresh() {
      const { heatMap, playing } = get()
      const range = rangeToCount(get())
      if (range === undefined) {
        if (heatMap === undefined) return
        source().dropFills()
        return set({ heatMap: undefined })
      }
      if (!isWanting(heatMap, range)) return
      if (playing && now() - askedAtMs < EVERY_MS) return
      if (!source().countFills(range)) return
      askedAtMs = now()
      set({ heatMap: { asked: range, fills: heatMap?.fills } })
    },
  }
}

/** Undefined where nothing has happened, or nobody wants to know. */
function rangeToCount(state: AppState): VisibleRange | undefined {
  const { run, frame } = frontOf(state)
  if (!state.preferences.showsHeatMap || run.status !== 'open') return undefined
  const { from, to } = state.visibleRange ?? { from: 0, to: frame.moment.event }
  const reached = Math.min(to, eventsOf(run))
  return reached > from ? { from, to: reached } : undefined
}

/** Whether a range is to be asked for. One at a time: what has been counted is shown before more is asked for. */
export function isWanting(heatMap: HeatMap | undefined, range: VisibleRange): boolean {
  return heatMap === undefined || (isCounted(heatMap) && !sameRange(heatMap.asked, range))
}

function isCounted({ asked, fills }: HeatMap): boolean {
  return fills !== undefined && sameRange(asked, fills) && fills.reached === fills.to
}

function sameRange(one: VisibleRange, other: VisibleRange): boolean {
  return one.from === other.from && one.to === other.to
}

/** Takes in a count that was asked for; anything else stays as it is. */
export function withFills(heatMap: HeatMap | undefined, fills: RangeFills): HeatMap | undefined {
  return heatMap !== undefined && sameRange(heatMap.asked, fills) ? { asked: heatMap.asked, fills } : heatMap
}
