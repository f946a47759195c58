/** Jobs in one thread take turns, and messages are heard in between. */
import type { Told } from './question.ts'

/** Yielded by a job that has nothing to do until another job, or a message, has moved on. */
export const WAIT = Symbol('wait')

/** Yielded by a job that ends its slice early, so that what it knows is told before a long step. */
export const PAUSE = Symbol('pause')

/**
 * Answers one question: works until each `yield`, a small part of a slice, and returns the answer. It yields what it
 * knows by then as a function, which is called only when a report is due. Its `finally` frees what it holds.
 */
export type Job<Tell> = Generator<
  (() => Told<Tell>) | typeof WAIT | typeof PAUSE | undefined,
  Told<Tell> | undefined,
  void
>

/** A job of a single step. @param answer returns the answer, or undefined if there is none */
// oxlint-disable-next-line require-yield -- it answers in its first step
export function* atOnce<Tell>(answer: () => Told<Tell> | undefined): Job<Tell> {
  return answer()
}

/** Who hears of a job. A job that is ended by the asker is not heard of again. */
export interface JobListener<Tell> {
  tell(told: Told<Tell>): void
  /** @param told the answer, if there is one */
  end(told: Told<Tell> | undefined): void
  fail(error: unknown): void
}

/** How a thread lets its messages through, and its clock. */
export interface ThreadTime {
  /** Yields to the event loop; resolves after pending messages have been handled. */
  pause(): Promise<void>
  /** Monotonic clock, in ms. */
  now(): number
}

export interface TurnsOptions extends ThreadTime {
  /** Time for one job between two pauses. `sliceMs` × the number of jobs bounds the latency of messages. */
  readonly sliceMs: number
  /** Least time between two reports of a job. Its answer comes at once, and so does its news when all jobs wait. */
  readonly reportEveryMs: number
}

interface Entry {
  readonly job: Job<unknown>
  readonly priority: number
  readonly listener: JobListener<unknown>
  /** Makes the latest telling that is not reported yet. */
  news: (() => unknown) | undefined
  /** Time of the last report, by `now`. */
  toldAt: number
  isWaiting: boolean
}

/** Gives each job a slice a turn, the most urgent first. */
export class Turns {
  readonly #options: TurnsOptions
  /** Most urgent first. */
  #entries: readonly Entry[] = []
  #isTurning = false
  /** True if a job began or ended, or `wake` was called, since the latest turn began. */
  #isWoken = false

  constructor(options: TurnsOptions) {
    this.#options = options
  }

  /**
   * Begins a job with a first slice at once, so that a short question is answered without a pause.
   * @param priority jobs with lower values come first in each turn
   * @returns a function that ends the job
   */
  run<Tell>(job: Job<Tell>, priority: number, listener: JobListener<Tell>): () => void {
    const entry: Entry = {
      job,
      priority,
      listener,
      news: undefined,
      toldAt: Number.NEGATIVE_INFINITY,
      isWaiting: false,
    }
    this.#entries = [...this.#entries, entry].toSorted((a, b) => a.priority - b.priority)
    this.#runSlice(entry)
    this.wake()
    return () => {
      if (!this.#remove(entry)) return
      job.return(undefined)
      // A job that waits for this one goes on.
      this.wake()
    }
  }

  /** Gives every job a turn, even if all wait. */
  wake(): void {
    this.#isWoken = true
    void this.#takeTurns()
  }

  async #takeTurns(): Promise<void> {
    if (this.#isTurning) return
    this.#isTurning = true
    while (this.#isBusy()) {
      this.#isWoken = false
      await this.#options.pause()
      // A slice may end jobs that come after it.
      for (const entry of this.#entries) if (this.#entries.includes(entry)) this.#runSlice(entry)
      if (!this.#isBusy()) for (const entry of this.#entries) this.#report(entry)
    }
    this.#isTurning = false
  }

  #isBusy(): boolean {
    return this.#entries.some(({ isWaiting }) => this.#isWoken || !isWaiting)
  }

  #runSlice(entry: Entry): void {
    const { now, sliceMs, reportEveryMs } = this.#options
    const until = now() + sliceMs
    try {
      for (;;) {
        const { value, done } = entry.job.next()
        if (done === true) return this.#end(entry, value)
        entry.isWaiting = value === WAIT
        if (typeof value === 'function') entry.news = value
        if (value === WAIT || value === PAUSE || now() >= until) break
      }
    } catch (error) {
      return this.#fail(entry, error)
    }
    if (now() - entry.toldAt >= reportEveryMs) this.#report(entry)
  }

  #report(entry: Entry): void {
    const { news, listener } = entry
    if (news === undefined) return
    entry.news = undefined
    entry.toldAt = this.#options.now()
    try {
      listener.tell(news())
    } catch (error) {
      this.#fail(entry, error)
    }
  }

  #end(entry: Entry, told: unknown): void {
    if (!this.#remove(entry)) return
    // A job that waits for this one goes on.
    this.#isWoken = true
    entry.listener.end(told)
  }

  #fail(entry: Entry, error: unknown): void {
    if (!this.#remove(entry)) return
    entry.job.return(undefined)
    entry.listener.fail(error)
  }

  /** @returns false if the job was removed before */
  #remove(entry: Entry): boolean {
    const { length } = this.#entries
    this.#entries = this.#entries.filter((other) => other !== entry)
    return this.#entries.length < length
  }
}
