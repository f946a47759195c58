import type {
  BackgroundOrder,
  BackgroundReport,
  BackgroundReply,
  BackgroundRequest,
} from '../../worker/backgroundProtocol.ts'
import { type RawWorker, WatchedWorker } from './watchedWorker.ts'
import { type EverySecond, type WorkerLoss } from '../../calls/watchedWorker.ts'

/** The part of a `Worker` that the client uses. */
export type BackgroundWorker = RawWorker<BackgroundRequest, BackgroundReply>

type Answer = Exclude<BackgroundReply, { readonly type: 'pong' }>

/** Creates workers, and provides the heartbeat for watching them. */
export interface BackgroundWorkshop {
  readonly makeBackgroundWorker: () => BackgroundWorker
  readonly everySecond: EverySecond
}

/** Client of one worker: one request at a time; replies to earlier requests are ignored. */
export class BackgroundClient {
  readonly #workshop: BackgroundWorkshop
  readonly #onReport: (report: BackgroundReport) => void
  readonly #onFailure: (loss: WorkerLoss) => void
  #worker: WatchedWorker<BackgroundRequest, BackgroundReply> | undefined
  /** Number of the current request. */
  #runNumber = 0

  /**
   * @param received called with each report on the current request
   * @param failed called if the worker fails, which ends the request
   */
  constructor(
    workshop: BackgroundWorkshop,
    received: (report: BackgroundReport) => void,
    failed: (loss: WorkerLoss) => void,
  ) {
    this.#workshop = workshop
    this.#onReport = received
    this.#onFailure = failed
  }

  /** Sends a request, replacing the previous one. */
  ask(order: BackgroundOrder): void {
    this.drop()
    this.#worker ??= this.#connect()
    this.#worker.postMessage({ type: 'begin', run: this.#runNumber, ...order })
  }

  /** Stops the work; its results so far are reported. */
  stop(): void {
    this.#worker?.postMessage({ type: 'stop', run: this.#runNumber })
  }

  /** Resumes after a stop. */
  continue(): void {
    this.#worker?.postMessage({ type: 'continue', run: this.#runNumber })
  }

  /** Cancels the request: no more of its reports are passed on. Terminates the worker if it no longer responds. */
  drop(): void {
    this.stop()
    if (this.#worker?.isSuspect === true) this.#disconnect()
    this.#runNumber++
  }

  #connect(): WatchedWorker<BackgroundRequest, BackgroundReply> {
    const { makeBackgroundWorker, everySecond } = this.#workshop
    return new WatchedWorker(
      makeBackgroundWorker,
      everySecond,
      (reply: Answer) => {
        if (reply.run !== this.#runNumber) return
        if (reply.type === 'failed') this.#handleFailure({ kind: 'crashed', message: reply.reason })
        else this.#onReport(reply.report)
      },
      (loss) => this.#handleFailure(loss),
    )
  }

  #disconnect(): void {
    this.#worker?.terminate()
    this.#worker = undefined
  }

  #handleFailure(loss: WorkerLoss): void {
    this.#disconnect()
    this.#runNumber++
    this.#onFailure(loss)
  }
}
