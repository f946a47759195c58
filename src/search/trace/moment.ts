import type { SearchEvent } from '../events.ts'
import { blanksOf, type Board } from '../../sudoku/grid.ts'

/** State visible at one position of a trace. */
export interface Moment {
  /** Number of events applied so far. */
  readonly event: number
  /** 81 digits, 0 = blank. A recorded program may have overwritten givens. */
  readonly board: Uint8Array
  /** Digits on the board besides the givens, as packed `place` events, in the order in which cells were filled. */
  readonly stack: readonly SearchEvent[]
  /** Depth drawn by the timeline: the length of `stack` or, in most recorded programs, the call depth. */
  readonly depth: number
  readonly placements: number
  readonly backtracks: number
  readonly solutions: number
  /** The latest event; undefined at the start of the trace, or of the chunk from which the moment was replayed. */
  readonly last: SearchEvent | undefined
}

export function openingMoment(givens: Board): Moment {
  const board = Uint8Array.from(givens)
  const solutions = blanksOf(board).length === 0 ? 1 : 0
  return { event: 0, board, stack: [], depth: 0, placements: 0, backtracks: 0, solutions, last: undefined }
}
