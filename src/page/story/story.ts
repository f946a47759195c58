/** State slice for the story of a cell, and for the question about the blockers of a dead end. */
import type { BlockersAnswer } from '../../search/story/blockers.ts'
import type { CellStory } from '../../search/story/cellStory.ts'
import type { Position } from '../../search/trace/position.ts'
import type { Cell } from '../../sudoku/units.ts'

export interface OpenStory {
  readonly cell: Cell
  /** The latest write at or before this event is explained. */
  readonly event: number
  /** Maximum chunks to read in each direction. */
  readonly chunks: number
  /** Playhead when the story was opened. */
  readonly from: Position
  /** Playhead to which the story has led. The story closes when the playhead moves elsewhere. */
  readonly at: Position
  /** The story as far as it is read; undefined until its first part is read. */
  readonly found: CellStory | undefined
}

/** The question which cells block every digit of the blank at a dead end. */
export interface AskedBlockers {
  /** Playhead at the dead end. The question closes when the playhead moves. */
  readonly at: Position
  /** Cells that the user has pressed as the answer. */
  readonly chosen: readonly Cell[]
  /** Undefined until the user commits to an answer. */
  readonly answer: BlockersAnswer | undefined
}

export interface StorySlice {
  /** Undefined while no story is open. */
  readonly story: OpenStory | undefined
  /** Undefined while nothing is asked. */
  readonly blockers: AskedBlockers | undefined
}

export const NO_STORY: StorySlice = { story: undefined, blockers: undefined }

/** Initial value of `chunks`: 16 million events, read in less than a second. */
const FIRST_CHUNKS = 1 << 10

/** @param event number of the event that the board shows */
export function newStory(cell: Cell, event: number, playhead: Position): OpenStory {
  return { cell, event, chunks: FIRST_CHUNKS, from: playhead, at: playhead, found: undefined }
}
