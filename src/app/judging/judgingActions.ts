import type { Grid } from '../../core/grid.ts'
import { frontOf } from '../session/sessions.ts'
import { needing } from '../store/onDemand.ts'
import type { AppState } from '../store/state.ts'
import { shownFrame } from '../view/cellView.ts'
import { JUDGE_PANEL, type Judging } from './judging.ts'

/** Commands for judging a program's output. */
export interface JudgingActions {
  /** @param judge an id, or `ANY_JUDGE` */
  chooseJudge(judge: string): void
  /** Makes the board as it is shown the output, written as the chosen judge wants it. */
  judgeShownBoard(): Promise<void>
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

export function createJudging(get: Get, set: Set): JudgingActions {
  const change = (changes: Partial<Judging>) => set({ judging: { ...get().judging, ...changes } })
  return {
    chooseJudge: (judge) => change({ judge }),
    async judgeShownBoard() {
      const { judging, puzzle } = get()
      const frame = shownFrame(frontOf(get()))
      await needing(get, set, 'judges', async () => {
        const { answerText } = await import('./answers.ts')
        change({ output: await answerText(Array.from(frame.moment.board), judging.judge, puzzle.format) })
      })
    },
  }
}

/** The editor's way to hand over boards that are no puzzles. */
export interface Submissions {
  /**
   * Takes the answer that came with the puzzle now on the board. Rejects if judges or formats cannot be loaded.
   * @param format the text format of both
   */
  takeAnswer(answer: Grid, format: string): Promise<void>
  /** Takes a finished board, unless the chosen judge asks about one: then it is the puzzle. @returns whether it was taken */
  takeFinished(text: string): boolean
}

export function createSubmissions(get: Get, set: Set): Submissions {
  return {
    async takeAnswer(answer, format) {
      const { answerText } = await import('./answers.ts')
      const output = await answerText(answer, get().judging.judge, format)
      const judging = { ...get().judging, output }
      set({ judging, panel: JUDGE_PANEL, notice: { kind: 'submitted', what: 'answer' } })
    },
    takeFinished(output) {
      const { judging } = get()
      const chosen = judging.judges.find(({ id }) => id === judging.judge)
      if (chosen?.answer.kind === 'phrase') return false
      set({
        judging: { ...judging, output },
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

type Store = {
  getState(): AppState
  setState(change: Partial<AppState>): void
  subscribe(listener: () => void): () => void
}

/** While the panel is open, keeps the judgement in step with output, judge and puzzle; otherwise there is none. */
export function keepJudgement(store: Store): void {
  let judged: readonly unknown[] = []
  store.subscribe(() => {
    const { panel, judging, puzzle } = store.getState()
    const isOpen = panel === JUDGE_PANEL
    const asked = isOpen ? [judging.output, judging.judge, puzzle.grid, puzzle.format] : []
    if (asked.length === judged.length && asked.every((part, index) => part === judged[index])) return
    judged = asked
    if (isOpen) void judgeNow(store, () => judged === asked)
    else store.setState({ judging: { ...judging, judgement: undefined } })
  })
}

async function judgeNow(store: Store, isStillAsked: () => boolean): Promise<void> {
  await needing(store.getState, store.setState, 'judges', async () => {
    const { judged } = await import('./answers.ts')
    if (isStillAsked()) store.setState({ judging: judged(store.getState()) })
  })
}
