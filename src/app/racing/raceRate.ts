/** How fast a race is played. */
import { RATES } from '../playback/playback.ts'
import { axisEndOf } from './lockstep.ts'
import type { Measure, Racing } from './racing.ts'

/** In about so many seconds a race is over, until somebody chooses a speed. */
const WHOLE_SECONDS = 20

/** Nanoseconds of a program's time in a second, from a microsecond to fifty seconds. */
const TIME_RATES = RATES.map((rate) => 1000 * rate).filter((rate) => rate <= 5e10)

/** The notches of the speed control. */
export function raceRates(measure: Measure): readonly number[] {
  return measure === 'events' || measure === 'work' ? RATES : TIME_RATES
}

/** Along the common axis in a second: as the user has chosen, or else as suits the race. */
export function raceRateOf(race: Racing): number {
  if (race.rate !== undefined) return race.rate
  const requested = Math.max(1, axisEndOf(race) / WHOLE_SECONDS)
  const off = (rate: number) => Math.abs(Math.log(rate / requested))
  const rates = raceRates(race.measure)
  return rates.reduce((best, rate) => (off(rate) < off(best) ? rate : best))
}
