/** Determines how fast a lockstep plays, and the notches of its speed control. */
import { RATES } from '../../player/playback.ts'
import { axisEndOf } from './standings.ts'
import type { Measure, Lockstep } from './lockstep.ts'

/** Time that playing a whole lockstep should take. It selects the speed until the user chooses one. */
const WHOLE_SECONDS = 20

/** Nanoseconds of program time per second of playing, from a microsecond to fifty seconds. */
const TIME_RATES = RATES.map((rate) => 1000 * rate).filter((rate) => rate <= 5e10)

export function lockstepRates(measure: Measure): readonly number[] {
  return measure === 'events' || measure === 'work' ? RATES : TIME_RATES
}

/**
 * Returns how far the lockstep plays in a second, in units of its measure: the user's choice, or the notch at which the
 * whole lockstep takes about `WHOLE_SECONDS`.
 */
export function lockstepRateOf(lockstep: Lockstep): number {
  if (lockstep.rate !== undefined) return lockstep.rate
  const requested = Math.max(1, axisEndOf(lockstep) / WHOLE_SECONDS)
  const off = (rate: number) => Math.abs(Math.log(rate / requested))
  const rates = lockstepRates(lockstep.measure)
  return rates.reduce((best, rate) => (off(rate) < off(best) ? rate : best))
}
