/** State slice for the story of a cell: who wrote its digit, and what was there before and after. */
import type { CellStory } from '../../core/story/cellWrites.ts'
import type { Position } from '../../core/trace/position.ts'
import type { Cell } from '../../core/units.ts'

export interface OpenStory {
  readonly cell: Cell
  /** The latest write at or before this event is explained. */
  readonly event: number
  /** Maximum pages to read in each direction. */
  readonly pages: number
  /** Playhead when the story was opened. */
  readonly from: Position
  /** Playhead that the story has led to; any other move closes it. */
  readonly at: Position
  /** Undefined until a first part is read. */
  readonly told: CellStory | undefined
}

export interface Telling {
  /** Undefined while no story is open. */
  readonly story: OpenStory | undefined
}

export const NOTHING_TOLD: Telling = { story: undefined }

/** 16 million events: less than a second of reading. */
const FIRST_PAGES = 1 << 10

/** @param event shown on the board */
export function newStory(cell: Cell, event: number, playhead: Position): OpenStory {
  return { cell, event, pages: FIRST_PAGES, from: playhead, at: playhead, told: undefined }
}
