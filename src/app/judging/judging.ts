/** A program's output and the verdict on it: the part of the state that holds them. */
import type { Grid } from '../../core/grid.ts'
import type { Judge } from '../../core/judge/judge.ts'
import type { Judgement } from '../../core/judge/judging.ts'

/** The part of the state for judging. */
export interface Judging {
  readonly output: string
  /** A board that came with a puzzle, to be written as output once the judges' code is loaded. */
  readonly submitted: { readonly answer: Grid; readonly format: string } | undefined
  /** The judges to choose from; none before the panel is first opened. */
  readonly judges: readonly Judge[]
  /** Id of the chosen judge, or `ANY_JUDGE`. */
  readonly judge: string
  /** On the output as it is, or was a moment ago; undefined where there is none, or nobody looks. */
  readonly judgement: Judgement | undefined
}

/** The choice that leaves it to the output which judge it is for. */
export const ANY_JUDGE = 'any'

export const NOTHING_JUDGED: Judging = {
  output: '',
  submitted: undefined,
  judges: [],
  judge: ANY_JUDGE,
  judgement: undefined,
}

/** Id of the panel in which outputs are judged. */
export const JUDGE_PANEL = 'judge'
