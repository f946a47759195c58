import { candidates } from '../candidates.ts'
import { cellOf, EventKind, kindOf } from '../events.ts'
import { refusalOf, refusalsOf } from '../steps/refusals.ts'
import type { Why } from '../steps/why.ts'
import { blankWithoutCandidates } from '../trace/deadEnd.ts'
import type { Moment } from '../trace/moment.ts'
import type { WrittenBoard } from '../trace/writtenBoard.ts'
import { type Cell, DIGITS } from '../units.ts'
import type { RecordedMoment } from './recordedMoment.ts'

/**
 * Infers from the previous board why a recorded program undoes or overwrites a digit: the board was solved, or a blank
 * had no digit left. Undefined for a placement, if the digit itself broke the rules, or if the board explains nothing.
 */
export function recordedWhy({ before }: RecordedMoment, { last, solutions }: Moment): Why | undefined {
  if (last === undefined || before === undefined || kindOf(last) === EventKind.place) return undefined
  if (before.isSolved) return { kind: 'solution-found' }
  if (isAgainstRules(before, cellOf(last))) return undefined
  const blank = exhaustedBlank(before, cellOf(last)) ?? blankWithoutCandidates(before.board)
  if (blank === undefined) return undefined
  const blockers = refusalsOf(before.board, blank)
  const tried = DIGITS.filter((digit) => blockers.every((by) => by.digit !== digit))
  const gone = cellOf(last)
  return { kind: 'no-digit-left', cell: blank, blockers, gone, tried, isFruitless: solutions === 0 }
}

/** Returns the blank that the program has just backtracked from, if it tried all of its candidates. */
function exhaustedBlank(before: WrittenBoard, cell: Cell): Cell | undefined {
  const { last, board } = before
  if (last === undefined || kindOf(last) !== EventKind.backtrack || cellOf(last) === cell) return undefined
  const left = cellOf(last)
  return (candidates(board, left) & ~before.tried(left)) === 0 ? left : undefined
}

function isAgainstRules({ board }: WrittenBoard, cell: Cell): boolean {
  const without = board.with(cell, 0)
  return refusalOf(without, cell, board[cell]) !== undefined
}
