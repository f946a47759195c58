import type { Progress } from '../../search/worker/solverQuestions.ts'
import type { Session } from '../session/session.ts'
import { DEFAULT_RATE, type EventsPerSecond, RATES } from './playback.ts'

/** Finished searches of up to this number of events are played as a whole in about `WHOLE_SECONDS`. */
const SHORT_EVENTS = 1000

const WHOLE_SECONDS = 20

/**
 * Returns a change that sets a session's speed to suit the known part of its search.
 * @param isUnderWay true while playing: the change is then empty, so that the speed does not change during playback
 */
export function fittedSpeed(progress: Progress, isUnderWay: boolean): Partial<Pick<Session, 'fittedRate'>> {
  return isUnderWay ? {} : { fittedRate: fittedRate(progress) }
}

/** Initial speed: a short finished search plays in about 20 seconds, any other at the default rate. */
function fittedRate({ status, events }: Progress): EventsPerSecond {
  if (status !== 'ended' || events > SHORT_EVENTS || events === 0) return DEFAULT_RATE
  const off = (rate: EventsPerSecond) => Math.abs(Math.log(events / rate / WHOLE_SECONDS))
  return RATES.reduce((best, rate) => (off(rate) < off(best) ? rate : best))
}
