/**
 * Decides when to ask the learner a question: seldom, at the first turn of some kinds, and more often about what was
 * answered wrong.
 */
import { QUESTION_KINDS, type Question, type QuestionKind, questionOf } from './question.ts'
import type { Situation } from './situation.ts'

/** Kinds of turns (see `Turn`) whose first occurrence is asked about, with the kind of question that fits. */
const FIRSTS = [
  { name: 'dead end', turn: 'dead-end', kind: 'move' },
  { name: 'return over two calls', turn: 'run-out', kind: 'return' },
  { name: 'candidates run out', turn: 'run-out', kind: 'digit' },
] as const

export type FirstTurn = (typeof FIRSTS)[number]['name']

/** What was asked in a run so far. */
export interface QuestionHistory {
  /** The event of the latest question or, before the first question, the event at which asking began. */
  readonly event: number
  readonly latest: QuestionKind | undefined
  /** How often each kind was asked. */
  readonly times: Readonly<Record<QuestionKind, number>>
  /** First turns that were asked about. */
  readonly firsts: ReadonlySet<FirstTurn>
}

export function emptyQuestionHistory(event: number): QuestionHistory {
  return {
    event,
    latest: undefined,
    times: { return: 0, digit: 0, move: 0, cell: 0 },
    firsts: new Set(),
  }
}

/** Minimum events between two questions, even if both are about first turns. */
const SHORTEST_GAP = 3
/** Events before a question that is not about a first turn; the gap grows with each question. */
const FIRST_GAP = 8
const GROWTH = 1.6
const LONGEST_GAP = 240

/** Shares of the kinds in the long run: learners lose the thread where a call returns. */
const SHARES: Readonly<Record<QuestionKind, number>> = { return: 0.35, digit: 0.25, move: 0.25, cell: 0.15 }
/** A kind that was answered wrong comes back after this part of its gap, and after this many events at most. */
const MISSED_PART = 0.5
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

/** Returns, by kind, the events until it is due; the kind that is furthest behind its share is due first. */
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

function firstIn(situation: Situation, { firsts, latest }: QuestionHistory) {
  return FIRSTS.find(
    ({ name, turn, kind }) =>
      turn === situation.turn &&
      kind !== latest &&
      !firsts.has(name) &&
      questionOf(kind, situation) !== undefined,
  )
}

/** Adds a question to what was asked. @param situation in which it was asked */
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
