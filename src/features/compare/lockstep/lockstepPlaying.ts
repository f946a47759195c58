/** Plays a race until all lanes (one program each) are at their ends, or have failed. */
import { advance } from '../../../app/playback/advance.ts'
import { isOver, positionIn, reachOf } from '../../../app/compare/standings.ts'
import type { Racing } from '../../../app/compare/lockstep.ts'
import { raceRateOf } from '../../../app/compare/lockstepRate.ts'

/** Access to the race and its boards, for the callback that plays it. `at` is a position of the race. */
interface PlayedRace {
  racing(): Racing
  /** True if the board of each open search shows the position of the race. */
  hasCaughtUp(): boolean
  goToPosition(at: number): void
  prefetch(at: number): void
  pause(): void
  prefersReducedMotion(): boolean
}

/** Minimum time between two steps with reduced motion. */
const REDUCED_MOTION_STEP_MS = 500

/**
 * Creates the callback that plays the race after one press on Play. The callback is called at each frame, with the time
 * since the frame before it.
 */
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
  /** Time since the latest frame at which the race was moved on. */
  let unplayedMs = 0
  /** True until the first step after the press on Play, which is immediate, however slow the rate. */
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
