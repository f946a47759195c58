import { candidates } from '../../sudoku/candidates.ts'
import { cellOf, EventKind, kindOf } from '../events.ts'
import { refusalOf, refusalsOf } from '../steps/refusals.ts'
import type { Why } from '../steps/why.ts'
import { blankWithoutCandidates } from '../trace/deadEnd.ts'
import type { Moment } from '../trace/moment.ts'
import type { WrittenBoard } from '../trace/writtenBoard.ts'
import { type Cell, DIGITS } from '../../sudoku/units.ts'
import type { RecordedMoment } from './recordedMoment.ts'

/**
 * Infers why the latest event of a recorded program removed or overwrote a digit, from the board before that event: the
 * board was solved, or a blank had no digit left. Undefined before the first event, after a placement, if the digit
 * itself broke the rules, if the board explains nothing, and at the start of a chunk, where the board
 * before the event is unknown.
 */
export function recordedWhy({ before }: RecordedMoment, { last, solutions }: Moment): Why | undefined {
  if (last === undefined || before === undefined || kindOf(last) === EventKind.place) return undefined
  if (before.isSolved) return { kind: 'solution-found' }
  if (isAgainstRules(before, cellOf(last))) return undefined
  const blank = exhaustedBlank(before, cellOf(last)) ?? blankWithoutCandidates(before.board)
  if (blank === undefined) return undefined
  const blockers = refusalsOf(before.board, blank)
  const tried = DIGITS.filter((digit) => blockers.every((by) => by.digit !== digit))
  const gone = { cell: cellOf(last), isOverwritten: kindOf(last) === EventKind.replace }
  return { kind: 'no-digit-left', cell: blank, blockers, gone, tried, isFruitless: solutions === 0 }
}

/**
 * Returns the blank that the second-latest event emptied, if the program had tried all of its candidates. Undefined
 * otherwise, or if that blank is the cell of the latest event.
 * @param cell of the latest event
 */
function exhaustedBlank(before: WrittenBoard, cell: Cell): Cell | undefined {
  const { last, board } = before
  if (last === undefined || kindOf(last) !== EventKind.backtrack || cellOf(last) === cell) return undefined
  const left = cellOf(last)
  return (candidates(board, left) & ~before.tried(left)) === 0 ? left : undefined
}

/** True if the digit in the cell is also in another cell of a row, column or box of it. */
function isAgainstRules({ board }: WrittenBoard, cell: Cell): boolean {
  const without = board.with(cell, 0)
  return refusalOf(without, cell, board[cell]) !== undefined
}
