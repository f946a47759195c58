/**
 * Cases (boards on which a program is judged) and gradings, as the commands of Grade would leave them, for the tests of
 * its view.
 */
import {
  type CaseState,
  type GradedCase,
  type Grading,
  NOTHING_GRADED,
} from '../../../src/page/grade/grading.ts'
import type { OwnVerdict } from '../../../src/page/own/own.ts'
import type { Grid } from '../../../src/sudoku/grid.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { judgementOf } from '../../../src/sudoku/judge/judging.ts'
import { rightAnswer } from '../../../src/page/grade/expected.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'

const JUDGE = 'boj-2239'

/** A puzzle with two solutions that differ in four cells: the solution of Codewars 1 without these cells. */
export const TWO_SOLUTIONS: Grid = (() => {
  const board = [...answerTo(gridOfLine(PUZZLES.codewars1)).board]
  const other = rectangleIn(board)
  for (const cell of other) board[cell] = 0
  return board
})()

/** Returns four cells at the corners of a rectangle, whose two digits can be swapped without breaking a rule. */
function rectangleIn(board: readonly number[]): readonly number[] {
  for (let row = 0; row < 9; row++)
    for (let below = row + 1; below < 9; below++)
      for (let column = 0; column < 9; column++)
        for (let beside = column + 1; beside < 9; beside++) {
          const cells = [row * 9 + column, row * 9 + beside, below * 9 + column, below * 9 + beside]
          const [a, b, c, d] = cells.map((cell) => board[cell])
          const isInTwoBoxes =
            (Math.floor(row / 3) === Math.floor(below / 3)) !==
            (Math.floor(column / 3) === Math.floor(beside / 3))
          if (a === d && b === c && isInTwoBoxes) return cells
        }
  throw new RangeError('No such rectangle')
}

/** Returns the right answer to a puzzle. @throws RangeError if there is none */
export function answerTo(puzzle: Grid, judge = JUDGE) {
  const answer = rightAnswer(judge, puzzle)
  if (answer === undefined) throw new RangeError('No answer')
  return answer
}

/** State of a case whose program printed a text. */
export function printedState(puzzle: Grid, printed: string, elapsedMs = 40): CaseState {
  const judgement = judgementOf({ puzzle, format: JUDGE, output: printed, judge: JUDGE })
  const kinds = { accepted: 'accepted', wrong: 'wrong-answer', misformatted: 'presentation-error' } as const
  const { kind } = judgement.verdict
  if (kind === 'undecided') throw new RangeError('Undecided')
  return doneState({ kind: kinds[kind], judgement }, printed, elapsedMs)
}

export function doneState(verdict: OwnVerdict, printed = '', elapsedMs = 40): CaseState {
  return {
    kind: 'done',
    result: { verdict, printed, errors: '', elapsedMs, memoryBytes: 32 << 20 },
  }
}

export function caseOf(number: number, puzzle: Grid, state: CaseState): GradedCase {
  return {
    id: `case-${number}`,
    origin: 'judge',
    name: { en: `Board ${number}`, ko: `${number}번째 판` },
    purpose: { en: `what board ${number} is for`, ko: `${number}번째 판으로 보는 것` },
    lesson: undefined,
    puzzle,
    state,
  }
}

const EASY = gridOfLine(PUZZLES.codewars1)
export const PASSED = printedState(EASY, answerTo(EASY).text)

/** Returns a text of rows with another digit in the cell. */
export function withCell(text: string, cell: number, sign: string): string {
  const rows = text.split('\n')
  const [row, column] = [Math.floor(cell / 9), cell % 9]
  rows[row] = rows[row].slice(0, column) + sign + rows[row].slice(column + 1)
  return rows.join('\n')
}

export const WRONG_CELL = 40

/** State of a case whose program printed a wrong digit in one cell that is not given. */
export const WRONG = printedState(
  EASY,
  withCell(answerTo(EASY).text, WRONG_CELL, `${(answerTo(EASY).board[WRONG_CELL] % 9) + 1}`),
)

export function gradingOf(states: readonly CaseState[], changes: Partial<Grading> = {}): Grading {
  return {
    ...NOTHING_GRADED,
    judge: JUDGE,
    status: 'ended',
    graded: { name: 'mine.py', language: 'python', text: 'print(input())' },
    limits: { timeMs: 8000, judgeSeconds: 8, memoryBytes: 256 << 20 },
    cases: states.map((state, index) => caseOf(index + 1, EASY, state)),
    ...changes,
  }
}
