/** Judges programs that check a board instead of solving it. */
import { conflicts } from '../../sudoku/conflicts.ts'
import { boardFault } from '../../sudoku/judge/checking/faults.ts'
import type { BoardFault } from '../../sudoku/judge/judge.ts'
import type { Grid } from '../../sudoku/grid.ts'
import type { Phrase } from '../../i18n/text.ts'

/** `valid`: no unit repeats a digit; blanks are allowed. `finished`: additionally, the board is full. */
export type CheckedProperty = 'valid' | 'finished'

/** A program's answer on whether a board has a property, and the right answer. */
export interface CheckedAnswer {
  /** Name of the called function, or of the judge whose output format the program uses. */
  readonly name: string
  readonly property: CheckedProperty
  /** As returned or printed by the program. */
  readonly answer: string
  readonly expected: string
  readonly isRight: boolean
  /** Reason why the board lacks the property; undefined if it has it. */
  readonly fault: BoardFault | undefined
}

interface Checker {
  /** Matches the function's name, without its class, as judges and blog posts spell it. */
  readonly names: RegExp
  readonly property: CheckedProperty
  /** Answer for a board that has the property. */
  readonly yes: string
  /** Answer for a board that lacks the property. */
  readonly no: string
}

/**
 * Checkers by function name: the first entry that matches applies. Codewars' "Did I Finish my Sudoku?" has its own
 * words for yes and no.
 */
const CHECKERS: readonly Checker[] = [
  { names: /^done_?or_?not$/i, property: 'finished', yes: 'Finished!', no: 'Try again!' },
  { names: /^(?:is_?)?valid_?solution$|^validate_?sudoku$/i, property: 'finished', yes: 'true', no: 'false' },
  { names: /./, property: 'valid', yes: 'true', no: 'false' },
]

const DESCRIPTIONS: Readonly<Record<CheckedProperty, Phrase>> = {
  valid: { en: 'no digit repeats in a unit', ko: '이 보드의 행·열·박스에는 겹치는 숫자가 없습니다' },
  finished: { en: 'the board is finished', ko: '이 보드는 완성되었습니다' },
}

export const propertyPhrase = (property: CheckedProperty): Phrase => DESCRIPTIONS[property]

/** Compares a function's return value with the right answer for a board. @param name of the function */
export function checkedAnswer(name: string, board: Grid, answer: string): CheckedAnswer {
  const plain = name.split('.').at(-1) ?? name
  const checker = CHECKERS.find(({ names }) => names.test(plain)) ?? CHECKERS[CHECKERS.length - 1]
  return judgedAnswer(name, checker, board, answer.trim())
}

/** Not in `CHECKERS`, because such programs are recognised by their output, not by a function's name. */
const SWEA: Checker = { names: /^$/, property: 'finished', yes: '#1 1', no: '#1 0' }
const SWEA_ANSWER = /^#\s*1\s+([01])$/

/** Judges an output in the format of SWEA 1974 (`#1 1` or `#1 0`); undefined for any other output. */
export function sweaAnswer(board: Grid, output: string): CheckedAnswer | undefined {
  const [, bit] = SWEA_ANSWER.exec(output.trim()) ?? []
  return bit === undefined ? undefined : judgedAnswer('SWEA 1974', SWEA, board, `#1 ${bit}`)
}

/** Compares an answer with the right one for a board, regardless of case. */
function judgedAnswer(
  name: string,
  { property, yes, no }: Checker,
  board: Grid,
  answer: string,
): CheckedAnswer {
  const fault = property === 'finished' ? boardFault(board)?.reason : repetition(board)
  const expected = fault === undefined ? yes : no
  const isRight = answer.toLowerCase() === expected.toLowerCase()
  return { name, property, answer, expected, isRight, fault }
}

/** Returns the first repeated digit of a board as a fault; undefined if no digit repeats. */
function repetition(board: Grid): BoardFault | undefined {
  const found = conflicts(board)
  return found.length === 0 ? undefined : { code: 'duplicate', conflict: found[0], count: found.length }
}
