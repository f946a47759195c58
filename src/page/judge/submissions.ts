import { latest, still } from '../../calls/latest.ts'
import type { Grid } from '../../sudoku/grid.ts'
import { PUZZLE_PANEL } from '../puzzle/puzzle.ts'
import type { Notice } from '../store/notice.ts'
import type { AppState } from '../store/state.ts'
import type { LatePart } from '../store/latePart.ts'
import type { JudgeCommand, JudgeState } from './judge.ts'

/** Opens the section *Check output* with an answer from elsewhere on the page. */
export interface Submissions {
  /** Takes the answer that came with the puzzle now on the board. @param format the text format of both */
  takeAnswer(answer: Grid, format: string): void
  /**
   * Takes a finished board as an output to judge. Refuses it if the chosen judge expects a phrase as the answer: then
   * the board is a puzzle to check.
   * @returns true if taken
   */
  takeFinished(text: string): boolean
  /** Takes the output of a program for the puzzle on the board. */
  takePrinted(output: string): void
}

export function createSubmissions(
  get: () => AppState,
  set: (change: Partial<AppState>) => void,
  judgeCommands: LatePart<JudgeCommand>,
): Submissions {
  const taking = latest()

  function submit(
    submission: Partial<JudgeState>,
    what: Extract<Notice, { kind: 'submitted' }>['what'],
    page: Partial<AppState> = {},
  ): void {
    taking.stop()
    const judge = { ...get().judge, ...submission, isOpen: true }
    set({ ...page, judge, panel: PUZZLE_PANEL, notice: { kind: 'submitted', what } })
  }

  return {
    takeAnswer(answer, format) {
      submit({}, 'answer')
      void taking.run(async (signal) => {
        const judge = await still(judgeCommands.loaded, signal)
        judge({ kind: 'takeAnswer', answer, format })
      })
    },
    takeFinished(output) {
      const { judges, chosen } = get().judge
      if (judges.find(({ id }) => id === chosen)?.answer.kind === 'phrase') return false
      submit({ output }, 'finished', { isSheetOpen: true, editing: false, choice: undefined })
      return true
    },
    takePrinted: (output) => submit({ output }, 'printed', { isSheetOpen: true, editing: false }),
  }
}
