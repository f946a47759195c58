import type { InsightWorker } from '../../src/app/insight/insightClient.ts'
import type { SolverWorker } from '../../src/app/traceClient.ts'
import { createBandSolver } from '../../src/core/solver/bandSolver.ts'
import { Host } from '../../src/worker/host.ts'
import { InsightHost } from '../../src/worker/insightHost.ts'
import type { InsightReply, InsightRequest } from '../../src/worker/insightProtocol.ts'
import type { Reply, Request } from '../../src/worker/protocol.ts'

interface Receiver<Asked> {
  receive(request: Asked): void
}

/** A real host in the same thread, with messages copied and delivered later, as between threads. */
class InProcess<Asked, Answer> {
  terminated = false
  readonly #messageListeners: ((message: { readonly data: Answer }) => void)[] = []
  readonly #errorListeners: ((error: { readonly message: string }) => void)[] = []
  readonly #host: Receiver<Asked>

  constructor(hostOf: (post: (reply: Answer) => void) => Receiver<Asked>) {
    this.#host = hostOf((reply) => this.#deliver(structuredClone(reply)))
  }

  postMessage(request: Asked): void {
    const copy = structuredClone(request)
    setImmediate(() => {
      if (!this.terminated) this.#host.receive(copy)
    })
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    // The overloads of the interface pair each type with its event.
    if (type === 'message')
      this.#messageListeners.push(listener as (message: { readonly data: Answer }) => void)
    if (type === 'error') this.#errorListeners.push(listener as (error: { readonly message: string }) => void)
  }

  terminate(): void {
    this.terminated = true
  }

  /** Dies as a worker does whose script throws. */
  crash(message: string): void {
    for (const listener of this.#errorListeners) listener({ message })
  }

  #deliver(reply: Answer): void {
    setImmediate(() => {
      if (this.terminated) return
      for (const listener of this.#messageListeners) listener({ data: reply })
    })
  }
}

const threads = {
  pause: () => new Promise<void>((resume) => setImmediate(resume)),
  now: () => performance.now(),
}

/** The solver's worker. */
export class InProcessWorker extends InProcess<Request, Reply> implements SolverWorker {
  constructor() {
    super((post) => new Host({ ...threads, post }))
  }
}

/** The worker for insight. */
export class InProcessInsightWorker extends InProcess<InsightRequest, InsightReply> implements InsightWorker {
  constructor() {
    super((post) => new InsightHost({ ...threads, post, solver: createBandSolver }))
  }
}
