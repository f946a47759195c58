import { latest } from '../../../calls/latest.ts'
import type { SessionId } from '../../session/session.ts'
import type { AppState } from '../../store/state.ts'
import type { HeatMap } from '../../timeline/view.ts'
import type { VisibleRange } from '../../timeline/visibleRange.ts'
import { HEAT_MAP_EVERY_MS, isRequestDue } from '../../board/heatMap.ts'
import type { Lane } from './lockstep.ts'
import type { LockstepDependencies } from './dependencies.ts'

/**
 * Counts how often each lane has filled each cell, up to the event its board shows.
 * @param received called with each report on a lane
 */
export function createLaneHeat(
  get: () => AppState,
  sessions: LockstepDependencies['sessions'],
  now: () => number,
  received: (lane: Lane, heat: HeatMap) => void,
) {
  /** By session: its count, and the time at which it began. */
  const counts = new Map<SessionId, { readonly counting: ReturnType<typeof latest>; readonly atMs: number }>()

  function count(lane: Lane, session: SessionId, range: VisibleRange): void {
    const { counting } = counts.get(session) ?? { counting: latest() }
    counts.set(session, { counting, atMs: now() })
    void counting.run(async (signal) => {
      for await (const placements of sessions.session(session).trace().ask('placements', range, signal))
        received(lane, { requestedRange: range, placements })
    })
  }

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
        if (session !== undefined) counts.get(session.id)?.counting.stop()
        return lane.heat === undefined ? lane : { ...lane, heat: undefined }
      }
      const range = { from: 0, to: event }
      if (!isRequestDue(lane.heat, range)) return lane
      const { atMs = Number.NEGATIVE_INFINITY } = counts.get(session.id) ?? {}
      if (playing && now() - atMs < HEAT_MAP_EVERY_MS) return lane
      count(lane, session.id, range)
      return { ...lane, heat: { requestedRange: range, placements: lane.heat?.placements } }
    },
  }
}
