import type { Grid } from '../grid.ts'
import type { InputFinding, Judge, Verdict } from './judge.ts'
import { type Printed, printedOf } from './printed.ts'
import { JUDGES, judgeWithId } from './registry.ts'

export { JUDGES }

/** What there is to judge. */
export interface Case {
  readonly puzzle: Grid
  /** Id of the text format that the puzzle came in. */
  readonly format: string
  /** What a program printed for it. */
  readonly output: string
  /** Id of the judge; any other text leaves it to be found out. */
  readonly judge: string
}

export interface Judgement {
  readonly judge: Judge
  readonly verdict: Verdict
  readonly input: InputFinding
  /** The board that was printed, if it was one. */
  readonly board: Grid | undefined
}

/** Judges an output. Never throws; short enough for the thread of a page. */
export function judgementOf({ puzzle, format, output, judge: id }: Case): Judgement {
  const printed = printedOf(output)
  const judge = judgeWithId(id) ?? likeliestJudge(printed, format)
  const { content } = printed
  return {
    judge,
    verdict: judge.judge(puzzle, printed),
    input: judge.inputFinding(puzzle),
    board: content.kind === 'boards' && content.boards.length === 1 ? content.boards[0] : undefined,
  }
}

/** The score of a judge whose puzzles come in the format of this one. Index: how much the output resembles its answers. */
const ASKED = [0.5, 3, 4] as const

/**
 * The judge that an output is meant for: of those that it can be meant for at all, one whose puzzles come in the format
 * of this puzzle, then one that wants just this form; one whose puzzles come in this format even if the output resembles
 * nothing; then the first in the registry.
 */
function likeliestJudge(printed: Printed, format: string): Judge {
  const scored = JUDGES.map((judge) => {
    const resemblance = judge.resemblance(printed)
    const isAsked = judge.inputFormats.includes(format)
    return { judge, score: isAsked ? ASKED[resemblance] : resemblance }
  })
  return scored.reduce((likeliest, other) => (other.score > likeliest.score ? other : likeliest)).judge
}
