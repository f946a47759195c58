import type { Board } from '../../core/grid.ts'
import type { Focus } from '../../core/trace/focus.ts'
import { type Moment, openingMoment } from '../../core/trace/moment.ts'
import type { Heat } from './heat.ts'

/** Snapshot of the board. */
export interface Frame {
  readonly moment: Moment
  readonly focus: Focus | undefined
  /** How much each cell changed since the previous frame, if there were too many events to follow. */
  readonly heat: Heat | undefined
}

/** Frame before the first event. @param board 81 digits, 0 = blank */
export function openingFrame(board: Board): Frame {
  return { moment: openingMoment(board), focus: undefined, heat: undefined }
}
