/** A worker with a real host in this thread, whose messages arrive in order and late, at random. */
import type { Post, ToClient, ToHost } from '../../src/calls/protocol.ts'
import type { RawWorker } from '../../src/calls/watchedWorker.ts'

/** Numbers from 0 to 1, the same for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => (state = (state * 1_664_525 + 1_013_904_223) >>> 0) / 2 ** 32
}

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Delivers messages in their order, each a random while later. */
class LateChannel<Message> {
  #tail: Promise<void> = Promise.resolve()
  readonly #random: () => number

  constructor(random: () => number) {
    this.#random = random
  }

  deliver(message: Message, receive: (message: Message) => void): void {
    const copy = structuredClone(message)
    this.#tail = this.#tail.then(() => wait(this.#random() * 3)).then(() => receive(copy))
  }
}

export class RandomWorker implements RawWorker {
  isTerminated = false
  readonly #toHost: LateChannel<ToHost>
  readonly #toClient: LateChannel<ToClient>
  readonly #receive: (message: ToHost) => void
  readonly #listeners: { readonly type: string; readonly listener: (event: never) => void }[] = []

  constructor(random: () => number, hostOf: (post: Post) => (message: ToHost) => void) {
    this.#toHost = new LateChannel(random)
    this.#toClient = new LateChannel(random)
    this.#receive = hostOf((message) =>
      this.#toClient.deliver(message, (data) => this.emit('message', { data })),
    )
  }

  postMessage(message: ToHost): void {
    this.#toHost.deliver(message, (copy) => {
      if (!this.isTerminated) this.#receive(copy)
    })
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    this.#listeners.push({ type, listener })
  }

  /** Lets the page hear an event of the worker. */
  emit(type: 'message' | 'error' | 'messageerror', event: object): void {
    if (this.isTerminated) return
    // The interface's overloads pair each type with its event.
    for (const each of this.#listeners) if (each.type === type) each.listener(event as never)
  }

  terminate(): void {
    this.isTerminated = true
  }
}
