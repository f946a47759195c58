import type { Frame } from '../session/frame.ts'
import { frontOf, type Sessions } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import { isSeeking } from '../session/selectors.ts'
import { areLinesShown } from '../timeline/view.ts'

/**
 * Returns the frame to announce to screen readers: the destination of a step or seek. Undefined until the board shows
 * it, while playing, before the first event, while the learner predicts, and while the visible Program panel announces.
 */
export function announcedFrame(
  app: Pick<AppState, 'playing' | 'panel' | 'arePanelsSeen' | keyof Sessions>,
): Frame | undefined {
  const { playing, arePanelsSeen } = app
  const session = frontOf(app)
  const { frame } = session
  if (playing || isSeeking(session) || frame.moment.event === 0 || session.debugging.isCovered)
    return undefined
  return areLinesShown(app) && arePanelsSeen ? undefined : frame
}
