import type { Board } from '../../sudoku/grid.ts'
import type { CurrentCell } from '../../search/trace/currentCell.ts'
import { type Moment, openingMoment } from '../../search/trace/moment.ts'
import type { Heat } from './heat.ts'

/** State of the shown board at one position of the replay. */
export interface Frame {
  readonly moment: Moment
  /** The cell being filled, with the candidates tried and left; undefined if there is none. */
  readonly currentCell: CurrentCell | undefined
  /** How much each cell changed since the previous frame; undefined unless playing passed too many events to follow. */
  readonly heat: Heat | undefined
}

/** Returns the frame before the first event. @param board 81 digits, 0 = blank */
export function openingFrame(board: Board): Frame {
  return { moment: openingMoment(board), currentCell: undefined, heat: undefined }
}
