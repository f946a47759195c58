/** Plays a lockstep until all lanes are at their ends, or have failed. */
import { advance } from '../../player/advance.ts'
import { isOver, positionIn, reachOf } from './standings.ts'
import type { Lockstep } from './lockstep.ts'
import { lockstepRateOf } from './lockstepRate.ts'

/** Access to the lockstep and its boards, for the callback that plays it. `at` is a position of the lockstep. */
interface PlayedLockstep {
  current(): Lockstep
  /** True if the board of each open search shows the position of the lockstep. */
  hasCaughtUp(): boolean
  goToPosition(at: number): void
  prefetch(at: number): void
  pause(): void
  prefersReducedMotion(): boolean
}

/** Minimum time between two steps with reduced motion. */
const REDUCED_MOTION_STEP_MS = 500

/**
 * Creates the callback that plays the lockstep after one press on Play. The callback is called at each frame, with the time
 * since the frame before it.
 */
export function createLockstepPlaying({
  current,
  hasCaughtUp,
  goToPosition,
  prefetch,
  pause,
  prefersReducedMotion,
}: PlayedLockstep): (elapsedMs: number) => void {
  /** Fraction of the next step already elapsed. */
  let fraction = 0
  /** Time since the latest frame at which the lockstep was moved on. */
  let unplayedMs = 0
  /** True until the first step after the press on Play, which is immediate, however slow the rate. */
  let isFirstDue = true

  return (elapsedMs) => {
    unplayedMs += elapsedMs
    if (prefersReducedMotion() && unplayedMs < REDUCED_MOTION_STEP_MS) return
    // Wait for boards that lag, so that all show the same position.
    if (!hasCaughtUp()) return
    const lockstep = current()
    if (isOver(lockstep)) return pause()
    const rate = lockstepRateOf(lockstep)
    const ms = isFirstDue ? Math.max(unplayedMs, 1000 / rate) : unplayedMs
    unplayedMs = 0
    const from = positionIn(lockstep)
    const next = advance({ event: from, fraction }, ms, rate, reachOf(lockstep))
    fraction = next.fraction
    // Prefetches for the next frame, as if it took as long as this frame.
    prefetch(advance(next, ms, rate, reachOf(lockstep)).event)
    if (next.event === from) return
    isFirstDue = false
    goToPosition(next.event)
  }
}
