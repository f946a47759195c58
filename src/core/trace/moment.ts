import type { SearchEvent } from '../events.ts'
import { blanksOf, type Board } from '../grid.ts'

/** Everything that can be seen at one position of a trace. */
export interface Moment {
  /** Events applied so far. */
  readonly event: number
  /** 81 digits, 0 = blank. A recorded program may have written over the givens. */
  readonly board: Uint8Array
  /** The digits on the board besides the givens, as packed `place` events, in the order in which their cells were filled. */
  readonly stack: readonly SearchEvent[]
  /** As the timeline draws it: the number of these digits or, in most recorded programs, of calls. */
  readonly depth: number
  readonly placements: number
  readonly backtracks: number
  /** Full boards met so far. */
  readonly solutions: number
  /** The event that led here; undefined before the first event of the page. */
  readonly last: SearchEvent | undefined
}

/** The moment before anything has happened. */
export function openingMoment(givens: Board): Moment {
  const board = Uint8Array.from(givens)
  const solutions = blanksOf(board).length === 0 ? 1 : 0
  return { event: 0, board, stack: [], depth: 0, placements: 0, backtracks: 0, solutions, last: undefined }
}
