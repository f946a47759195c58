import type { Grid } from '../../core/grid.ts'
import type { AppState } from '../store/state.ts'
import { JUDGE_PANEL } from './judging.ts'

/**
 * Takes boards that the editor reads but that are not puzzles (answers and finished boards), and opens the judge's
 * panel with them.
 */
export interface Submissions {
  /** Takes the answer that came with the puzzle now on the board. @param format the text format of both */
  takeAnswer(answer: Grid, format: string): void
  /**
   * Takes a finished board as an output to judge. Refuses it if the chosen judge expects a phrase as the answer: then
   * the board is a puzzle to check.
   * @returns true if taken
   */
  takeFinished(text: string): boolean
}

export function createSubmissions(
  get: () => AppState,
  set: (change: Partial<AppState>) => void,
): Submissions {
  return {
    takeAnswer(answer, format) {
      const judging = { ...get().judging, submittedAnswer: { answer, format } }
      set({ judging, panel: JUDGE_PANEL, notice: { kind: 'submitted', what: 'answer' } })
    },
    takeFinished(output) {
      const { judging } = get()
      const chosen = judging.judges.find(({ id }) => id === judging.judge)
      if (chosen?.answer.kind === 'phrase') return false
      set({
        judging: { ...judging, output, submittedAnswer: undefined },
        panel: JUDGE_PANEL,
        isSheetOpen: true,
        editing: false,
        choice: undefined,
        notice: { kind: 'submitted', what: 'finished' },
      })
      return true
    },
  }
}
