import { Client } from '../../calls/client.ts'
import { Lost } from '../../calls/question.ts'
import type { EverySecond, RawWorker } from '../../calls/watchedWorker.ts'
import type { BackgroundQuestions } from './backgroundQuestions.ts'

/** Creates background workers, and provides the heartbeat for watching them. */
export interface BackgroundWorkshop {
  readonly makeBackgroundWorker: () => RawWorker
  readonly everySecond: EverySecond
}

/** What becomes of work as the page shows it: `stopped` while it rests, or after the user has ended it. */
export type WorkStatus = 'running' | 'stopped' | 'ended'

/** Asks one background worker, whose work can rest. */
export class BackgroundClient extends Client<BackgroundQuestions> {
  /** Ends the rest; undefined while the worker works. */
  #rest: AbortController | undefined

  constructor({ makeBackgroundWorker, everySecond }: BackgroundWorkshop) {
    super(makeBackgroundWorker, { everySecond })
  }

  /** Holds all that is asked, and has it reported as far as it is known. */
  rest(): void {
    if (this.#rest !== undefined) return
    this.#rest = new AbortController()
    void this.#askToRest(this.#rest)
  }

  continue(): void {
    this.#rest?.abort()
    this.#rest = undefined
  }

  async #askToRest(rest: AbortController): Promise<void> {
    try {
      for await (const _ of this.ask('rest', undefined, rest.signal));
    } catch (error) {
      // The questions that were held report the loss.
      if (!(error instanceof Lost)) throw error
      if (this.#rest === rest) this.#rest = undefined
    }
  }
}
