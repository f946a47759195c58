/** Runs the solver on the page, for frames that allow no workers; its slices of work alternate with the page's. */
import type { ToClient, ToHost } from '../../calls/protocol.ts'
import { compiledWhenLong } from './compiledResume.ts'
import { solverHost } from './host.ts'
import { messagePause } from '../../calls/messagePause.ts'

type MessageListener = (message: { readonly data: ToClient }) => void

/** Has the interface of a worker: its messages are asynchronous, and none follow `terminate`. */
export class SolverOnPage {
  readonly #listeners: MessageListener[] = []
  readonly #receive: (message: ToHost) => void
  #isOver = false

  constructor() {
    const pause = messagePause()
    /** Never resolves after `terminate`, which halts the search at its next pause. */
    const pauseUnlessOver = async (): Promise<void> => {
      await pause()
      if (this.#isOver) await new Promise<never>(() => undefined)
    }
    this.#receive = solverHost({
      post: (message, transfer) => {
        // Copies as between threads, so that the page and the solver share no objects.
        const copy = structuredClone(message, { transfer: [...transfer] })
        queueMicrotask(() => this.#answer(copy))
      },
      pause: pauseUnlessOver,
      rest: (forMs) => new Promise<void>((resume) => setTimeout(resume, forMs)).then(pauseUnlessOver),
      now: () => performance.now(),
      compile: compiledWhenLong,
    })
  }

  postMessage(message: ToHost): void {
    queueMicrotask(() => {
      if (!this.#isOver) this.#receive(message)
    })
  }

  addEventListener(type: 'message', listener: MessageListener): void
  addEventListener(type: 'error', listener: (error: { readonly message?: string }) => void): void
  addEventListener(type: 'messageerror', listener: () => void): void
  addEventListener(type: string, listener: (event: never) => void): void {
    // The overloads pair each type with its event.
    if (type === 'message') this.#listeners.push(listener as MessageListener)
  }

  terminate(): void {
    this.#isOver = true
  }

  #answer(message: ToClient): void {
    if (this.#isOver) return
    for (const listener of this.#listeners) listener({ data: message })
  }
}
