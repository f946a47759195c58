import type { SolverWorker } from '../../src/app/traceClient.ts'
import { Host } from '../../src/worker/host.ts'
import type { Reply, Request } from '../../src/worker/protocol.ts'

/** The real host in the same thread, with messages copied and delivered later, as between threads. */
export class InProcessWorker implements SolverWorker {
  terminated = false
  readonly #messageListeners: ((message: { readonly data: Reply }) => void)[] = []
  readonly #errorListeners: ((error: { readonly message: string }) => void)[] = []
  readonly #host = new Host({
    post: (reply) => this.#deliver(structuredClone(reply)),
    pause: () => new Promise((resume) => setImmediate(resume)),
    now: () => performance.now(),
  })

  postMessage(request: Request): void {
    const copy = structuredClone(request)
    setImmediate(() => {
      if (!this.terminated) this.#host.receive(copy)
    })
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    // The overloads of the interface pair each type with its event.
    if (type === 'message')
      this.#messageListeners.push(listener as (message: { readonly data: Reply }) => void)
    if (type === 'error') this.#errorListeners.push(listener as (error: { readonly message: string }) => void)
  }

  terminate(): void {
    this.terminated = true
  }

  /** Dies as a worker does whose script throws. */
  crash(message: string): void {
    for (const listener of this.#errorListeners) listener({ message })
  }

  #deliver(reply: Reply): void {
    setImmediate(() => {
      if (this.terminated) return
      for (const listener of this.#messageListeners) listener({ data: reply })
    })
  }
}
