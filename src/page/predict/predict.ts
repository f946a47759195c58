/** State slice for predicting the next event: the open question, and how many answers were right. */
import type { SearchEvent } from '../../search/events.ts'
import type { Answer, Question, Verdict } from '../../search/predict/question.ts'
import type { Choice } from '../../search/steps/choice.ts'
import type { Why } from '../../search/steps/why.ts'
import type { Position } from '../../search/trace/position.ts'
import type { Cell } from '../../sudoku/units.ts'

/** A question on the page, from its opening until the learner goes on. */
export interface Prompt {
  readonly question: Question
  readonly stage: Stage
  /**
   * Position of the playhead: before the event while asked, then at the event. Moving the playhead closes the question.
   */
  readonly position: Position
  /** True if the question interrupted playing, which continues afterwards. */
  readonly wasPlaying: boolean
  /** True if a tour asks the question; it asks even if the user has switched predicting off. */
  readonly isGuided: boolean
}

export type Stage =
  /**
   * @property cell the cell that the learner has pressed; undefined before
   * @property lacksCell true if the learner pressed a digit before a cell
   */
  | { readonly kind: 'asked'; readonly cell: Cell | undefined; readonly lacksCell: boolean }
  | {
      readonly kind: 'answered'
      readonly given: Answer
      readonly verdict: Verdict
      /** The predicted event, which has happened since. */
      readonly happenedEvent: SearchEvent
      /** Why the event backtracks; undefined if it does not, or if the reason is unknown. */
      readonly why: Why | undefined
      /** Digits that the event chose from; undefined if it chose none, or if unknown. */
      readonly choice: Choice | undefined
    }

/** Numbers of right answers and of all answers that were given in this browser. */
export interface Score {
  readonly right: number
  readonly answered: number
}

export interface Predicting {
  readonly prompt: Prompt | undefined
  /** Undefined until the code for questions is loaded. */
  readonly score: Score | undefined
}

export const NOTHING_PREDICTED: Predicting = { prompt: undefined, score: undefined }
