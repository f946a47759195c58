/** Collects the questions that a learner is asked along real traces. */
import {
  type QuestionHistory,
  dueQuestion,
  emptyQuestionHistory,
  withQuestion,
} from '../../../src/search/predict/asking.ts'
import type { Question, QuestionKind } from '../../../src/search/predict/question.ts'
import { recordedSituation, searchSituation, type Situation } from '../../../src/search/predict/situation.ts'
import type { RecordedTrace } from '../../../src/search/trace/recordedTrace.ts'
import { replay } from '../../../src/search/trace/replay.ts'
import type { Board } from '../../../src/sudoku/grid.ts'
import type { RecordedSearch } from '../steps/moments.ts'

/** The situation before each event of a search, from which a question about the event is made. */
export function searchSituations({ givens, strategy, events, at }: RecordedSearch): readonly Situation[] {
  return Array.from(events, (next, event) => searchSituation(givens, strategy, at(event), next))
}

/** The situation before each event of a recording. @param limit number of events, all in the first chunk */
export function recordedSituations(givens: Board, trace: RecordedTrace, limit: number): readonly Situation[] {
  const chunk = trace.chunk(0)
  return Array.from(chunk.events.subarray(0, limit), (next, event) =>
    recordedSituation(chunk, replay(givens, chunk, event), next),
  )
}

export interface AskedQuestion {
  readonly question: Question
  readonly situation: Situation
}

/**
 * Returns the questions to a learner who steps through the events after the first.
 * @param answers returns true if the learner's answer is right; by default, every answer is
 */
export function askedAlong(
  situations: readonly Situation[],
  answers: (question: Question) => boolean = () => true,
): readonly AskedQuestion[] {
  let asked: QuestionHistory = emptyQuestionHistory(0)
  const missed = new Set<QuestionKind>()
  const questions: AskedQuestion[] = []
  for (const situation of situations.slice(1)) {
    const question = dueQuestion(situation, asked, missed)
    if (question === undefined) continue
    questions.push({ question, situation })
    asked = withQuestion(asked, question, situation)
    if (answers(question)) missed.delete(question.kind)
    else missed.add(question.kind)
  }
  return questions
}
