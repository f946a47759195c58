/** A judge's verdict on a run. */
import { gridOfLine } from '../../core/grid.ts'
import { judgementOf } from '../../core/judge/judging.ts'
import type { Grid } from '../../core/grid.ts'
import type { Outcome } from '../../core/own/outcome.ts'
import { answerText } from '../judge/commands.ts'
import type { OwnVerdict } from '../../app/own/own.ts'

/** The puzzle of a run, and the judge for it. */
export interface JudgedCase {
  readonly grid: Grid
  /** Id of the text format that the puzzle came in. */
  readonly format: string
  readonly judge: string
}

/**
 * The verdict on a program that has come to its end, and the text that was judged. @param output all that it has printed
 */
export function verdictOn(
  outcome: Outcome,
  output: string,
  { grid, format, judge }: JudgedCase,
): { readonly verdict: OwnVerdict; readonly output: string } {
  if (outcome.kind !== 'finished') return { verdict: outcome, output }
  const judged = outcome.answer === undefined ? output : returned(outcome.answer, judge, format)
  if (judged.trim() === '') return { verdict: { kind: 'no-output' }, output: judged }
  const judgement = judgementOf({ puzzle: grid, format, output: judged, judge })
  const kinds = {
    accepted: 'accepted',
    wrong: 'wrong-answer',
    misformatted: 'presentation-error',
    // The board is a solution; the statement does not say which of several is wanted.
    undecided: 'accepted',
  } as const
  return { verdict: { kind: kinds[judgement.verdict.kind], judgement }, output: judged }
}

/** The result of a function as its judge writes it; anything but a board as it is. */
function returned(answer: string, judge: string, format: string): string {
  const digits = answer.replaceAll(/\s/g, '')
  return /^\d{81}$/.test(digits) ? answerText(gridOfLine(digits), judge, format) : answer
}
