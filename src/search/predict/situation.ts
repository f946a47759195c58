/** Describes the state of a trace between two events, for questions to the learner. */
import { cellOf, EventKind, kindOf, type SearchEvent } from '../events.ts'
import type { Givens } from '../../sudoku/givens.ts'
import { blanksOf } from '../../sudoku/grid.ts'
import type { Branch } from '../engine/branches.ts'
import type { Strategy } from '../engine/strategy.ts'
import { blankWithoutCandidates } from '../trace/deadEnd.ts'
import { nextBranch } from '../trace/currentCell.ts'
import type { Moment } from '../trace/moment.ts'
import type { RecordedChunk } from '../trace/chunk.ts'
import type { Cell } from '../../sudoku/units.ts'

/** Effect of the next event, in relation to the latest one. */
export type Turn =
  /** Places a digit in another cell, after a placement or at the start. */
  | 'onward'
  /** Takes back or overwrites the digit just placed, because no digit fits in some blank. */
  | 'dead-end'
  /** Takes back or overwrites an earlier digit: the cell just cleared has no digit left. */
  | 'run-out'
  /** Places another digit in the cell just cleared. */
  | 'retry'
  /** Anything else, for example a recorded program that overwrites digits until one fits. */
  | 'other'

/** The call or cell that the program leaves by returning between the latest event and the next. */
export type ReturnOrigin =
  | { readonly kind: 'call'; readonly branch: Branch }
  /** The cell that a recorded program leaves. The call is unknown, because the program may also make other calls. */
  | { readonly kind: 'cell'; readonly cell: Cell }

export interface Situation {
  /** Board and counters after the latest event. */
  readonly moment: Moment
  readonly next: SearchEvent
  readonly turn: Turn
  /** Undefined if the program does not return from anything, or if that is unknown. */
  readonly returned: ReturnOrigin | undefined
}

/** Returns the situation of a search at a moment. @param next the event after the moment */
export function searchSituation(
  givens: Givens,
  strategy: Strategy,
  moment: Moment,
  next: SearchEvent,
): Situation {
  const isFull = moment.stack.length === blanksOf(givens).length
  const turn = turnOf(moment.last, next, !isFull)
  const returned: ReturnOrigin | undefined =
    turn === 'dead-end' || turn === 'run-out'
      ? { kind: 'call', branch: nextBranch(givens, strategy, moment.stack) }
      : undefined
  return { moment, next, turn, returned }
}

/**
 * Returns the situation of a recorded program at a moment.
 * @param chunk the chunk of the moment's event, recorded at least up to the next event if that is in the same chunk
 */
export function recordedSituation(chunk: RecordedChunk, moment: Moment, next: SearchEvent): Situation {
  const { last, board, event } = moment
  const turn = turnOf(last, next, blankWithoutCandidates(board) !== undefined)
  const index = event - chunk.start.event
  const isLeft = index > 0 && chunk.calls[index] < chunk.calls[index - 1]
  const returned: ReturnOrigin | undefined =
    turn === 'run-out' && isLeft && last !== undefined ? { kind: 'cell', cell: cellOf(last) } : undefined
  return { moment, next, turn, returned }
}

/** @param isDeadEnd true if the program takes back a digit just placed only because no digit fits in some blank */
function turnOf(last: SearchEvent | undefined, next: SearchEvent, isDeadEnd: boolean): Turn {
  const places = kindOf(next) === EventKind.place
  if (last === undefined) return places ? 'onward' : 'other'
  const isSameCell = cellOf(last) === cellOf(next)
  const isBack = kindOf(last) === EventKind.backtrack
  if (places) return isSameCell ? 'retry' : isBack ? 'other' : 'onward'
  if (isBack) return isSameCell ? 'other' : 'run-out'
  return isSameCell && isDeadEnd ? 'dead-end' : 'other'
}
