/** Composes the texts of a verdict on a case. */
import type { CaseResult, Grading } from './grading.ts'
import { usePhrase, useWords } from '../store/useApp.ts'
import { VERDICTS } from '../judge/words.ts'
import { type TextsOfVerdict, type VerdictText, verdictText } from '../own/verdictWords.ts'
import { OWN } from '../own/words.ts'
import { GRADE } from './words.ts'

/** Returns the title and the reason of a verdict. Limits named in the reason are those of the grading. */
export function useCaseWords(
  result: Pick<CaseResult, 'verdict'>,
  grading: Pick<Grading, 'graded' | 'limits'>,
): VerdictText {
  const grade = useWords(GRADE)
  const texts = { words: useWords(OWN), judging: useWords(VERDICTS), phrase: usePhrase() }
  return caseText(result, grading, { ...texts, grade })
}

interface TextsOfCase extends TextsOfVerdict {
  readonly grade: (typeof GRADE)['en']
}

/** Grading records no writes. */
const UNRECORDED = { fetched: undefined, events: 0, solutions: undefined, hidden: undefined } as const

/** Like `useCaseWords`, with the texts as a parameter. */
export function caseText(
  { verdict }: Pick<CaseResult, 'verdict'>,
  { graded, limits }: Pick<Grading, 'graded' | 'limits'>,
  { grade, ...texts }: TextsOfCase,
): VerdictText {
  const limited = { title: grade.verdictTitle(verdict.kind) }
  if (verdict.kind === 'time-limit')
    return { ...limited, reason: limits && grade.timeLimitHint(limits.timeMs) }
  if (verdict.kind === 'memory-limit')
    return { ...limited, reason: limits && grade.memoryLimitHint(limits.memoryBytes) }
  if (verdict.kind === 'broken') return { ...limited, reason: grade.broken(verdict.reason) }
  return verdictText({ ...UNRECORDED, language: graded?.language ?? 'python', verdict }, texts)
}
