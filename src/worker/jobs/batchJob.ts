import type { BatchChunk } from '../../core/batch/chunks.ts'
import { buffersOf, type ChunkResults, solveChunk } from '../../core/batch/solving.ts'
import type { Solver } from '../../core/solver/solver.ts'
import type { BackgroundTools } from './backgroundTools.ts'
import type { JobReport, JobStatus } from './job.ts'
import { TurnJob } from './turnJob.ts'

export type BatchProgress =
  /** @property index number of the chunk, from 0 @property solved number of its puzzles solved so far */
  | { readonly status: 'running' | 'stopped'; readonly index: number; readonly solved: number }
  | { readonly status: 'ended'; readonly results: ChunkResults }

export interface BatchReport {
  readonly job: 'batch'
  readonly batch: BatchProgress
}

/** Creates a job that solves one chunk of a batch text. */
export function batchJob(chunk: BatchChunk, { solver }: BackgroundTools): TurnJob<BatchReport> {
  return new BatchJob(chunk, solver)
}

class BatchJob extends TurnJob<BatchReport> {
  readonly #index: number
  readonly #slices: Generator<number, ChunkResults, void>
  #solvedCount = 0
  #results: ChunkResults | undefined

  constructor(chunk: BatchChunk, solver: Solver) {
    super()
    this.#index = chunk.index
    this.#slices = solveChunk(chunk, solver)
  }

  get isDone(): boolean {
    return this.#results !== undefined
  }

  protected turn(): void {
    const { done, value } = this.#slices.next()
    if (done === true) this.#results = value
    else this.#solvedCount = value
  }

  report(status: JobStatus): JobReport<BatchReport> {
    const results = this.#results
    if (results === undefined || status !== 'ended') {
      const runningOrStopped = status === 'stopped' ? status : 'running'
      const batch = { status: runningOrStopped, index: this.#index, solved: this.#solvedCount } as const
      return { report: { job: 'batch', batch }, transfer: [] }
    }
    const batch = { status, results } as const
    return { report: { job: 'batch', batch }, transfer: buffersOf(results) }
  }
}
