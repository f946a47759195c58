/** Questions to the learner about the next event of a trace, their answers, and verdicts on the learner's answers. */
import { assertNever } from '../../sudoku/result.ts'
import { cellOf, digitOf, EventKind, kindOf, type SearchEvent } from '../events.ts'
import type { Cell } from '../../sudoku/units.ts'
import type { ReturnOrigin, Situation } from './situation.ts'

export const QUESTION_KINDS = ['return', 'digit', 'move', 'cell'] as const

/**
 * - `return`: which cell does the program come back to, and what does it hold now?
 * - `digit`: which digit does the cell just cleared get next, if any?
 * - `move`: which cell changes next, by a placement or a removal, and what does it hold then?
 * - `cell`: which cell is filled next, and with which digit?
 */
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** A cell and what it holds; 0 is nothing. */
export interface Answer {
  readonly cell: Cell
  readonly digit: number
}

interface QuestionBase {
  /** Number of the event after which the question is asked. */
  readonly event: number
  readonly answer: Answer
}

export type Question = QuestionBase &
  /** @property returned the call or cell that the program leaves by returning */
  (
    | { readonly kind: 'return'; readonly returned: ReturnOrigin }
    /** @property cleared the cell just cleared, and the digit that was taken back */
    | { readonly kind: 'digit'; readonly cleared: Answer }
    /** @property last the packed event after which the question is asked; undefined if unknown */
    | { readonly kind: 'move'; readonly last: SearchEvent | undefined }
    | { readonly kind: 'cell' }
  )

/** Returns the question of a kind; undefined if the situation gives no occasion for it. */
export function questionOf(kind: QuestionKind, situation: Situation): Question | undefined {
  const { moment, next, turn, returned } = situation
  const { event, last, board } = moment
  const cell = cellOf(next)
  const digit = kindOf(next) === EventKind.backtrack ? 0 : digitOf(next)
  switch (kind) {
    case 'return':
      if (returned === undefined) return undefined
      // Returning changes nothing: the cell still holds its digit.
      return { kind, event, returned, answer: { cell, digit: board[cell] } }
    case 'digit': {
      if (last === undefined || (turn !== 'retry' && turn !== 'run-out')) return undefined
      const cleared = { cell: cellOf(last), digit: digitOf(last) }
      return {
        kind,
        event,
        cleared,
        answer: { cell: cleared.cell, digit: turn === 'retry' ? digit : 0 },
      }
    }
    case 'move':
      // Before the first event there is nothing to take back.
      return event === 0 ? undefined : { kind, event, last, answer: { cell, digit } }
    case 'cell':
      return turn === 'onward' ? { kind, event, answer: { cell, digit } } : undefined
    default:
      return assertNever(kind)
  }
}

/** Verdict on an answer. `only-cell`, `only-digit`: only this part of the answer is right. */
export type Verdict = 'right' | 'only-cell' | 'only-digit' | 'wrong'

/**
 * Judges the learner's answer; if only the cell or only the digit is right, the verdict says which. A `digit` question
 * names the cell, so a wrong digit alone is `wrong`.
 */
export function verdictOn({ kind, answer }: Question, given: Answer): Verdict {
  const isDigit = given.digit === answer.digit
  if (given.cell === answer.cell) return isDigit ? 'right' : kind === 'digit' ? 'wrong' : 'only-cell'
  return isDigit ? 'only-digit' : 'wrong'
}
