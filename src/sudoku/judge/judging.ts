import { formatWithId } from '../formats/registry.ts'
import { type Grid, isComplete } from '../grid.ts'
import type { Phrase } from '../../i18n/text.ts'
import { printedAnswer } from './checking/boards.ts'
import type { InputFinding, Judge, Verdict } from './judge.ts'
import { type ParsedOutput, parseOutput } from './checking/printed.ts'
import { JUDGES, judgeWithId } from './registry.ts'

export { JUDGES }

export interface JudgedOutput {
  readonly puzzle: Grid
  readonly format: string
  readonly output: string
  /** Id of the judge; for any other text, the likeliest judge is used. */
  readonly judge: string
}

/**
 * Reason why a judge was assumed: the puzzle is in its format, the puzzle is full, or the output resembles its answers.
 * `nothing`: for no reason, as the first in the registry.
 */
export type Assumption = 'format' | 'full' | 'output' | 'nothing'

export interface Judgement {
  readonly judge: Judge
  /** Reason for assuming the judge; undefined if the user chose it. */
  readonly assumed: Assumption | undefined
  readonly verdict: Verdict
  /** Format of a rejected output if it is not the judge's own; undefined otherwise, and if no format is recognised. */
  readonly form: OtherForm | undefined
  /** Result of checking the puzzle against the judge's guarantee about inputs. */
  readonly input: InputFinding
  /** The printed answer, if it can be identified; 0 for an unreadable cell. */
  readonly board: Grid | undefined
}

/** Format of another judge's answers, or a text format that no judge expects. */
export interface OtherForm {
  /** Kind of thing that `name` names. */
  readonly of: 'judge' | 'format'
  readonly name: Phrase
}

/** Judges an output. Never throws; fast enough for the page's main thread. */
export function judgementOf({ puzzle, format, output, judge: id }: JudgedOutput): Judgement {
  const printed = parseOutput(output)
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
 * Returns the judge whose puzzles have this format, regardless of the output. If there is none, returns the judge whose
 * answers the output resembles most, or else the first in the registry. For a filled board, a judge that expects
 * a phrase takes precedence if the output resembles this phrase.
 */
function likeliestJudge(
  puzzle: Grid,
  format: string,
  printed: ParsedOutput,
): { readonly judge: Judge; readonly assumed: Assumption } {
  const scored = JUDGES.map((judge) => {
    const isPhrase = judge.answer.kind === 'phrase'
    const resemblance = judge.resemblance(printed)
    const score = isPhrase && isComplete(puzzle) && resemblance > 0 ? FILLED_SCORE : resemblance
    return { judge, score: judge.inputFormats.includes(format) ? FORMAT_SCORE : score }
  })
  const { judge, score } = scored.reduce((likeliest, other) =>
    other.score > likeliest.score ? other : likeliest,
  )
  return { judge, assumed: assumptionOf(score) }
}

/** Score of a judge whose puzzles have this format; higher than any score for resemblance. */
const FORMAT_SCORE = 3
/** Score of a judge that expects a phrase about a filled board; higher than the score for the format. */
const FILLED_SCORE = 4

function assumptionOf(score: number): Assumption {
  if (score === FILLED_SCORE) return 'full'
  if (score === FORMAT_SCORE) return 'format'
  return score > 0 ? 'output' : 'nothing'
}

/** Returns the format of an output if it is not the judge's own; undefined if it is, or if no format is recognised. */
function otherForm(judge: Judge, printed: ParsedOutput): OtherForm | undefined {
  // A resemblance of 2 is full: the format is as the judge expects.
  if (judge.resemblance(printed) === 2) return undefined
  const other = JUDGES.find(({ resemblance }) => resemblance(printed) === 2)
  if (other !== undefined) return { of: 'judge', name: other.name }
  const format = printed.format === null ? undefined : formatWithId(printed.format)
  return format === undefined || printed.content.kind !== 'boards'
    ? undefined
    : { of: 'format', name: format.name }
}
