import { digitOf } from '../../search/events.ts'
import type { Cell } from '../../sudoku/units.ts'
import type { Session } from '../session/session.ts'

/** A state of the board in which a blank has no fitting digit left. */
export interface DeadEnd {
  readonly cell: Cell
  /** Cell whose digit has been taken back since the dead end. Undefined if the board still shows the dead end. */
  readonly gone: Cell | undefined
}

/** Results by the execution point's `why`, so that equal dead ends are the same object, as selectors require. */
const known = new WeakMap<object, DeadEnd>()

/**
 * Returns the dead end at the shown event. Undefined if there is none, if a digit was tried in the blank, if the board
 * of the dead end is not known, before the first event, or while the board of an earlier call is inspected.
 */
export function deadEndOf({ debugging }: Session): DeadEnd | undefined {
  const why = debugging.executionPoint?.why
  if (why?.kind !== 'no-digit-left' || why.tried.length > 0 || debugging.inspected !== undefined)
    return undefined
  // If the digit was overwritten instead of taken back, the board of the dead end is not known.
  if (why.gone?.isOverwritten === true) return undefined
  const deadEnd = known.get(why) ?? { cell: why.cell, gone: why.gone?.cell }
  known.set(why, deadEnd)
  return deadEnd
}

export function deadBoard({ frame }: Pick<Session, 'frame'>, { gone }: DeadEnd): Uint8Array {
  const { board, last } = frame.moment
  return gone === undefined || last === undefined ? board : board.with(gone, digitOf(last))
}
