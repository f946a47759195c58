/** The solver without a worker, for a frame that may have none: on the page, its slices take turns with what the page does. */
import { compiledWhenLong } from './compiledResume.ts'
import { Host } from './host.ts'
import { messagePause } from './messagePause.ts'
import type { Reply, Request } from './protocol.ts'

type Received = (message: { readonly data: Reply }) => void

/** Serves as a worker does; what is posted is answered later, and nothing is after `terminate`. */
export class SolverOnPage {
  readonly #listeners: Received[] = []
  readonly #host: Host
  #isOver = false

  constructor() {
    const pause = messagePause()
    /** A search that nobody waits for stands still for good at its next pause. */
    const paused = async (): Promise<void> => {
      await pause()
      if (this.#isOver) await new Promise<never>(() => undefined)
    }
    this.#host = new Host({
      post: (reply, transfer) => {
        // As between threads, each side has its own.
        const copy = structuredClone(reply, { transfer: [...transfer] })
        queueMicrotask(() => this.#answer(copy))
      },
      pause: paused,
      rest: (forMs) => new Promise<void>((resume) => setTimeout(resume, forMs)).then(paused),
      now: () => performance.now(),
      compile: compiledWhenLong,
    })
  }

  postMessage(request: Request): void {
    queueMicrotask(() => {
      if (!this.#isOver) this.#host.receive(request)
    })
  }

  addEventListener(type: 'message', listener: Received): void
  addEventListener(type: 'error', listener: (error: { readonly message?: string }) => void): void
  addEventListener(type: 'messageerror', listener: () => void): void
  addEventListener(type: string, listener: (event: never) => void): void {
    // The overloads pair each type with its event.
    if (type === 'message') this.#listeners.push(listener as Received)
  }

  terminate(): void {
    this.#isOver = true
  }

  #answer(reply: Reply): void {
    if (this.#isOver) return
    for (const listener of this.#listeners) listener({ data: reply })
  }
}
