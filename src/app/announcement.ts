import type { AppState, Frame } from './state.ts'
import { isSeeking } from './selectors.ts'

/** Id of the panel that tells of each step itself. */
const PROGRAM_PANEL = 'program'

/** The frame that whoever does not see the board is told of: where a step or a seek has led. Undefined on the way. */
export function announcedFrame(
  app: Pick<AppState, 'frame' | 'playing' | 'panel' | 'arePanelsSeen' | 'playhead' | 'run'>,
): Frame | undefined {
  const { frame, playing, panel, arePanelsSeen } = app
  if (playing || isSeeking(app) || frame.moment.event === 0) return undefined
  return panel === PROGRAM_PANEL && arePanelsSeen ? undefined : frame
}
