/** State slice for a program's output and its verdict. */
import type { Grid } from '../../sudoku/grid.ts'
import type { Judge } from '../../sudoku/judge/judge.ts'
import type { Judgement } from '../../sudoku/judge/judging.ts'
import { PUZZLE_PANEL } from '../puzzle/puzzle.ts'
import type { View } from '../timeline/view.ts'

export interface JudgeState {
  /** True while the section *Check output* of the Puzzle panel is unfolded. */
  readonly isOpen: boolean
  /** The program's output, as pasted or typed. */
  readonly output: string
  /** Judges to choose from; empty until the section is first shown. */
  readonly judges: readonly Judge[]
  /** Id of the chosen judge, or `ANY_JUDGE`. */
  readonly chosen: string
  /** Verdict on the output; undefined while the section is hidden, and if there is neither output nor chosen judge. */
  readonly judgement: Judgement | undefined
}

/** Writes an answer as the output of the chosen judge. @property format text format of the puzzle that it came with */
export interface JudgeCommand {
  readonly kind: 'takeAnswer'
  readonly answer: Grid
  readonly format: string
}

/** Choice of no particular judge: the judge is detected from the output. */
export const ANY_JUDGE = 'any'

export const NOTHING_JUDGED: JudgeState = {
  isOpen: false,
  output: '',
  judges: [],
  chosen: ANY_JUDGE,
  judgement: undefined,
}

/** Returns true while the output is judged and its wrong cells are marked: the section is in the open panel. */
export function isJudgeShown({
  panel,
  judge,
}: Pick<View, 'panel'> & { readonly judge: JudgeState }): boolean {
  return panel === PUZZLE_PANEL && judge.isOpen
}
