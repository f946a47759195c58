import type { Progress } from '../../worker/protocol.ts'
import type { Session } from '../session/session.ts'
import { DEFAULT_RATE, type EventsPerSecond, RATES } from './playback.ts'

/** A search that takes no more is played as a whole. */
const SHORT_EVENTS = 1000

const WHOLE_SECONDS = 20

/** The speed that suits a search, once more is known of it. @param isUnderWay then playing goes on as it is */
export function fitted(progress: Progress, isUnderWay: boolean): Partial<Pick<Session, 'fittedRate'>> {
  return isUnderWay ? {} : { fittedRate: fittedRate(progress) }
}

/** The speed at which to begin: a short search is over in about 20 seconds, in a long one every event can be seen. */
function fittedRate({ status, events }: Progress): EventsPerSecond {
  if (status !== 'ended' || events > SHORT_EVENTS || events === 0) return DEFAULT_RATE
  const off = (rate: EventsPerSecond) => Math.abs(Math.log(events / rate / WHOLE_SECONDS))
  return RATES.reduce((best, rate) => (off(rate) < off(best) ? rate : best))
}
