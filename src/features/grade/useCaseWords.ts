/** Texts of a verdict on a case. */
import type { CaseResult, Grading } from '../../app/grading/grading.ts'
import { useVerdictWords } from '../own/verdictWords.ts'
import { useWords } from '../../ui/useApp.ts'
import { GRADE } from './words.ts'

interface CaseWords {
  readonly title: string
  readonly reason: string | undefined
}

/** Title in the judge's words, and the reason; the limits are those of the grading. */
export function useCaseWords(
  { verdict }: Pick<CaseResult, 'verdict'>,
  { graded, limits }: Pick<Grading, 'graded' | 'limits'>,
): CaseWords {
  const words = useWords(GRADE)
  const { title, reason } = useVerdictWords({
    language: graded?.language ?? 'python',
    verdict,
    fetched: undefined,
    events: 0,
  })
  const limited = { title: words.verdictTitle(verdict.kind) }
  if (verdict.kind === 'time-limit')
    return { ...limited, reason: limits && words.timeLimitHint(limits.timeMs) }
  if (verdict.kind === 'memory-limit')
    return { ...limited, reason: limits && words.memoryLimitHint(limits.memoryBytes) }
  return { title, reason }
}
