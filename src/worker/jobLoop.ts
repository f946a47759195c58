import type { Job } from './jobs/job.ts'

export interface JobLoopSurroundings {
  /** Resolves after messages that have arrived meanwhile were handled. */
  pause(): Promise<void>
  /** A clock that never goes back, in milliseconds. */
  now(): number
}

interface LoopOptions extends JobLoopSurroundings {
  /** Longest work on one job between two pauses: the time in which messages are answered, times the jobs. */
  readonly sliceMs: number
  readonly reportEveryMs: number
  /** Hears of a throw; what it drops is served no more. */
  readonly fail: (error: unknown) => void
}

interface Served {
  readonly job: Job
  /** In a turn the lowest goes first. */
  readonly priority: number
  /** Sends the job's report. */
  readonly tell: () => void
  toldAt: number
}

/** The one loop of a worker: turn by turn a slice for each job, the most urgent first, and a pause for messages. */
export class JobLoop {
  readonly #options: LoopOptions
  /** Most urgent first. */
  #served: readonly Served[] = []
  #isTurning = false

  constructor(options: LoopOptions) {
    this.#options = options
  }

  /**
   * Serves a job until it is done or dropped. Its report is told after the first slice, then at intervals, then when it
   * is done. @param toldAt when it was last told, if it was
   */
  serve(job: Job, priority: number, tell: () => void, toldAt = Number.NEGATIVE_INFINITY): void {
    const others = this.#served.filter((served) => served.job !== job)
    this.#served = [...others, { job, priority, tell, toldAt }].toSorted((a, b) => a.priority - b.priority)
    void this.#turn()
  }

  /** Gives a job a slice at once, before the next turn. */
  hurry(job: Job): void {
    const served = this.#served.find((candidate) => candidate.job === job)
    if (served !== undefined) this.#slice(served)
  }

  drop(job: Job): void {
    this.#served = this.#served.filter((served) => served.job !== job)
  }

  dropAll(): void {
    this.#served = []
  }

  async #turn(): Promise<void> {
    if (this.#isTurning) return
    this.#isTurning = true
    for (;;) {
      await this.#options.pause()
      // Messages may have dropped jobs, or brought others.
      if (this.#served.length === 0) break
      for (const served of this.#served) if (this.#served.includes(served)) this.#slice(served)
    }
    this.#isTurning = false
  }

  #slice(served: Served): void {
    const { now, sliceMs, reportEveryMs, fail } = this.#options
    const { job } = served
    try {
      const until = now() + sliceMs
      job.advance(() => now() >= until)
      if (job.isDone) this.drop(job)
      const time = now()
      if (!job.isDone && time - served.toldAt < reportEveryMs) return
      served.toldAt = time
      served.tell()
    } catch (error) {
      fail(error)
    }
  }
}
