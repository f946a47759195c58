import type { Board } from '../../core/grid.ts'
import type { Focus } from '../../core/trace/focus.ts'
import { type Moment, openingMoment } from '../../core/trace/moment.ts'
import type { Heat } from './heat.ts'

/** One picture of the board. */
export interface Frame {
  readonly moment: Moment
  readonly focus: Focus | undefined
  /** Where cells changed most since the frame before, when too much happened to be seen. */
  readonly heat: Heat | undefined
}

/** Before the first event. @param board 81 digits, 0 = blank */
export function openingFrame(board: Board): Frame {
  return { moment: openingMoment(board), focus: undefined, heat: undefined }
}
