import type {
  BackgroundOrder,
  BackgroundReport,
  BackgroundReply,
  BackgroundRequest,
} from '../../worker/backgroundProtocol.ts'
import { type EverySecond, type RawWorker, WatchedWorker, type WorkerLoss } from './watchedWorker.ts'

/** The part of a `Worker` that the client uses. */
export type BackgroundWorker = RawWorker<BackgroundRequest, BackgroundReply>

type Answer = Exclude<BackgroundReply, { readonly type: 'pong' }>

/** Where workers come from, and the time in which they are watched. */
export interface BackgroundWorkshop {
  readonly makeBackgroundWorker: () => BackgroundWorker
  readonly everySecond: EverySecond
}

/** The app's end of one worker: one question at a time, and nothing is heard of an older one. */
export class BackgroundClient {
  readonly #workshop: BackgroundWorkshop
  readonly #received: (report: BackgroundReport) => void
  readonly #failed: (loss: WorkerLoss) => void
  #worker: WatchedWorker<BackgroundRequest, BackgroundReply> | undefined
  #run = 0

  constructor(
    workshop: BackgroundWorkshop,
    received: (report: BackgroundReport) => void,
    failed: (loss: WorkerLoss) => void,
  ) {
    this.#workshop = workshop
    this.#received = received
    this.#failed = failed
  }

  /** Asks in place of the question before. */
  ask(order: BackgroundOrder): void {
    this.drop()
    this.#worker ??= this.#connect()
    this.#worker.postMessage({ type: 'begin', run: this.#run, ...order })
  }

  /** Goes no further; what is known is told. */
  stop(): void {
    this.#worker?.postMessage({ type: 'stop', run: this.#run })
  }

  /** Goes on after a stop. */
  continue(): void {
    this.#worker?.postMessage({ type: 'continue', run: this.#run })
  }

  /** Forgets the question; no more is heard of it. */
  drop(): void {
    this.stop()
    if (this.#worker?.isSuspect === true) this.#disconnect()
    this.#run++
  }

  #connect(): WatchedWorker<BackgroundRequest, BackgroundReply> {
    const { makeBackgroundWorker, everySecond } = this.#workshop
    return new WatchedWorker(
      makeBackgroundWorker,
      everySecond,
      (reply: Answer) => {
        if (reply.run !== this.#run) return
        if (reply.type === 'failed') this.#fail({ kind: 'crashed', message: reply.reason })
        else this.#received(reply.report)
      },
      (loss) => this.#fail(loss),
    )
  }

  #disconnect(): void {
    this.#worker?.terminate()
    this.#worker = undefined
  }

  #fail(loss: WorkerLoss): void {
    this.#disconnect()
    this.#run++
    this.#failed(loss)
  }
}
