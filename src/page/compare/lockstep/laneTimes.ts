import { latest } from '../../../calls/latest.ts'
import type { EventTimes, EventTimesOrder } from '../../../search/worker/solverQuestions.ts'
import { programId } from '../../own/choice.ts'
import { eventsOf } from '../../session/selectors.ts'
import type { Session, SessionId } from '../../session/session.ts'
import { tickMeasureOf } from './laneClock.ts'
import type { Lane, Measure } from './lockstep.ts'
import type { LockstepDependencies } from './dependencies.ts'

/** A running search is sampled again after growing by this factor. */
const RESAMPLE_GROWTH = 1.25

/**
 * Requests the event times of lanes (programs in step): samples of their events on the axis that all lanes share, e.g. work.
 * @param received called with all times reported so far; `measure` is the axis
 */
export function createLaneTimes(
  sessions: LockstepDependencies['sessions'],
  received: (lane: Lane, measure: Measure, times: EventTimes) => void,
) {
  /** Events known at the last request, by session. */
  const requested = new Map<SessionId, number>()
  const sampling = new Map<SessionId, ReturnType<typeof latest>>()

  function sample(lane: Lane, session: SessionId, measure: Measure, order: EventTimesOrder): void {
    const tasks = sampling.get(session) ?? latest()
    sampling.set(session, tasks)
    void tasks.run(async (signal) => {
      for await (const times of sessions.session(session).trace().ask('eventTimes', order, signal))
        received(lane, measure, times)
    })
  }

  return {
    /**
     * Requests a lane's times. Does nothing if the axis is events, the lane has failed or has no session, or its search
     * has grown too little since the last request.
     */
    ask(lane: Lane, session: Session | undefined, measure: Measure): void {
      if (session === undefined || measure === 'events' || lane.status === 'failed') return
      const before = requested.get(session.id) ?? 0
      const events = eventsOf(session.run)
      if (events === before || (lane.status === 'searching' && events < before * RESAMPLE_GROWTH)) return
      requested.set(session.id, events)
      sample(lane, session.id, measure, { measure: tickMeasureOf(measure, programId(lane.program)) })
    },
    /** Drops all requests, because the axis has changed. */
    forget(): void {
      for (const tasks of sampling.values()) tasks.stop()
      requested.clear()
    },
  }
}

/**
 * Returns the event reached at a tick (a position on the lockstep's axis), with a fraction towards the next; interpolates
 * linearly between samples. Returns 0 up to the first sample, and the event of the last sample from there on.
 */
export function eventAtTick({ events, ticks }: EventTimes, tick: number): number {
  let [first, last] = [0, ticks.length - 1]
  if (last < 0 || tick <= ticks[0]) return 0
  if (tick >= ticks[last]) return events[last]
  while (last - first > 1) {
    const middle = (first + last) >> 1
    if (ticks[middle] <= tick) first = middle
    else last = middle
  }
  const share = (tick - ticks[first]) / (ticks[last] - ticks[first])
  return events[first] + share * (events[last] - events[first])
}
