import type { Frame } from '../session/frame.ts'
import { frontOf, type Sessions } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import { isSeeking } from '../session/selectors.ts'

/** Id of the panel that tells of each step itself. */
const PROGRAM_PANEL = 'program'

/** The frame that whoever does not see the board is told of: where a step or a seek has led. Undefined on the way. */
export function announcedFrame(
  app: Pick<AppState, 'playing' | 'panel' | 'arePanelsSeen' | keyof Sessions>,
): Frame | undefined {
  const { playing, panel, arePanelsSeen } = app
  const session = frontOf(app)
  const { frame } = session
  if (playing || isSeeking(session) || frame.moment.event === 0) return undefined
  return panel === PROGRAM_PANEL && arePanelsSeen ? undefined : frame
}
