/** Judges program outputs and keeps the judgement up to date. */
import { writeGrid } from '../../sudoku/formats/registry.ts'
import type { Grid } from '../../sudoku/grid.ts'
import { judgementOf, JUDGES } from '../../sudoku/judge/judging.ts'
import { frontOf } from '../session/sessions.ts'
import { perStore } from '../store/perStore.ts'
import type { AppState } from '../store/state.ts'
import { BY_PARTS } from '../store/stateStore.ts'
import { shownFrame } from '../board/cellView.ts'
import { ANY_JUDGE, isJudgeShown, type JudgeState } from './judge.ts'

/** Command that sets the output to the board on screen. Once created for a store, it keeps the judgement up to date. */
export const judgeShownBoardOf = perStore(({ getState, setState, subscribe }) => {
  /** Updates the judgement; clears it while the section is hidden. */
  function refresh(): void {
    const state = getState()
    setState({ judge: isJudgeShown(state) ? withJudgement(state) : { ...state.judge, judgement: undefined } })
  }

  subscribe(judgedParts, refresh, BY_PARTS)
  if (isJudgeShown(getState())) refresh()
  return () => {
    const { judge, puzzle } = getState()
    const { board } = shownFrame(frontOf(getState())).moment
    const output = answerText(Array.from(board), judge.chosen, puzzle.format)
    setState({ judge: { ...judge, output } })
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

/** Returns what the judgement depends on; empty while the section is hidden. */
function judgedParts(state: AppState): readonly unknown[] {
  if (!isJudgeShown(state)) return []
  const { judge, puzzle } = state
  return [judge.output, judge.submittedAnswer, judge.chosen, puzzle.grid, puzzle.format]
}

/** The slice with a fresh judgement. A submitted answer first becomes the output. */
function withJudgement({ judge, puzzle }: AppState): JudgeState {
  const { submittedAnswer, chosen } = judge
  const output =
    submittedAnswer === undefined
      ? judge.output
      : answerText(submittedAnswer.answer, chosen, submittedAnswer.format)
  const judgement =
    output === '' && chosen === ANY_JUDGE
      ? undefined
      : judgementOf({ puzzle: puzzle.grid, format: puzzle.format, output, judge: chosen })
  return { ...judge, output, submittedAnswer: undefined, judges: JUDGES, judgement }
}
