/** How fast a race is played. */
import { RATES } from '../playback/playback.ts'
import { axisEndOf } from './lockstep.ts'
import type { Racing } from './racing.ts'

/** In about so many seconds a race is over, until somebody chooses a speed. */
const WHOLE_SECONDS = 20

/** The notches of the speed control. */
export function raceRates(): readonly number[] {
  return RATES
}

/** Along the common axis in a second: as the user has chosen, or else as suits the race. */
export function raceRateOf(race: Racing): number {
  if (race.rate !== undefined) return race.rate
  const wanted = Math.max(1, axisEndOf(race) / WHOLE_SECONDS)
  const off = (rate: number) => Math.abs(Math.log(rate / wanted))
  return raceRates().reduce((best, rate) => (off(rate) < off(best) ? rate : best))
}
