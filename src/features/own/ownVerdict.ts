/** Judges the output of a run. */
import { gridOfLine } from '../../core/grid.ts'
import { judgementOf } from '../../core/judge/judging.ts'
import type { Grid } from '../../core/grid.ts'
import type { Outcome } from '../../core/own/outcome.ts'
import { answerText } from '../judge/commands.ts'
import type { OwnVerdict } from '../../app/own/own.ts'

/** The puzzle of a run and its judge. */
export interface JudgedCase {
  readonly grid: Grid
  /** Id of the puzzle's text format. */
  readonly format: string
  readonly judge: string
}

/** Returns the verdict on an ended program and the text that was judged. @param output everything it printed */
export function verdictOn(
  outcome: Outcome,
  output: string,
  { grid, format, judge }: JudgedCase,
): { readonly verdict: OwnVerdict; readonly output: string } {
  if (outcome.kind !== 'finished') return { verdict: outcome, output }
  const judged = outcome.answer === undefined ? output : answerOf(outcome.answer, judge, format)
  if (judged.trim() === '') return { verdict: { kind: 'no-output' }, output: judged }
  const judgement = judgementOf({ puzzle: grid, format, output: judged, judge })
  const kinds = {
    accepted: 'accepted',
    wrong: 'wrong-answer',
    misformatted: 'presentation-error',
    // A valid solution; the statement does not say which of several it expects.
    undecided: 'accepted',
  } as const
  return { verdict: { kind: kinds[judgement.verdict.kind], judgement }, output: judged }
}

/** Writes a returned board as the judge expects it; returns any other result unchanged. */
function answerOf(answer: string, judge: string, format: string): string {
  const digits = answer.replaceAll(/\s/g, '')
  return /^\d{81}$/.test(digits) ? answerText(gridOfLine(digits), judge, format) : answer
}
