/** Judges program outputs and keeps the judgement up to date. */
import { writeGrid } from '../../core/formats/registry.ts'
import type { Grid } from '../../core/grid.ts'
import { judgementOf, JUDGES } from '../../core/judge/judging.ts'
import { frontOf } from '../../app/session/sessions.ts'
import { perStore } from '../../app/store/perStore.ts'
import type { AppState } from '../../app/store/state.ts'
import { BY_PARTS } from '../../app/store/stateStore.ts'
import { shownFrame } from '../../app/view/cellView.ts'
import { ANY_JUDGE, JUDGE_PANEL, type Judging } from '../../app/judging/judging.ts'

/** Command that sets the output to the board on screen. Once created for a store, it keeps the judgement up to date. */
export const judgeShownBoardOf = perStore(({ getState, setState, subscribe }) => {
  /** Updates the judgement; clears it while the panel is closed. */
  function refresh(): void {
    const { panel, judging } = getState()
    const isOpen = panel === JUDGE_PANEL
    setState({ judging: isOpen ? withJudgement(getState()) : { ...judging, judgement: undefined } })
  }

  subscribe(judgedParts, refresh, BY_PARTS)
  if (getState().panel === JUDGE_PANEL) refresh()
  return () => {
    const { judging, puzzle } = getState()
    const { board } = shownFrame(frontOf(getState())).moment
    const output = answerText(Array.from(board), judging.judge, puzzle.format)
    setState({ judging: { ...judging, output } })
  }
})

/**
 * Returns a board as text, in the output format of the chosen judge, else of the first judge that takes the puzzle's
 * format, else of the first judge. A judge that asks for no board gets the puzzle's format.
 * @param judge an id, or `ANY_JUDGE`
 */
export function answerText(board: Grid, judge: string, puzzleFormat: string): string {
  const asking = JUDGES.find(({ inputFormats }) => inputFormats.includes(puzzleFormat))
  const { answer } = JUDGES.find(({ id }) => id === judge) ?? asking ?? JUDGES[0]
  return writeGrid(board, answer.kind === 'board' ? answer.format : puzzleFormat)
}

/** Returns what the judgement depends on; empty while the panel is closed. */
function judgedParts({ panel, judging, puzzle }: AppState): readonly unknown[] {
  if (panel !== JUDGE_PANEL) return []
  return [judging.output, judging.submittedAnswer, judging.judge, puzzle.grid, puzzle.format]
}

/** The judging slice with a fresh judgement. A submitted answer first becomes the output. */
function withJudgement({ judging, puzzle }: AppState): Judging {
  const { submittedAnswer, judge } = judging
  const output =
    submittedAnswer === undefined
      ? judging.output
      : answerText(submittedAnswer.answer, judge, submittedAnswer.format)
  const judgement =
    output === '' && judge === ANY_JUDGE
      ? undefined
      : judgementOf({ puzzle: puzzle.grid, format: puzzle.format, output, judge })
  return { ...judging, output, submittedAnswer: undefined, judges: JUDGES, judgement }
}
