import type { GradedProgram, GradedCase, Grading } from './grading.ts'
import { createCopying } from '../byHand/copying.ts'
import type { AppStore } from '../store/store.ts'
import { lineOf } from '../../sudoku/grid.ts'
import type { Case } from '../../runner/cases/case.ts'
import { CASE_VERDICTS, type CaseResult, type CaseVerdict } from '../../runner/grading/result.ts'
import { resultsCsv, resultsMarkdown } from '../../runner/grading/resultsText.ts'
import type { Language } from '../../i18n/text.ts'
import { GRADE } from './words.ts'

/**
 * Returns functions that copy the results of the grading, copy a link to a case, and save the results.
 * @param judgeOf returns the id of the judge that grades a program
 */
export function createResults(
  { getState: get, setState: set, environment }: AppStore,
  judgeOf: (program: GradedProgram) => string,
) {
  const { writeClipboard, saveFile, pageAddress } = environment
  const { copy } = createCopying(writeClipboard, (isCopied) =>
    set({ notice: { kind: isCopied ? 'copied' : 'not-copied' } }),
  )

  function table(as: 'markdown' | 'csv'): string {
    return resultsText(get().grading, as, get().preferences.language)
  }

  return {
    copyTable: (as: 'markdown' | 'csv') => void copy(table(as)),

    /** Copies a link that opens the puzzle of a case in this view, with the judge. @param id of the case */
    copyLink(id: string): void {
      const { cases, graded } = get().grading
      const linked = cases.find((each) => each.id === id)
      if (linked === undefined || graded === undefined) return
      const query = new URLSearchParams({
        puzzle: lineOf(linked.puzzle),
        view: 'grade',
        judge: judgeOf(graded),
      })
      void copy(`${pageAddress()}?${query}`)
    },

    save: () => void saveFile('grading.csv', 'text/csv', [table('csv')]),
  }
}

function resultsText({ cases }: Grading, as: 'markdown' | 'csv', language: Language): string {
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
