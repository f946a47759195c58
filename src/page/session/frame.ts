import type { Board } from '../../sudoku/grid.ts'
import type { CurrentCell } from '../../search/trace/currentCell.ts'
import { type Moment, openingMoment } from '../../search/trace/moment.ts'
import { cellOf } from '../../search/events.ts'
import type { Chunk } from '../../search/trace/chunk.ts'
import { CELLS } from '../../sudoku/units.ts'

/** State of the shown board at one position of the replay. */
export interface Frame {
  readonly moment: Moment
  /** The cell being filled, with the candidates tried and left. */
  readonly currentCell: CurrentCell | undefined
  /** How much each cell changed since the previous frame; undefined unless playing passed too many events to follow. */
  readonly heat: Heat | undefined
}

/** Returns the frame before the first event. @param board 81 digits, 0 = blank */
export function openingFrame(board: Board): Frame {
  return { moment: openingMoment(board), currentCell: undefined, heat: undefined }
}

/** For speeds too fast to follow, by cell: 0 for unchanged cells, up to 3 for those that changed most. */
type Heat = Uint8Array

/** Minimum events between two frames that are too many to follow individually. */
const FEWEST = 8

/**
 * Returns how much each cell changed between two frames; undefined if the events are few enough to follow.
 * @param chunk contains the event of the later frame; only events of this chunk are counted
 * @param from event of the earlier frame
 * @param to event of the later frame
 */
export function heatOf(chunk: Chunk, from: number, to: number): Heat | undefined {
  if (to - from < FEWEST) return undefined
  const changes = new Uint32Array(CELLS)
  const start = Math.max(0, from - chunk.start.event)
  const end = to - chunk.start.event
  for (let index = start; index < end; index++) changes[cellOf(chunk.events[index])]++
  const most = Math.max(...changes)
  return Uint8Array.from(changes, (count) => (count === 0 ? 0 : Math.max(1, Math.ceil((3 * count) / most))))
}
