import type { Solver } from '../../core/solver/solver.ts'
import type { Compile } from './speedUp.ts'

/** The tools of jobs that are no search. */
export interface BackgroundTools {
  /** The fastest that is at hand by now. */
  readonly solver: Solver
  readonly compile: Compile
}
