import type { WalkedSearch } from '../breakpoints/lineScanner.ts'
import { cellOf, digitOf } from '../events.ts'
import type { Givens } from '../../sudoku/givens.ts'
import { choiceOf } from '../steps/choice.ts'
import { lineOfStep } from '../steps/lineOfStep.ts'
import { segmentOf } from '../steps/segment.ts'
import type { Stepper } from '../steps/stepper.ts'
import { whyOf } from '../steps/why.ts'
import { currentCellOf } from '../trace/currentCell.ts'
import type { Moment } from '../trace/moment.ts'
import type { ProgramModel, ProgramSource } from './programModel.ts'

/**
 * Creates the model of a built-in program. Nothing is recorded: queries about a moment are
 * computed from that moment.
 * @param sources the program's listings
 */
export function builtInProgram(
  { givens, strategy, extent }: WalkedSearch,
  stepper: Stepper,
  sources: readonly ProgramSource[],
): ProgramModel {
  return {
    sources,
    currentCell: (moment) => currentCellOf(givens, strategy, moment),
    segment: (moment) => segmentOf(stepper, givens, extent, moment),
    why: (moment) => whyOf(givens, strategy, moment),
    choice: (moment) => choiceOf(givens, strategy, moment),
    callStart: (moment, depth) => callStartIn(givens, moment, depth),
    lineOf: ({ kind }, lines) => lineOfStep(lines, kind),
  }
}

/**
 * Returns the moment at which a call began: at depth d, with the first d placements on the board. Event and counters
 * remain those of `moment`.
 */
function callStartIn(givens: Givens, moment: Moment, depth: number): Moment {
  const stack = moment.stack.slice(0, depth)
  const board = Uint8Array.from(givens)
  for (const placement of stack) board[cellOf(placement)] = digitOf(placement)
  return { ...moment, board, stack, depth: stack.length, last: stack.at(-1) }
}
