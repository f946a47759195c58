import type { Solver } from '../../core/solver/solver.ts'
import type { Compile } from './speedUp.ts'

/** What a job besides a search is done with. */
export interface BackgroundTools {
  /** The fastest that is at hand by now. */
  readonly solver: Solver
  readonly compile: Compile
}
