import type { Solver } from '../core/solver/solver.ts'
import { assertNever } from '../core/result.ts'
import type { BackgroundReply, BackgroundRequest } from './backgroundProtocol.ts'
import { JobLoop, type JobLoopSurroundings } from './jobLoop.ts'
import { backgroundJob, type BackgroundReport } from './jobs/backgroundJobs.ts'
import type { Job, JobStatus } from './jobs/job.ts'
import type { Compile } from './jobs/speedUp.ts'

/** The host's surroundings, injected so that it runs in Node too. */
export interface BackgroundSurroundings extends JobLoopSurroundings {
  /** Sends a reply. @param transfer buffers that the receiver takes over. */
  post(reply: BackgroundReply, transfer: readonly ArrayBufferLike[]): void
  /** The fastest solver that is at hand by now. */
  solver(): Solver
  /** Compiles a `rowMajorModule`; if it rejects, or is missing, programs are counted without. */
  readonly compile?: Compile
}

interface Run {
  readonly number: number
  readonly job: Job<BackgroundReport>
  status: JobStatus
}

/** Bounds the time in which a stop is answered. */
const SLICE_MS = 8
/** Whoever shows a report has more to do than that. */
const REPORT_EVERY_MS = 250

/** Serves requests one at a time, and between slices of work answers whatever has arrived. */
export class BackgroundHost {
  readonly #surroundings: BackgroundSurroundings
  readonly #loop: JobLoop
  #run: Run | undefined

  constructor(surroundings: BackgroundSurroundings) {
    this.#surroundings = surroundings
    this.#loop = new JobLoop({
      pause: () => surroundings.pause(),
      now: () => surroundings.now(),
      sliceMs: SLICE_MS,
      reportEveryMs: REPORT_EVERY_MS,
      fail: (error) => this.#run !== undefined && this.#fail(this.#run.number, error),
    })
  }

  /** Handles one request; a throw becomes a failed run. */
  receive(request: BackgroundRequest): void {
    try {
      this.#handle(request)
    } catch (error) {
      this.#fail(request.run, error)
    }
  }

  #handle(request: BackgroundRequest): void {
    switch (request.type) {
      case 'ping':
        return this.#surroundings.post({ type: 'pong', run: request.run }, [])
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
    this.#drop()
    const { compile } = this.#surroundings
    const job = backgroundJob(request, { solver: this.#surroundings.solver(), compile })
    this.#goOn({ number: request.run, job, status: 'running' })
  }

  #stop(number: number): void {
    const run = this.#run
    if (run?.number !== number || run.status !== 'running') return
    this.#loop.drop(run.job)
    run.status = 'stopped'
    this.#report(run)
  }

  #continue(number: number): void {
    const run = this.#run
    if (run?.number !== number || run.status !== 'stopped') return
    run.status = 'running'
    this.#goOn(run)
  }

  #goOn(run: Run): void {
    this.#run = run
    this.#report(run)
    this.#loop.serve(run.job, 0, () => this.#report(run))
  }

  #report(run: Run): void {
    if (run.job.isDone) run.status = 'ended'
    const { report, transfer } = run.job.report(run.status)
    this.#surroundings.post({ type: 'report', run: run.number, report }, transfer)
  }

  #fail(run: number, error: unknown): void {
    this.#drop()
    const reason = error instanceof Error ? error.message : String(error)
    this.#surroundings.post({ type: 'failed', run, reason }, [])
  }

  #drop(): void {
    this.#run = undefined
    this.#loop.dropAll()
  }
}
