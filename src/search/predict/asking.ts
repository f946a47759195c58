/**
 * Decides when to ask the learner a question about the search. Questions are rare. Some turns of the search (effects of
 * an event, see `Turn`) are asked about when they first occur. A kind of question that was answered wrong returns
 * sooner.
 */
import { QUESTION_KINDS, type Question, type QuestionKind, questionOf } from './question.ts'
import type { Situation } from './situation.ts'

/** Turns of the search to ask about when they first occur, each with the kind of question to ask. */
const FIRSTS = [
  { name: 'dead end', turn: 'dead-end', kind: 'move' },
  { name: 'return over two calls', turn: 'run-out', kind: 'return' },
  { name: 'candidates run out', turn: 'run-out', kind: 'digit' },
] as const

export type FirstTurn = (typeof FIRSTS)[number]['name']

export interface QuestionHistory {
  /** The event of the latest question or, before the first question, the event at which asking began. */
  readonly event: number
  /** Kind of the latest question; undefined before the first. */
  readonly latest: QuestionKind | undefined
  readonly times: Readonly<Record<QuestionKind, number>>
  /** Entries of `FIRSTS` that were asked about. */
  readonly firsts: ReadonlySet<FirstTurn>
}

/** @param event at which asking begins */
export function emptyQuestionHistory(event: number): QuestionHistory {
  return {
    event,
    latest: undefined,
    times: { return: 0, digit: 0, move: 0, cell: 0 },
    firsts: new Set(),
  }
}

/** Minimum events between two questions, even if both are about turns in `FIRSTS`. */
const SHORTEST_GAP = 3
/**
 * Initial gap, in events, before a question that is not about a turn in `FIRSTS`. Each question multiplies the gap by
 * `GROWTH`, up to `LONGEST_GAP`.
 */
const FIRST_GAP = 8
const GROWTH = 1.6
const LONGEST_GAP = 240

/** Share of each kind in the long run. Returns have the most, because learners lose the thread where a call returns. */
const SHARES: Readonly<Record<QuestionKind, number>> = { return: 0.35, digit: 0.25, move: 0.25, cell: 0.15 }
/** Factor that shortens the gap before a kind of question that was answered wrong. */
const MISSED_PART = 0.5
/** Maximum gap, in events, before a kind of question that was answered wrong. */
const LONGEST_MISSED_GAP = 60

/**
 * Returns the question to ask in a situation, if any; depends on nothing but the arguments.
 * @param missed kinds whose latest answer was wrong
 */
export function dueQuestion(
  situation: Situation,
  asked: QuestionHistory,
  missed: ReadonlySet<QuestionKind>,
): Question | undefined {
  const passed = situation.moment.event - asked.event
  if (asked.latest !== undefined && passed < SHORTEST_GAP) return undefined
  const first = firstIn(situation, asked)
  if (first !== undefined) return questionOf(first.kind, situation)
  const gaps = gapsOf(asked, missed)
  const questions = QUESTION_KINDS.filter((kind) => kind !== asked.latest && passed >= gaps[kind])
    .toSorted((one, other) => gaps[one] - gaps[other])
    .map((kind) => questionOf(kind, situation))
  return questions.find((question) => question !== undefined)
}

/**
 * Returns the gap before each kind of question is due, in events. The kind furthest behind its share is due first,
 * unless another one was answered wrong.
 */
function gapsOf(
  { times, latest }: QuestionHistory,
  missed: ReadonlySet<QuestionKind>,
): Record<QuestionKind, number> {
  const count = QUESTION_KINDS.reduce((sum, kind) => sum + times[kind], 0)
  const gap = Math.min(LONGEST_GAP, FIRST_GAP * GROWTH ** count)
  const relativeCount = (kind: QuestionKind) => (times[kind] + 1) / SHARES[kind]
  const least = Math.min(...QUESTION_KINDS.filter((kind) => kind !== latest).map(relativeCount))
  const gapOf = (kind: QuestionKind) => {
    const full = (gap * relativeCount(kind)) / least
    return missed.has(kind) ? Math.min(full * MISSED_PART, LONGEST_MISSED_GAP) : full
  }
  return { return: gapOf('return'), digit: gapOf('digit'), move: gapOf('move'), cell: gapOf('cell') }
}

/** Returns the entry of `FIRSTS` that a situation shows for the first time, if it can be asked about. */
function firstIn(situation: Situation, { firsts, latest }: QuestionHistory) {
  return FIRSTS.find(
    ({ name, turn, kind }) =>
      turn === situation.turn &&
      kind !== latest &&
      !firsts.has(name) &&
      questionOf(kind, situation) !== undefined,
  )
}

/** Adds a question to the history. @param situation in which it was asked */
export function withQuestion(
  asked: QuestionHistory,
  { kind, event }: Question,
  { turn }: Situation,
): QuestionHistory {
  const first = FIRSTS.find((each) => each.turn === turn && each.kind === kind)
  return {
    event,
    latest: kind,
    times: { ...asked.times, [kind]: asked.times[kind] + 1 },
    firsts: first === undefined ? asked.firsts : new Set([...asked.firsts, first.name]),
  }
}
