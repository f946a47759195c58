import { cellOf, digitOf, EventKind, kindOf } from '../../search/events.ts'
import type { Question } from '../../search/predict/question.ts'
import { assertNever } from '../../sudoku/result.ts'
import type { SteppingWords } from '../words/stepping.ts'
import type { PredictWords } from './words.ts'

/** Returns a question about what the program does next, as a sentence. */
export function questionText(
  words: PredictWords,
  { branch, cellName }: SteppingWords,
  question: Question,
): string {
  switch (question.kind) {
    case 'return':
      return question.returned.kind === 'call'
        ? words.returnedCall(branch(question.returned.branch))
        : words.returnedCell(cellName(question.returned.cell))
    case 'digit':
      return words.digit(cellName(question.cleared.cell), question.cleared.digit)
    case 'move': {
      const { last } = question
      if (last === undefined) return words.move
      const [cell, digit] = [cellName(cellOf(last)), digitOf(last)]
      const before =
        kindOf(last) === EventKind.backtrack ? words.takenBack(cell, digit) : words.placed(cell, digit)
      return `${before} ${words.move}`
    }
    case 'cell':
      return words.cell
    default:
      return assertNever(question)
  }
}
