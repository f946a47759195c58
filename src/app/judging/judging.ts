/** State slice for a program's output and its verdict. */
import type { Grid } from '../../core/grid.ts'
import type { Judge } from '../../core/judge/judge.ts'
import type { Judgement } from '../../core/judge/judging.ts'

export interface Judging {
  /** The program's output, as pasted or typed. */
  readonly output: string
  /** An answer that came with a puzzle, in the puzzle's `format`; written as output once the judges' code is loaded. */
  readonly submittedAnswer: { readonly answer: Grid; readonly format: string } | undefined
  /** Judges to choose from; empty until the panel is first opened. */
  readonly judges: readonly Judge[]
  /** Id of the chosen judge, or `ANY_JUDGE`. */
  readonly judge: string
  /** Verdict on the output; undefined while the panel is closed, and if there is neither output nor chosen judge. */
  readonly judgement: Judgement | undefined
}

/** Choice of no particular judge: the judge is detected from the output. */
export const ANY_JUDGE = 'any'

export const NOTHING_JUDGED: Judging = {
  output: '',
  submittedAnswer: undefined,
  judges: [],
  judge: ANY_JUDGE,
  judgement: undefined,
}

/** Id of the panel. */
export const JUDGE_PANEL = 'judge'
