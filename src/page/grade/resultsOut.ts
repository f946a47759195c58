import type { GradedProgram } from './grading.ts'
import { createCopying } from '../byHand/copying.ts'
import type { AppStore } from '../store/store.ts'
import { lineOf } from '../../sudoku/grid.ts'
import { resultsText } from './resultsText.ts'

/**
 * Returns functions that copy the results of the grading, copy a link to a case, and save the results.
 * @param judgeOf returns the id of the judge that grades a program
 */
export function createResultsOut(
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
