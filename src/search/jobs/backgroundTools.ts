import type { Solver } from '../../sudoku/solver/solver.ts'
import { type Compile, SpeedUp } from './speedUp.ts'
import { type Givens, givensOf } from '../../sudoku/givens.ts'
import type { Grid } from '../../sudoku/grid.ts'
import type { Job } from '../../calls/turns.ts'
import type { CostCounter } from '../costs/cost.ts'

export interface BackgroundTools {
  readonly solver: Solver
  /** Compiles a WebAssembly module for faster counting; undefined if compiling is unavailable. */
  readonly compile: Compile
}

/** Returns the givens of a grid that the caller has checked. @throws RangeError on conflicts */
export function consistentGivens(grid: Grid): Givens {
  const givens = givensOf(grid)
  if (!givens.ok) throw new RangeError('The givens contradict each other')
  return givens.value
}

/**
 * Counts the cost of several searches. Each turn advances one of them.
 * @param next returns the counter to advance; undefined when all have ended or reached their limit
 */
export function* counted<Tell>(
  next: () => CostCounter | undefined,
  report: () => Tell,
  { compile }: BackgroundTools,
): Job<Tell> {
  const speedUp = new SpeedUp(compile)
  for (let counter = next(); counter !== undefined; counter = next()) {
    counter.advance()
    speedUp.consider(counter)
    yield report
  }
  return report()
}
