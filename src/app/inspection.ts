import { cellOf, digitOf } from '../core/events.ts'
import type { Givens } from '../core/grid.ts'
import type { Strategy } from '../core/search/strategy.ts'
import { focusOf } from '../core/trace/focus.ts'
import type { Moment } from '../core/trace/moment.ts'
import type { Frame } from './state.ts'

/** The board as a call in progress found it. @param depth of the call: as many placements stood on the board */
export function frameOfCall(givens: Givens, strategy: Strategy, moment: Moment, depth: number): Frame {
  const stack = moment.stack.slice(0, depth)
  const board = Uint8Array.from(givens)
  for (const placement of stack) board[cellOf(placement)] = digitOf(placement)
  const entered: Moment = { ...moment, board, stack, last: stack.at(-1) }
  return { moment: entered, focus: focusOf(givens, strategy, entered), heat: undefined }
}
