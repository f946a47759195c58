import type { GradedCase, Grading } from './grading.ts'
import type { Case } from '../../runner/cases/case.ts'
import { CASE_VERDICTS, type CaseResult, type CaseVerdict } from '../../runner/grading/result.ts'
import { resultsCsv, resultsMarkdown } from '../../runner/grading/resultsText.ts'
import type { Language } from '../../i18n/text.ts'
import { GRADE } from './words.ts'

/** Returns the results of a grading as a table for the clipboard. */
export function resultsText({ cases }: Grading, as: 'markdown' | 'csv', language: Language): string {
  const plain = cases.map(plainCase)
  const results = cases.flatMap(resultOf)
  if (as === 'csv') return resultsCsv(plain, results)
  const { heads, verdict, none } = GRADE[language].table
  return resultsMarkdown(plain, results, { language, heads, verdict, none })
}

/** Returns the case as the tables take it: without its result and claims. */
function plainCase({ id, name, purpose, lesson, puzzle }: GradedCase): Case {
  return { id, name, purpose: purpose ?? name, lesson, puzzle, claims: [] }
}

/** Returns the result of a case that is done, in a list; an empty list for others. */
function resultOf({ id, state }: GradedCase): readonly CaseResult[] {
  if (state.kind !== 'done') return []
  const { verdict, elapsedMs, memoryBytes, printed } = state.result
  const known: CaseVerdict = CASE_VERDICTS.find((kind) => kind === verdict.kind) ?? 'broken'
  return [
    {
      id,
      verdict: known,
      elapsedMs,
      memoryBytes: memoryBytes === 0 ? undefined : memoryBytes,
      events: undefined,
      output: printed,
    },
  ]
}
