/** The writes of one cell: the latest one at or before an event, which is explained, and those before and after it. */
import type { DigitSet } from '../../sudoku/candidates.ts'
import type { EventKind } from '../events.ts'
import type { Cell } from '../../sudoku/units.ts'

export interface WritesRequest {
  readonly cell: Cell
  /** The latest write at or before this event is explained. */
  readonly event: number
  /** Maximum number of chunks to read in each direction. */
  readonly chunks: number
}

/** Maximum numbers of writes listed before the explained one, and after it. */
export const WRITES_BEFORE = 4
export const WRITES_AFTER = 2

/** A placement, replacement or backtrack in the cell. */
export interface CellWrite {
  readonly event: number
  readonly kind: EventKind
  /** For a backtrack, the removed digit. */
  readonly digit: number
  /** Source line, from 1; 0 if unknown; undefined for a built-in program, where the kind determines the line. */
  readonly line: number | undefined
}

/** The explained write, with the state right after it. */
export interface ExplainedWrite {
  readonly write: CellWrite
  /** 81 digits, 0 = blank. */
  readonly board: Uint8Array
  /** Depth after the write, as in `Moment`. */
  readonly depth: number
  /** Digits that the same call tried in the cell before the write. */
  readonly tried: DigitSet
}

export interface CellStory {
  /** The request that the story answers. */
  readonly order: WritesRequest
  /** The write that is explained; undefined until found, or if there is none. */
  readonly explained: ExplainedWrite | undefined
  /** All writes of the cell by events `from` < n ≤ `to`, ascending. */
  readonly writes: readonly CellWrite[]
  readonly from: number
  readonly to: number
  /** Undefined until the cell's writes are counted. In long traces, they are never counted. */
  readonly count: WriteCount | undefined
  /** True once the search for writes has ended: the story stays as it is. */
  readonly isComplete: boolean
}

export interface WriteCount {
  /** Number of the explained write among the cell's writes, from 1. */
  readonly ordinal: number
  /** Number of the cell's writes; undefined while the trace grows. */
  readonly total: number | undefined
}
