import { Client } from '../../calls/client.ts'
import { Lost } from '../../calls/question.ts'
import type { EverySecond, RawWorker } from '../../calls/watchedWorker.ts'
import type { BackgroundQuestions } from './backgroundQuestions.ts'

/** Creates background workers, and provides the heartbeat for watching them. */
export interface BackgroundWorkshop {
  readonly makeBackgroundWorker: () => RawWorker
  readonly everySecond: EverySecond
}

/** Status of work as the page shows it. `stopped`: paused, or ended by the user. */
export type WorkStatus = 'running' | 'stopped' | 'ended'

/** Asks one background worker, whose work can be paused. */
export class BackgroundClient extends Client<BackgroundQuestions> {
  /** Its abort resumes the work; undefined unless paused. */
  #paused: AbortController | undefined

  constructor({ makeBackgroundWorker, everySecond }: BackgroundWorkshop) {
    super(makeBackgroundWorker, { everySecond })
  }

  /** Holds all questions; the worker first reports what it knows. */
  pause(): void {
    if (this.#paused !== undefined) return
    this.#paused = new AbortController()
    void this.#askToPause(this.#paused)
  }

  resume(): void {
    this.#paused?.abort()
    this.#paused = undefined
  }

  async #askToPause(paused: AbortController): Promise<void> {
    try {
      for await (const _ of this.ask('pause', undefined, paused.signal));
    } catch (error) {
      // The questions that were held report the loss.
      if (!(error instanceof Lost)) throw error
      if (this.#paused === paused) this.#paused = undefined
    }
  }
}
