import type {
  BackgroundOrder,
  BackgroundReport,
  InsightReply,
  InsightRequest,
} from '../../worker/insightProtocol.ts'

/** The part of a `Worker` that the client uses. */
export interface InsightWorker {
  postMessage(request: InsightRequest): void
  addEventListener(type: 'message', listener: (message: { readonly data: InsightReply }) => void): void
  addEventListener(type: 'error', listener: (error: { readonly message: string }) => void): void
  addEventListener(type: 'messageerror', listener: () => void): void
  terminate(): void
}

/** The app's end of one worker: one question at a time, and nothing is heard of an older one. */
export class InsightClient {
  readonly #makeWorker: () => InsightWorker
  readonly #heard: (report: BackgroundReport) => void
  readonly #failed: (reason: string) => void
  #worker: InsightWorker | undefined
  #run = 0

  constructor(
    makeWorker: () => InsightWorker,
    heard: (report: BackgroundReport) => void,
    failed: (reason: string) => void,
  ) {
    this.#makeWorker = makeWorker
    this.#heard = heard
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
    this.#run++
  }

  #connect(): InsightWorker {
    const worker = this.#makeWorker()
    worker.addEventListener('message', ({ data: reply }) => {
      if (reply.run !== this.#run) return
      if (reply.type === 'failed') this.#fail(reply.reason)
      else this.#heard(reply.report)
    })
    worker.addEventListener('error', (error) => this.#fail(error.message))
    worker.addEventListener('messageerror', () => this.#fail('A message could not be read'))
    return worker
  }

  #fail(reason: string): void {
    this.#worker?.terminate()
    this.#worker = undefined
    this.#run++
    this.#failed(reason)
  }
}
