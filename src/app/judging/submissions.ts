import type { Grid } from '../../core/grid.ts'
import type { AppState } from '../store/state.ts'
import { JUDGE_PANEL } from './judging.ts'

/** Receives boards from the editor that are not puzzles. */
export interface Submissions {
  /** Takes the answer that came with the puzzle now on the board. @param format the text format of both */
  takeAnswer(answer: Grid, format: string): void
  /** Takes a finished board, unless the chosen judge expects a phrase: then it is the puzzle. @returns true if taken */
  takeFinished(text: string): boolean
}

export function createSubmissions(
  get: () => AppState,
  set: (change: Partial<AppState>) => void,
): Submissions {
  return {
    takeAnswer(answer, format) {
      const judging = { ...get().judging, submitted: { answer, format } }
      set({ judging, panel: JUDGE_PANEL, notice: { kind: 'submitted', what: 'answer' } })
    },
    takeFinished(output) {
      const { judging } = get()
      const chosen = judging.judges.find(({ id }) => id === judging.judge)
      if (chosen?.answer.kind === 'phrase') return false
      set({
        judging: { ...judging, output, submitted: undefined },
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
