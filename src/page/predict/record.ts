/** Counts the user's answers to each kind of prediction, and the right ones; stored in this browser. */
import { boolean, integer, is, minValue, number, object, pipe } from 'valibot'
import type { Score } from './predict.ts'
import type { Storage } from '../store/storage.ts'
import { QUESTION_KINDS, type QuestionKind } from '../../search/predict/question.ts'

const NAME = 'backdoku.predictions.1'

// Schemas of the stored record.
const count = pipe(number(), integer(), minValue(0))
const answers = object({ answered: count, right: count, isMissed: boolean() })
const record = object({ return: answers, digit: answers, move: answers, cell: answers })

interface AnswerCounts {
  /** Number of answers, right or wrong. */
  readonly answered: number
  readonly right: number
  /** True if the latest answer was wrong. */
  readonly isMissed: boolean
}

export type AnswerRecord = Readonly<Record<QuestionKind, AnswerCounts>>

const NONE: AnswerCounts = { answered: 0, right: 0, isMissed: false }
const NO_ANSWERS: AnswerRecord = { return: NONE, digit: NONE, move: NONE, cell: NONE }

/** Returns the stored record; an empty one if there is none, or if it is damaged or cannot be read. */
export function readRecord(storage: Storage): AnswerRecord {
  try {
    const stored: unknown = JSON.parse(storage.getItem(NAME) ?? 'null')
    return is(record, stored) ? stored : NO_ANSWERS
  } catch {
    return NO_ANSWERS
  }
}

/** Stores another answer. @returns the record with it, even if the storage is full or forbidden */
export function storeAnswer(
  storage: Storage,
  before: AnswerRecord,
  kind: QuestionKind,
  isRight: boolean,
): AnswerRecord {
  const { answered, right } = before[kind]
  const now = {
    ...before,
    [kind]: { answered: answered + 1, right: right + (isRight ? 1 : 0), isMissed: !isRight },
  }
  try {
    storage.setItem(NAME, JSON.stringify(now))
  } catch {
    // The storage is full or forbidden: the counts last as long as the page is open.
  }
  return now
}

export function scoreOf(kept: AnswerRecord): Score {
  const sum = (of: (answers: AnswerCounts) => number) =>
    QUESTION_KINDS.reduce((total, kind) => total + of(kept[kind]), 0)
  return { right: sum(({ right }) => right), answered: sum(({ answered }) => answered) }
}

export function missedKinds(kept: AnswerRecord): ReadonlySet<QuestionKind> {
  return new Set(QUESTION_KINDS.filter((kind) => kept[kind].isMissed))
}
