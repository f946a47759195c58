/** Whether Predict asks while the search plays. */
import { isSlowed, rateOf, READABLE_RATE } from '../player/rate.ts'
import type { AppState } from '../store/state.ts'

/**
 * `asks`: at the user's own speed. `slowed`: at a lower speed than the user's. `too-fast`: not at this speed.
 * `guided`: not during the guided run, which has questions of its own.
 */
export type Asking = 'asks' | 'slowed' | 'too-fast' | 'guided'

export function askingOf(app: AppState): Asking {
  if (app.guide.isOpen) return 'guided'
  if (rateOf(app) > READABLE_RATE) return 'too-fast'
  return isSlowed(app) ? 'slowed' : 'asks'
}
