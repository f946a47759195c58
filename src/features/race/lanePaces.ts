import type { Pace } from '../../worker/protocol.ts'
import { programId } from '../../app/own/choice.ts'
import { eventsOf } from '../../app/session/selectors.ts'
import type { Session, SessionId } from '../../app/session/session.ts'
import { tickMeasureOf } from './laneClock.ts'
import type { Lane, Measure } from '../../app/racing/racing.ts'
import type { RacingDependencies } from './dependencies.ts'

/** A search that goes on is asked again when it has grown by so much. */
const GROWTH = 1.25

/**
 * Has lanes told where along the common axis their events lie.
 * @param heard called when more is known of a lane
 */
export function createLanePaces(
  sessions: RacingDependencies['sessions'],
  received: (lane: Lane, measure: Measure, pace: Pace) => void,
) {
  /** Events that were known when it was asked for. */
  const asked = new Map<SessionId, number>()

  return {
    ask(lane: Lane, session: Session | undefined, measure: Measure): void {
      if (session === undefined || measure === 'events' || lane.status === 'failed') return
      const before = asked.get(session.id) ?? 0
      const events = eventsOf(session.run)
      if (events === before || (lane.status === 'searching' && events < before * GROWTH)) return
      asked.set(session.id, events)
      const order = { measure: tickMeasureOf(measure, programId(lane.program)) }
      sessions
        .session(session.id)
        .trace()
        ?.requestPace(order, (pace) => received(lane, measure, pace))
    },
    /** They lie along another axis from now on. */
    forget: () => asked.clear(),
  }
}
