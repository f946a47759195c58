import type { CellStory, WritesRequest } from '../../core/story/cellStory.ts'
import { CellWrites } from '../../core/story/cellWrites.ts'
import { FlameReader } from '../../core/trace/flameReader.ts'
import type { Job, JobReport } from './job.ts'
import type { TraceRun } from './traceRun.ts'

/** The writes to a cell around an event, as far as found. */
export interface WritesReport {
  readonly job: 'writes'
  readonly story: CellStory
}

/** Returns a factory of jobs, each of which finds the writes to a cell in the run. */
export function writesJobs(run: TraceRun): (order: WritesRequest) => Job<WritesReport> {
  const reader = new FlameReader(run.trace, run.givens)
  return (order) => new WritesJob(new CellWrites(reader, run, order))
}

class WritesJob implements Job<WritesReport> {
  readonly #writes: CellWrites

  constructor(writes: CellWrites) {
    this.#writes = writes
  }

  get isDone(): boolean {
    return this.#writes.isComplete
  }

  get isWaiting(): boolean {
    return this.#writes.isWaiting
  }

  advance(isTimeUp: () => boolean): void {
    do this.#writes.advance()
    while (!this.isDone && !this.isWaiting && !isTimeUp())
  }

  report(): JobReport<WritesReport> {
    return { report: { job: 'writes', story: this.#writes.story() }, transfer: [] }
  }
}
