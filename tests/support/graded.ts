/**
 * Grades programs with the real interpreter or compiler of their language. Returns the verdicts and sentences that the
 * page shows.
 */
import type { CaseLimits, CaseResult, GradedProgram } from '../../src/page/grade/grading.ts'
import { gridOfLine } from '../../src/sudoku/grid.ts'
import type { OwnLanguage } from '../../src/sudoku/reading/language.ts'
import type { Language } from '../../src/i18n/text.ts'
import { runCase, limitsOf } from '../../src/page/grade/running.ts'
import { caseText } from '../../src/page/grade/useCaseWords.ts'
import { GRADE } from '../../src/page/grade/words.ts'
import { VERDICTS } from '../../src/page/judge/words.ts'
import { verdictName } from '../../src/page/own/verdictWords.ts'
import { OWN } from '../../src/page/own/words.ts'
import { PUZZLES } from '../sudoku/puzzles.ts'
import type { OwnTestWorker } from './ownTestWorker.ts'

/** A short time limit, for programs that use all of it. */
export const SHORT_MS = 400

/** Result of a case, with its verdict in words. */
export interface DescribedResult extends CaseResult {
  /** Name of the verdict, as in `data-verdict`. */
  readonly name: string
  /** The verdict and its reason as the page shows them, by language. */
  readonly said: Readonly<Record<Language, string>>
}

/** Options: the id of the judge, the puzzle as 81 digits, and changes to the judge's limits. */
export interface GradeOrder {
  readonly judge?: string
  readonly line?: string
  readonly limits?: Partial<CaseLimits>
}

/** @returns a function that grades programs in one worker, one after the other */
export function grader(worker: OwnTestWorker, language: OwnLanguage) {
  return async (
    text: string,
    { judge = 'boj-2580', line = PUZZLES.codewars1, limits: changed }: GradeOrder = {},
  ): Promise<DescribedResult> => {
    const limits = { ...limitsOf(judge, language), ...changed }
    const program: GradedProgram = { name: 'mine', language, text }
    const end = await runCase(
      {
        grade: async (_, own, given) => ({ kind: 'graded', graded: await worker.grade(own, given) }),
      },
      program,
      judge,
      gridOfLine(line),
      limits,
      new AbortController().signal,
    )
    if (end.kind === 'not-loaded') throw new Error(end.reason)
    return {
      ...end.result,
      name: verdictName(end.result.verdict),
      said: {
        en: sentence('en', end.result, program, limits),
        ko: sentence('ko', end.result, program, limits),
      },
    }
  }
}

function sentence(language: Language, result: CaseResult, graded: GradedProgram, limits: CaseLimits): string {
  const { title, reason } = caseText(
    result,
    { graded, limits },
    {
      words: OWN[language],
      judging: VERDICTS[language],
      grade: GRADE[language],
      phrase: (phrase) => phrase[language],
    },
  )
  return reason === undefined ? title : `${title} | ${reason}`
}
