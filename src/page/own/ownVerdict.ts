import { gridOfLine } from '../../sudoku/grid.ts'
import { acceptedByContent } from '../../sudoku/judge/byContent.ts'
import { judgementOf } from '../../sudoku/judge/judging.ts'
import type { Grid } from '../../sudoku/grid.ts'
import { type CheckedAnswer, checkedAnswer, sweaAnswer } from '../../runner/run/checkers.ts'
import type { Outcome } from '../../runner/run/outcome.ts'
import { answerText } from '../judge/commands.ts'
import { ANY_JUDGE } from '../judge/judge.ts'
import type { OwnVerdict } from './own.ts'

/** The puzzle of a run, and how its output is judged. */
export interface JudgedCase {
  readonly grid: Grid
  /** Id of the puzzle's text format. */
  readonly format: string
  /** Id of the judge. */
  readonly judge: string
  /** True if the program reads input in a form that no judge uses. A right board is then accepted in any format. */
  readonly isJudgedByContent: boolean
  /** Name of the called function if it answers whether the board is right. */
  readonly checker: string | undefined
}

/**
 * Returns the verdict on a program, and its output: the printed text, or the result of the called function as text.
 * @param printed all that the program printed
 */
export function verdictOn(
  outcome: Outcome,
  printed: string,
  { grid, format, judge, isJudgedByContent, checker }: JudgedCase,
): { readonly verdict: OwnVerdict; readonly output: string } {
  if (outcome.kind !== 'finished') return { verdict: outcome, output: printed }
  if (checker !== undefined && outcome.answer !== undefined)
    return { verdict: verdictOfCheck(checkedAnswer(checker, grid, outcome.answer)), output: outcome.answer }
  const output = outcome.answer === undefined ? printed : resultText(outcome.answer, judge, format)
  if (output.trim() === '') return { verdict: { kind: 'no-output' }, output }
  const check = sweaAnswer(grid, output)
  if (check !== undefined) return { verdict: verdictOfCheck(check), output }
  const judgement = judgementOf({ puzzle: grid, format, output, judge })
  const said = isJudgedByContent ? acceptedByContent(judgement, grid) : judgement
  return { verdict: { kind: VERDICTS[said.verdict.kind], judgement: said }, output }
}

/**
 * Returns the id of the judge whose rules count for what a program printed. A program may read its puzzle like one judge
 * and print it like another: then those of the latter.
 * @param judged the puzzle, and the judge of the form in which the program read it
 * @param others judges of the other forms of input
 */
export function judgeOfAnswer(
  outcome: Outcome,
  printed: string,
  judged: JudgedCase,
  others: readonly string[],
): string {
  if (verdictOn(outcome, printed, judged).verdict.kind !== 'presentation-error') return judged.judge
  for (const judge of new Set(others)) {
    const { verdict } = verdictOn(outcome, printed, { ...judged, judge })
    if (isAccepted(verdict)) return 'judgement' in verdict ? verdict.judgement.judge.id : judge
  }
  return judged.judge
}

/** By the judge's verdict on the output: the verdict on the program. */
const VERDICTS = {
  accepted: 'accepted',
  wrong: 'wrong-answer',
  misformatted: 'presentation-error',
  // The board is right, but the statement does not say which of several solutions it wants.
  undecided: 'accepted',
} as const

export function isAccepted({ kind }: OwnVerdict): boolean {
  return kind === 'accepted'
}

/** Returns true if a program's output solves a puzzle other than the judged one, in any format. */
export function isSolution(
  puzzle: Grid | undefined,
  outcome: Outcome,
  printed: string,
  judged: JudgedCase,
): boolean {
  if (puzzle === undefined) return false
  const onPuzzle = { ...judged, grid: puzzle, judge: ANY_JUDGE, isJudgedByContent: true }
  return isAccepted(verdictOn(outcome, printed, onPuzzle).verdict)
}

function verdictOfCheck(check: CheckedAnswer): OwnVerdict {
  return { kind: check.isRight ? 'accepted' : 'wrong-answer', check }
}

/** If a function returned a board, writes the board in the judge's format; leaves other results as they are. */
function resultText(answer: string, judge: string, format: string): string {
  const digits = answer.replaceAll(/\s/g, '')
  return /^\d{81}$/.test(digits) ? answerText(gridOfLine(digits), judge, format) : answer
}
