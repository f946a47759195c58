/** Judges outputs: the panel's commands, and what keeps the judgement in step. */
import { writeGrid } from '../../core/formats/registry.ts'
import type { Grid } from '../../core/grid.ts'
import { judgementOf, JUDGES } from '../../core/judge/judging.ts'
import { frontOf } from '../../app/session/sessions.ts'
import { perStore } from '../../app/store/perStore.ts'
import type { AppState } from '../../app/store/state.ts'
import { shownFrame } from '../../app/view/cellView.ts'
import { ANY_JUDGE, JUDGE_PANEL, type Judging } from '../../app/judging/judging.ts'

/** Makes the board as it is shown the output, written as the chosen judge wants it; for a store. */
export const judgeShownBoardOf = perStore(({ getState, setState, subscribe }) => {
  let judged: readonly unknown[] = []

  /** While the panel is open, the judgement is that of output, judge and puzzle; otherwise there is none. */
  function refresh(): void {
    const { panel, judging, puzzle } = getState()
    const isOpen = panel === JUDGE_PANEL
    const asked = isOpen ? [judging.output, judging.submitted, judging.judge, puzzle.grid, puzzle.format] : []
    if (asked.length === judged.length && asked.every((part, index) => part === judged[index])) return
    judged = asked
    setState({ judging: isOpen ? judgedCase(getState()) : { ...judging, judgement: undefined } })
  }

  subscribe(refresh)
  refresh()
  return () => {
    const { judging, puzzle } = getState()
    const { board } = shownFrame(frontOf(getState())).moment
    const output = answerText(Array.from(board), judging.judge, puzzle.format)
    setState({ judging: { ...judging, output } })
  }
})

/** A board as the chosen judge wants it, or the one that asks for boards in the puzzle's format. @param judge an id, or `ANY_JUDGE` */
export function answerText(board: Grid, judge: string, puzzleFormat: string): string {
  const asking = JUDGES.find(({ inputFormats }) => inputFormats.includes(puzzleFormat))
  const { answer } = JUDGES.find(({ id }) => id === judge) ?? asking ?? JUDGES[0]
  return writeGrid(board, answer.kind === 'board' ? answer.format : puzzleFormat)
}

/** The case at hand with its judgement. */
function judgedCase({ judging, puzzle }: AppState): Judging {
  const { submitted, judge } = judging
  const output =
    submitted === undefined ? judging.output : answerText(submitted.answer, judge, submitted.format)
  const judgement =
    output === '' && judge === ANY_JUDGE
      ? undefined
      : judgementOf({ puzzle: puzzle.grid, format: puzzle.format, output, judge })
  return { ...judging, output, submitted: undefined, judges: JUDGES, judgement }
}
