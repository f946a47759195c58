import { formatWithId } from '../formats/registry.ts'
import { type Grid, isComplete } from '../grid.ts'
import type { Phrase } from '../text.ts'
import { printedAnswer } from './checking/boards.ts'
import type { InputFinding, Judge, Verdict } from './judge.ts'
import { type Printed, printedOf } from './checking/printed.ts'
import { JUDGES, judgeWithId } from './registry.ts'

export { JUDGES }

/** An output to judge. */
export interface Case {
  readonly puzzle: Grid
  /** Id of the text format that the puzzle came in. */
  readonly format: string
  /** The program's output for it. */
  readonly output: string
  /** Id of the judge; any other text leaves it to be found out. */
  readonly judge: string
}

/** Why a judge was taken that nobody has chosen: the puzzle is written as its puzzles are, is full, or the output resembles its answers. */
export type Assumption = 'format' | 'full' | 'output' | 'nothing'

export interface Judgement {
  readonly judge: Judge
  /** Undefined if the judge was chosen. */
  readonly assumed: Assumption | undefined
  readonly verdict: Verdict
  /** Whose form the output has, where it is another than the judge's; undefined for the judge's own, or nobody's. */
  readonly form: OtherForm | undefined
  readonly input: InputFinding
  /** The board that was printed as the answer, if it can be told; 0 for a cell that cannot be read. */
  readonly board: Grid | undefined
}

/** The form of another judge's answers, or a text format that no judge asks for. */
export interface OtherForm {
  readonly of: 'judge' | 'format'
  readonly name: Phrase
}

/** Judges an output. Never throws; short enough for the thread of a page. */
export function judgementOf({ puzzle, format, output, judge: id }: Case): Judgement {
  const printed = printedOf(output)
  const chosen = judgeWithId(id)
  const { judge, assumed } =
    chosen === undefined ? likeliestJudge(puzzle, format, printed) : { judge: chosen, assumed: undefined }
  const verdict = judge.judge(puzzle, printed)
  return {
    judge,
    assumed,
    verdict,
    form: verdict.kind === 'accepted' || verdict.kind === 'undecided' ? undefined : otherForm(judge, printed),
    input: judge.inputFinding(puzzle),
    board: printedAnswer(puzzle, printed),
  }
}

/**
 * The judge that a puzzle came from, whatever was printed for it. Where its format is no judge's, the one that the output
 * resembles most; the first in the registry where it resembles nothing. A filled board is no puzzle of a judge that asks
 * for one, but may be one of a judge that asks for a phrase.
 */
function likeliestJudge(
  puzzle: Grid,
  format: string,
  printed: Printed,
): { readonly judge: Judge; readonly assumed: Assumption } {
  const scored = JUDGES.map((judge) => {
    const isPhrase = judge.answer.kind === 'phrase'
    const resemblance = judge.resemblance(printed)
    const score = isPhrase && isComplete(puzzle) && resemblance > 0 ? FILLED : resemblance
    return { judge, score: judge.inputFormats.includes(format) ? ASKED : score }
  })
  const { judge, score } = scored.reduce((likeliest, other) =>
    other.score > likeliest.score ? other : likeliest,
  )
  return { judge, assumed: assumptionOf(score) }
}

/** Scores above any resemblance: of the judge whose puzzles come in this format, and of a phrase for a filled board. */
const ASKED = 3
const FILLED = 4

function assumptionOf(score: number): Assumption {
  if (score === FILLED) return 'full'
  if (score === ASKED) return 'format'
  return score > 0 ? 'output' : 'nothing'
}

function otherForm(judge: Judge, printed: Printed): OtherForm | undefined {
  if (judge.resemblance(printed) === 2) return undefined
  const other = JUDGES.find(({ resemblance }) => resemblance(printed) === 2)
  if (other !== undefined) return { of: 'judge', name: other.name }
  const format = printed.format === null ? undefined : formatWithId(printed.format)
  return format === undefined || printed.content.kind !== 'boards'
    ? undefined
    : { of: 'format', name: format.name }
}
