/** A job: work done in time slices, which a loop interleaves with those of other jobs. */
export interface SlicedWork {
  /** True once nothing is left to do. */
  readonly isDone: boolean
  /**
   * True while the job has nothing to do for now. It then does not keep the loop running, but still gets a slice
   * whenever the loop is woken or runs for another job. Undefined: never waits.
   */
  readonly isWaiting?: boolean
  /** Works until the time is up or there is nothing to do for now. Makes progress even if the time is already up. */
  advance(isTimeUp: () => boolean): void
}

export interface JobLoopDependencies {
  /** Yields to the event loop; resolves after pending messages (in a worker) have been handled. */
  pause(): Promise<void>
  /** Monotonic clock, in ms. */
  now(): number
}

interface LoopOptions extends JobLoopDependencies {
  /** Time budget per job between two pauses. `sliceMs` × the number of jobs bounds the latency of messages. */
  readonly sliceMs: number
  /** Minimum time between reports of a job. A job that is done, or that waits with all others, reports at once. */
  readonly reportEveryMs: number
  /** Called with an error that a job or its report has thrown. A job that is not done stays served until dropped. */
  readonly fail: (error: unknown) => void
}

interface ServedJob {
  readonly job: SlicedWork
  /** In each turn of the loop, jobs with lower values run first. */
  readonly priority: number
  /** Sends the job's progress. */
  readonly report: () => void
  /** Time of the last report, by `now`; −Infinity before the first. */
  reportedAt: number
  /** True if the job has advanced since its last report. */
  hasUnreported: boolean
}

/** Cooperative scheduler of a thread: each turn waits for messages, then runs a slice per job, most urgent first. */
export class JobLoop {
  readonly #options: LoopOptions
  /** Most urgent first. */
  #served: readonly ServedJob[] = []
  #isTurning = false
  /** True if `wake` was called since the latest turn began. */
  #isWoken = false

  constructor(options: LoopOptions) {
    this.#options = options
  }

  /**
   * Serves a job until it is done or dropped; a job that is served already gets the new priority and report. Reports
   * after the first slice, then at intervals, before the loop idles because all jobs wait, and when the job is done.
   * @param reportedAt time of an earlier report, if any, from which the first interval counts
   */
  serve(job: SlicedWork, priority: number, report: () => void, reportedAt = Number.NEGATIVE_INFINITY): void {
    const others = this.#served.filter((served) => served.job !== job)
    this.#served = [...others, { job, priority, report, reportedAt, hasUnreported: false }].toSorted(
      (a, b) => a.priority - b.priority,
    )
    this.wake()
  }

  /** Runs a slice of a job immediately, before the next turn; only if the job is served. */
  runNow(job: SlicedWork): void {
    const served = this.#served.find((candidate) => candidate.job === job)
    if (served !== undefined) this.#runSlice(served)
  }

  /** Runs a turn even if all jobs are waiting, so that they check for work again. */
  wake(): void {
    this.#isWoken = true
    void this.#runTurns()
  }

  /** Stops serving a job; a no-op if it is not served. */
  drop(job: SlicedWork): void {
    this.#served = this.#served.filter((served) => served.job !== job)
  }

  dropAll(): void {
    this.#served = []
  }

  /** Runs turns until all jobs are done or waiting; a no-op while turns are running. */
  async #runTurns(): Promise<void> {
    if (this.#isTurning) return
    this.#isTurning = true
    while (this.#isBusy()) {
      this.#isWoken = false
      await this.#options.pause()
      // The slice of a job may drop jobs that come after it.
      for (const served of this.#served) if (this.#served.includes(served)) this.#runSlice(served)
      if (this.#isBusy()) continue
      for (const served of this.#served) if (served.hasUnreported) this.#attempt(() => this.#report(served))
    }
    this.#isTurning = false
  }

  #isBusy(): boolean {
    return this.#isWoken || this.#served.some(({ job }) => job.isWaiting !== true)
  }

  /** Advances a job for about `sliceMs`, and reports if a report is due. */
  #runSlice(served: ServedJob): void {
    const { now, sliceMs, reportEveryMs } = this.#options
    const { job } = served
    this.#attempt(() => {
      const until = now() + sliceMs
      job.advance(() => now() >= until)
      served.hasUnreported = true
      if (job.isDone) this.drop(job)
      if (job.isDone || now() - served.reportedAt >= reportEveryMs) this.#report(served)
    })
  }

  /** Runs an action, and passes its error to `fail`. */
  #attempt(action: () => void): void {
    try {
      action()
    } catch (error) {
      this.#options.fail(error)
    }
  }

  #report(served: ServedJob): void {
    served.reportedAt = this.#options.now()
    served.hasUnreported = false
    served.report()
  }
}
