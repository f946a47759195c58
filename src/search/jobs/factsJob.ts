import { type Job, PAUSE } from '../../calls/turns.ts'
import { nextCounter } from '../costs/cost.ts'
import type { Gauge } from '../../sudoku/facts/gauge.ts'
import { type ProgramCost, ProgramCosts } from '../costs/programCosts.ts'
import { type Solutions, solutionsOf } from '../../sudoku/facts/solutions.ts'
import { blanksOf, type Grid } from '../../sudoku/grid.ts'
import { CELLS } from '../../sudoku/units.ts'
import { type BackgroundTools, consistentGivens, counted } from './backgroundTools.ts'

export interface FactsOrder {
  /** Puzzle without conflicts. */
  readonly grid: Grid
}

export interface Facts {
  readonly givens: number
  readonly solutions: Solutions | { readonly kind: 'counting' }
  /** Difficulty of the puzzle for the row-major search. */
  readonly gauge: Gauge
  /** Events, placements and work of the programs, in menu order. */
  readonly programs: readonly ProgramCost[]
}

/**
 * Counts a puzzle's solutions first, then its costs for each program in turns, so that cheap programs finish early.
 * @throws RangeError on conflicts
 */
export function* factsJob({ grid }: FactsOrder, tools: BackgroundTools): Job<Facts> {
  const givens = consistentGivens(grid)
  const programs = new ProgramCosts(givens)
  let solutions: Facts['solutions'] = { kind: 'counting' }
  const facts = (): Facts => ({
    givens: CELLS - blanksOf(givens).length,
    solutions,
    gauge: programs.gauge(),
    programs: programs.costs(),
  })
  yield facts
  yield PAUSE
  solutions = solutionsOf(givens, tools.solver)
  yield facts
  return yield* counted(() => nextCounter(programs.counters, 'turns'), facts, tools)
}
