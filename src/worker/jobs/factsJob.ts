import { type CostCounter, nextCounter } from '../../core/facts/cost.ts'
import type { Gauge } from '../../core/facts/gauge.ts'
import { type ProgramCost, ProgramCosts } from '../../core/facts/programCosts.ts'
import { type Solutions, solutionsOf } from '../../core/facts/solutions.ts'
import type { Givens } from '../../core/givens.ts'
import { blanksOf, type Grid } from '../../core/grid.ts'
import type { Solver } from '../../core/solver/solver.ts'
import { CELLS } from '../../core/units.ts'
import type { BackgroundTools } from './backgroundTools.ts'
import { consistentGivens } from './consistentGivens.ts'
import { CountingJob } from './countingJob.ts'
import type { Job, JobReport, JobStatus } from './job.ts'

export interface FactsOrder {
  /** Puzzle without conflicts. */
  readonly grid: Grid
}

export interface FactsProgress {
  readonly status: JobStatus
  /** Number of givens. */
  readonly givens: number
  readonly solutions: Solutions | { readonly kind: 'counting' }
  /** Difficulty of the puzzle for the row-major search. */
  readonly gauge: Gauge
  /** Events, placements and work of the programs, in menu order. */
  readonly programs: readonly ProgramCost[]
}

export interface FactsReport {
  readonly job: 'facts'
  readonly facts: FactsProgress
}

/** Creates a job that counts a puzzle's solutions, and its costs for each program. @throws RangeError on conflicts */
export function factsJob({ grid }: FactsOrder, tools: BackgroundTools): Job<FactsReport> {
  return new FactsJob(consistentGivens(grid), tools)
}

/** Counts the solutions first, then the programs' costs in turns, so that cheap programs finish early. */
class FactsJob extends CountingJob<FactsReport> {
  #solutions: Solutions | { readonly kind: 'counting' } = { kind: 'counting' }
  readonly #givens: Givens
  readonly #solver: Solver
  readonly #programs: ProgramCosts

  constructor(givens: Givens, tools: BackgroundTools) {
    super(tools)
    this.#givens = givens
    this.#solver = tools.solver
    this.#programs = new ProgramCosts(givens)
  }

  override get isDone(): boolean {
    return this.#solutions.kind !== 'counting' && super.isDone
  }

  protected override turn(): void {
    if (this.#solutions.kind === 'counting') this.#solutions = solutionsOf(this.#givens, this.#solver)
    else super.turn()
  }

  protected next(): CostCounter | undefined {
    return nextCounter(this.#programs.counters, 'turns')
  }

  report(status: JobStatus): JobReport<FactsReport> {
    const givens = CELLS - blanksOf(this.#givens).length
    const gauge = this.#programs.gauge()
    const facts = { status, givens, solutions: this.#solutions, gauge, programs: this.#programs.costs() }
    return { report: { job: 'facts', facts }, transfer: [] }
  }
}
