import { type FlameNode, flameNode, type FlameQuery } from '../../core/trace/flameNodes.ts'
import { FlameReader } from '../../core/trace/flameReader.ts'
import type { PagedTask } from '../../core/trace/flameCuts.ts'
import type { Job, JobReport } from './job.ts'
import type { TraceRun } from './traceRun.ts'
import { TurnJob } from './turnJob.ts'

export interface FlameNodeReport {
  readonly job: 'flameNode'
  /** Undefined until the query is answered. */
  readonly answer: FlameNodeAnswer | undefined
}

export interface FlameNodeAnswer {
  readonly query: FlameQuery
  /** Undefined if no node matches. */
  readonly node: FlameNode | undefined
}

/** Returns a function that creates jobs, each of which finds one placement in the search tree of the run. */
export function flameNodeJobs({ trace, givens }: TraceRun): (order: FlameQuery) => Job<FlameNodeReport> {
  const reader = new FlameReader(trace, givens)
  return (query) => new FlameNodeJob(query, flameNode(reader, query))
}

class FlameNodeJob extends TurnJob<FlameNodeReport> {
  readonly #query: FlameQuery
  readonly #work: PagedTask<FlameNode | undefined>
  #answer: FlameNodeAnswer | undefined

  constructor(query: FlameQuery, work: PagedTask<FlameNode | undefined>) {
    super()
    this.#query = query
    this.#work = work
  }

  get isDone(): boolean {
    return this.#answer !== undefined
  }

  protected turn(): void {
    const step = this.#work.next()
    if (step.done === true) this.#answer = { query: this.#query, node: step.value }
  }

  report(): JobReport<FlameNodeReport> {
    return { report: { job: 'flameNode', answer: this.#answer }, transfer: [] }
  }
}
