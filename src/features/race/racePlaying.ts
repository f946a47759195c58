/** Plays a race until all lanes (one program each) have ended. */
import { advance } from '../../app/playback/advance.ts'
import { isOver, positionIn, reachOf } from '../../app/racing/lockstep.ts'
import type { Racing } from '../../app/racing/racing.ts'
import { raceRateOf } from '../../app/racing/raceRate.ts'

/** Access to the race and its boards, for the callback that plays it. */
interface PlayedRace {
  racing(): Racing
  /** True if all boards have caught up. */
  hasCaughtUp(): boolean
  goToPosition(at: number): void
  prefetch(at: number): void
  pause(): void
  prefersReducedMotion(): boolean
}

/** With reduced motion, boards change at most this often, in larger steps. */
const REDUCED_MOTION_STEP_MS = 500

/** Creates the callback for one press on Play. @returns the per-frame callback */
export function createRacePlaying({
  racing,
  hasCaughtUp,
  goToPosition,
  prefetch,
  pause,
  prefersReducedMotion,
}: PlayedRace): (elapsedMs: number) => void {
  /** Fraction of the next step already elapsed. */
  let fraction = 0
  let unplayedMs = 0
  /** The first step after a press on Play is immediate, however slow the rate. */
  let isFirstDue = true

  return (elapsedMs) => {
    unplayedMs += elapsedMs
    if (prefersReducedMotion() && unplayedMs < REDUCED_MOTION_STEP_MS) return
    // Wait for boards that lag, so that all show the same position.
    if (!hasCaughtUp()) return
    const race = racing()
    if (isOver(race)) return pause()
    const rate = raceRateOf(race)
    const ms = isFirstDue ? Math.max(unplayedMs, 1000 / rate) : unplayedMs
    unplayedMs = 0
    const from = positionIn(race)
    const next = advance({ event: from, fraction }, ms, rate, reachOf(race))
    fraction = next.fraction
    // Prefetches for the next frame, as if it took as long as this frame.
    prefetch(advance(next, ms, rate, reachOf(race)).event)
    if (next.event === from) return
    isFirstDue = false
    goToPosition(next.event)
  }
}
