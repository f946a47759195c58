import type { Solver } from '../../sudoku/solver/solver.ts'
import type { Compile } from './speedUp.ts'

/** Dependencies of background jobs. */
export interface BackgroundTools {
  readonly solver: Solver
  /** Compiles a WebAssembly module for faster counting; undefined if compiling is unavailable. */
  readonly compile: Compile
}
