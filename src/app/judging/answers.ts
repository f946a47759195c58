/** Answers written for a judge, and judged: loaded with the first. */
import type { Grid } from '../../core/grid.ts'
import { judgementOf, JUDGES } from '../../core/judge/judging.ts'
import { ANY_JUDGE, type Judging } from './judging.ts'
import type { AppState } from '../store/state.ts'
import { puzzleText } from '../puzzle/texts.ts'

/**
 * A board as the chosen judge wants it, or the one that asks for boards in the puzzle's format. Rejects if the formats
 * cannot be loaded. @param judge an id, or `ANY_JUDGE`
 */
export async function answerText(board: Grid, judge: string, puzzleFormat: string): Promise<string> {
  const asking = JUDGES.find(({ inputFormats }) => inputFormats.includes(puzzleFormat))
  const { answer } = JUDGES.find(({ id }) => id === judge) ?? asking ?? JUDGES[0]
  return puzzleText(board, answer.kind === 'board' ? answer.format : puzzleFormat)
}

/** The case at hand with its judgement. */
export function judged({ judging, puzzle }: AppState): Judging {
  const { output, judge } = judging
  const judgement =
    output === '' && judge === ANY_JUDGE
      ? undefined
      : judgementOf({ puzzle: puzzle.grid, format: puzzle.format, output, judge })
  return { ...judging, judges: JUDGES, judgement }
}
