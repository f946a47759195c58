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
export const judgeShownBoardOf = perStore(({ getState, setState, subscribe, environment }) => {
  /** Updates the judgement; clears it while the section is hidden. */
  function refresh(): void {
    const state = getState()
    setState({ judge: isJudgeShown(state) ? withJudgement(state) : { ...state.judge, judgement: undefined } })
  }

  function takeBoard(board: Grid, format: string): void {
    const { judge } = getState()
    setState({ judge: { ...judge, output: answerText(board, judge.chosen, format) } })
  }

  subscribe(judgedParts, refresh, BY_PARTS)
  if (isJudgeShown(getState())) refresh()
  environment.judgeCommands.provide(({ answer, format }) => takeBoard(answer, format))
  return () => {
    const { board } = shownFrame(frontOf(getState())).moment
    takeBoard(Array.from(board), getState().puzzle.format)
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
  return [judge.output, judge.chosen, puzzle.grid, puzzle.format]
}

/** The slice with a fresh judgement. */
function withJudgement({ judge, puzzle }: AppState): JudgeState {
  const { output, chosen } = judge
  const judgement =
    output === '' && chosen === ANY_JUDGE
      ? undefined
      : judgementOf({ puzzle: puzzle.grid, format: puzzle.format, output, judge: chosen })
  return { ...judge, judges: JUDGES, judgement }
}
