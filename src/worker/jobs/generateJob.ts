import { type GeneratedPuzzle, generation, type GenerationProgress } from '../../core/generator/generator.ts'
import type { GeneratorOptions } from '../../core/generator/options.ts'
import type { Solver } from '../../core/solver/solver.ts'
import type { BackgroundTools } from './backgroundTools.ts'
import type { JobReport, JobStatus } from './job.ts'
import { TurnJob } from './turnJob.ts'

export interface GenerationState {
  readonly status: JobStatus
  /** Number of puzzles generated so far. */
  readonly tried: number
  /** Best puzzle so far; the result once the job is done. Undefined until the first puzzle is measured. */
  readonly best: GeneratedPuzzle | undefined
}

export interface GenerateReport {
  readonly job: 'generate'
  readonly generation: GenerationState
}

/** Creates a job that generates a puzzle matching the options. The job never ends if no puzzle matches. */
export function generateJob(options: GeneratorOptions, { solver }: BackgroundTools): TurnJob<GenerateReport> {
  return new GenerateJob(options, solver)
}

class GenerateJob extends TurnJob<GenerateReport> {
  isDone = false
  #triedCount = 0
  #best: GeneratedPuzzle | undefined
  readonly #slices: Generator<GenerationProgress, GeneratedPuzzle, void>

  constructor(options: GeneratorOptions, solver: Solver) {
    super()
    this.#slices = generation(options, solver)
  }

  protected turn(): void {
    const { done, value } = this.#slices.next()
    if (done === true) {
      this.isDone = true
      this.#best = value
    } else {
      this.#triedCount = value.tried
      this.#best = value.best
    }
  }

  report(status: JobStatus): JobReport<GenerateReport> {
    const generation = { status, tried: this.#triedCount, best: this.#best }
    return { report: { job: 'generate', generation }, transfer: [] }
  }
}
