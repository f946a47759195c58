import type { Solver } from '../core/solver/solver.ts'
import { assertNever } from '../core/result.ts'
import type { BackgroundReply, BackgroundRequest } from './backgroundProtocol.ts'
import { JobHost, type JobHostDependencies } from './jobHost.ts'
import { backgroundJob, type BackgroundReport } from './jobs/backgroundJobs.ts'
import type { Job, JobStatus } from './jobs/job.ts'
import type { Compile } from './jobs/speedUp.ts'

export interface BackgroundDependencies extends JobHostDependencies<BackgroundReply> {
  /** Returns the fastest solver loaded so far. */
  solver(): Solver
  /** Compiles a `rowMajorModule` (a search in WebAssembly). If it rejects or is missing, jobs search in TypeScript. */
  readonly compile?: Compile
}

type Order = Exclude<BackgroundRequest, { type: 'ping' }>

/** A request that is being served or was the last to be served. */
interface Run {
  readonly number: number
  readonly job: Job<BackgroundReport>
  status: JobStatus
}

/** Time for which work runs before messages are handled; bounds the latency of a stop. */
const SLICE_MS = 8
/** Minimum time between two reports of progress, because the page does other work besides showing them. */
const REPORT_EVERY_MS = 250

/** Serves one request at a time and handles queued messages between slices of work. */
export class BackgroundHost extends JobHost<Order, BackgroundReply, Run> {
  readonly #dependencies: BackgroundDependencies

  constructor(dependencies: BackgroundDependencies) {
    super(dependencies, SLICE_MS, REPORT_EVERY_MS)
    this.#dependencies = dependencies
  }

  protected handle(request: Order): void {
    switch (request.type) {
      case 'begin':
        return this.#begin(request)
      case 'stop':
        return this.#stop(request.run)
      case 'continue':
        return this.#continue(request.run)
      default:
        return assertNever(request)
    }
  }

  #begin(request: Extract<BackgroundRequest, { type: 'begin' }>): void {
    this.drop()
    const { compile } = this.#dependencies
    const job = backgroundJob(request, { solver: this.#dependencies.solver(), compile })
    this.#continueJob({ number: request.run, job, status: 'running' })
  }

  #stop(number: number): void {
    const run = this.run
    if (run?.number !== number || run.status !== 'running') return
    this.loop.drop(run.job)
    run.status = 'stopped'
    this.#report(run)
  }

  #continue(number: number): void {
    const run = this.run
    if (run?.number !== number || run.status !== 'stopped') return
    run.status = 'running'
    this.#continueJob(run)
  }

  #continueJob(run: Run): void {
    this.run = run
    this.#report(run)
    this.loop.serve(run.job, 0, () => this.#report(run))
  }

  #report(run: Run): void {
    if (run.job.isDone) run.status = 'ended'
    const { report, transfer } = run.job.report(run.status)
    this.#dependencies.post({ type: 'report', run: run.number, report }, transfer)
  }
}
