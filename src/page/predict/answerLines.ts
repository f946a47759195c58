import type { Stage } from './predict.ts'
import { cellOf, digitOf, kindOf } from '../../search/events.ts'
import type { Question } from '../../search/predict/question.ts'
import type { SteppingWords } from '../words/stepping.ts'
import type { PredictWords } from './words.ts'

export type AnsweredStage = Extract<Stage, { readonly kind: 'answered' }>

export interface AnswerLine {
  /** Label in front of the text. */
  readonly name: string
  readonly text: string
}

/**
 * Returns the lines about a learner's prediction of the next event: the given answer if it was wrong, the right answer
 * with the event that happened, and the reason if known.
 */
export function answerLines(
  words: PredictWords,
  { cellName, why: reason, chosen }: SteppingWords,
  { kind, event, answer }: Question,
  { given, verdict, happenedEvent, why, choice }: AnsweredStage,
): readonly AnswerLine[] {
  const named = (held: typeof given) => words.answer(cellName(held.cell), held.digit)
  const was = [
    named(answer),
    ...(kind === 'return' ? [words.returnChanges] : []),
    words.happenedEvent(
      event + 1,
      kindOf(happenedEvent),
      cellName(cellOf(happenedEvent)),
      digitOf(happenedEvent),
    ),
  ]
  const because = why !== undefined ? reason(why) : choice === undefined ? undefined : chosen(choice)
  return [
    ...(verdict === 'right' ? [] : [{ name: words.said, text: `${named(given)} ✕` }]),
    { name: words.was, text: `${was[0]} ✓. ${was.slice(1).join(' ')}` },
    ...(because === undefined ? [] : [{ name: words.why, text: because }]),
  ]
}
