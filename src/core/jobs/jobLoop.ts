/** Work done in slices, between which others have their turn. */
export interface SlicedWork {
  /** Nothing is left to do. */
  readonly isDone: boolean
  /** Nothing can be done until the loop is woken, unless something else keeps it going. Undefined: always something can. */
  readonly isWaiting?: boolean
  /** Works until the time is up, or until there is nothing to do for now; a little in any case. */
  advance(isTimeUp: () => boolean): void
}

export interface JobLoopDependencies {
  /** Resolves after whatever has arrived meanwhile was handled: messages, in a worker. */
  pause(): Promise<void>
  /** A clock that never goes back, in milliseconds. */
  now(): number
}

interface LoopOptions extends JobLoopDependencies {
  /** Longest work on one job between two pauses: the time in which messages are answered, times the jobs. */
  readonly sliceMs: number
  readonly reportEveryMs: number
  /** Hears of a throw; what it drops is served no more. */
  readonly fail: (error: unknown) => void
}

interface Served {
  readonly job: SlicedWork
  /** In a turn the lowest goes first. */
  readonly priority: number
  /** Sends the job's report. */
  readonly tell: () => void
  reportedAt: number
  /** Has advanced since it was told. */
  isNews: boolean
}

/** The one loop of a thread: turn by turn a slice for each job, the most urgent first, and a pause for whatever has arrived. */
export class JobLoop {
  readonly #options: LoopOptions
  /** Most urgent first. */
  #served: readonly Served[] = []
  #isTurning = false
  #isWoken = false

  constructor(options: LoopOptions) {
    this.#options = options
  }

  /**
   * Serves a job until it is done or dropped. Its report is told after the first slice, then at intervals, before the loop
   * stops for jobs that wait, and when it is done. @param toldAt when it was last told, if it was
   */
  serve(job: SlicedWork, priority: number, tell: () => void, reportedAt = Number.NEGATIVE_INFINITY): void {
    const others = this.#served.filter((served) => served.job !== job)
    this.#served = [...others, { job, priority, tell, reportedAt, isNews: false }].toSorted(
      (a, b) => a.priority - b.priority,
    )
    this.wake()
  }

  /** Gives a job a slice at once, before the next turn. */
  hurry(job: SlicedWork): void {
    const served = this.#served.find((candidate) => candidate.job === job)
    if (served !== undefined) this.#slice(served)
  }

  /** Has jobs that wait look again whether there is something to do. */
  wake(): void {
    this.#isWoken = true
    void this.#turn()
  }

  drop(job: SlicedWork): void {
    this.#served = this.#served.filter((served) => served.job !== job)
  }

  dropAll(): void {
    this.#served = []
  }

  async #turn(): Promise<void> {
    if (this.#isTurning) return
    this.#isTurning = true
    while (this.#isBusy()) {
      this.#isWoken = false
      await this.#options.pause()
      // Messages may have dropped jobs, or brought others.
      for (const served of this.#served) if (this.#served.includes(served)) this.#slice(served)
      if (this.#isBusy()) continue
      for (const served of this.#served) if (served.isNews) this.#attempt(() => this.#tell(served))
    }
    this.#isTurning = false
  }

  #isBusy(): boolean {
    return this.#isWoken || this.#served.some(({ job }) => job.isWaiting !== true)
  }

  #slice(served: Served): void {
    const { now, sliceMs, reportEveryMs } = this.#options
    const { job } = served
    this.#attempt(() => {
      const until = now() + sliceMs
      job.advance(() => now() >= until)
      served.isNews = true
      if (job.isDone) this.drop(job)
      if (job.isDone || now() - served.reportedAt >= reportEveryMs) this.#tell(served)
    })
  }

  #attempt(action: () => void): void {
    try {
      action()
    } catch (error) {
      this.#options.fail(error)
    }
  }

  #tell(served: Served): void {
    served.reportedAt = this.#options.now()
    served.isNews = false
    served.tell()
  }
}
