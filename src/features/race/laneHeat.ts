import type { RangeFills } from '../../core/trace/fillCounts.ts'
import type { SessionId } from '../../app/session/session.ts'
import type { AppState } from '../../app/store/state.ts'
import { HEAT_MAP_EVERY_MS, isRequestDue } from '../../app/view/heatMap.ts'
import type { Lane } from '../../app/racing/racing.ts'
import type { RacingDependencies } from './dependencies.ts'

/**
 * Counts how often each lane (program) has filled each cell, up to the event its board shows.
 * @param received called with each report on a lane
 */
export function createLaneHeat(
  get: () => AppState,
  sessions: RacingDependencies['sessions'],
  now: () => number,
  received: (lane: Lane, fills: RangeFills) => void,
) {
  /** Time of the latest request, by session. */
  const requestedAtMs = new Map<SessionId, number>()

  return {
    /**
     * Requests the counts of a lane if they are out of date. Drops them if heat maps are off, at event 0, and if the
     * lane has no session.
     * @param playing true to throttle requests
     * @returns the lane, changed if its counts were requested or dropped
     */
    withHeat(lane: Lane, playing: boolean): Lane {
      const session = lane.session === undefined ? undefined : get().sessions[lane.session]
      const { event = 0 } = session?.frame.moment ?? {}
      if (session === undefined || event === 0 || !get().preferences.showsHeatMap) {
        if (lane.heat === undefined) return lane
        if (session !== undefined) sessions.session(session.id).trace().dropFills()
        return { ...lane, heat: undefined }
      }
      const range = { from: 0, to: event }
      if (!isRequestDue(lane.heat, range)) return lane
      if (playing && now() - (requestedAtMs.get(session.id) ?? Number.NEGATIVE_INFINITY) < HEAT_MAP_EVERY_MS)
        return lane
      sessions.handleFills(session.id, (fills) => received(lane, fills))
      if (!sessions.session(session.id).trace().countFills(range)) return lane
      requestedAtMs.set(session.id, now())
      return { ...lane, heat: { requestedRange: range, fills: lane.heat?.fills } }
    },
  }
}
