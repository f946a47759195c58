import { candidates } from '../candidates.ts'
import { cellOf, EventKind, kindOf } from '../events.ts'
import { refusalOf, refusalsOf } from '../steps/refusals.ts'
import type { Why } from '../steps/why.ts'
import { hopelessBlank } from '../trace/deadEnd.ts'
import type { Moment } from '../trace/moment.ts'
import type { WrittenBoard } from '../trace/writtenBoard.ts'
import { type Cell, DIGITS } from '../units.ts'
import type { RecordedMoment } from './recordedMoment.ts'

/**
 * Why a recorded program takes a digit back, or overwrites it, as far as the board before that tells: it was finished, or
 * a blank has no digit left. Undefined where the digit itself was against the rules.
 */
export function recordedWhy({ before }: RecordedMoment, { last, solutions }: Moment): Why | undefined {
  if (last === undefined || before === undefined || kindOf(last) === EventKind.place) return undefined
  if (before.isSolved) return { kind: 'solution-found' }
  if (isAgainstRules(before, cellOf(last))) return undefined
  const blank = exhaustedBlank(before, cellOf(last)) ?? hopelessBlank(before.board)
  if (blank === undefined) return undefined
  const blockers = refusalsOf(before.board, blank)
  const tried = DIGITS.filter((digit) => blockers.every((by) => by.digit !== digit))
  const gone = cellOf(last)
  return { kind: 'no-digit-left', cell: blank, blockers, gone, tried, isFruitless: solutions === 0 }
}

/** The blank that the program has just come back from, if it has tried there all that it could. */
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
