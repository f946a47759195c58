/** Time goes on by itself in a race, until all have come to their ends. */
import { advance } from '../../app/playback/advance.ts'
import { isOver, positionIn, reachOf } from '../../app/racing/lockstep.ts'
import type { Racing } from '../../app/racing/racing.ts'
import { raceRateOf } from '../../app/racing/raceRate.ts'

/** A race as far as time moves it. */
interface PlayedRace {
  racing(): Racing
  /** Whether all boards have caught up. */
  isThere(): boolean
  goToPosition(at: number): void
  prefetch(at: number): void
  pause(): void
  prefersReducedMotion(): boolean
}

/** With reduced motion the boards change at most this often, in larger steps. */
const REDUCED_MOTION_STEP_MS = 500

/** Plays from one press on Play to what stops it. @returns what is to be done each frame */
export function createRacePlaying({
  racing,
  isThere,
  goToPosition,
  prefetch,
  pause,
  prefersReducedMotion,
}: PlayedRace): (elapsedMs: number) => void {
  /** The part of the next step that has passed already. */
  let fraction = 0
  let unplayedMs = 0
  /** The first step after a press on Play comes at once, however slow the speed. */
  let isFirstDue = true

  return (elapsedMs) => {
    unplayedMs += elapsedMs
    if (prefersReducedMotion() && unplayedMs < REDUCED_MOTION_STEP_MS) return
    // A board has not caught up: the others wait, so that all show the same moment.
    if (!isThere()) return
    const race = racing()
    if (isOver(race)) return pause()
    const rate = raceRateOf(race)
    const ms = isFirstDue ? Math.max(unplayedMs, 1000 / rate) : unplayedMs
    unplayedMs = 0
    const from = positionIn(race)
    const next = advance({ event: from, fraction }, ms, rate, reachOf(race))
    fraction = next.fraction
    // If the next frame takes as long as this one, its pages will be at hand.
    prefetch(advance(next, ms, rate, reachOf(race)).event)
    if (next.event === from) return
    isFirstDue = false
    goToPosition(next.event)
  }
}
