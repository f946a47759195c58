import type { ToClient, ToHost } from './protocol.ts'
import { type Asker, type Kind, Lost, type Questions } from './question.ts'
import { Tellings } from './tellings.ts'
import { type EverySecond, type RawWorker, WatchedWorker, type WorkerLoss } from './watchedWorker.ts'

/** How a worker is watched, and what becomes of it when a question is dropped. */
export interface ClientOptions<Q extends Questions> {
  readonly everySecond: EverySecond
  /** Seconds of silence after which the worker counts as lost. */
  readonly silence?: { readonly beats: number; readonly beatsAtFirst: number }
  /** For a question that the worker has begun: seconds of silence, if fewer than those of `silence`. */
  silenceOf?<K extends Kind<Q>>(kind: K, order: Q[K]['order']): number
  /**
   * For a worker that answers in line, and hears nothing while it works: true if the end of a begun question is worth
   * waiting for once nobody wants it. Otherwise the worker is ended, and another answers what is still open.
   */
  isWorthWaiting?<K extends Kind<Q>>(kind: K, order: Q[K]['order']): boolean
  /** For a worker that runs untrusted code: checks the form of a message. Anything else ends the worker. */
  isMessage?(data: unknown): boolean
  /** For a worker that runs untrusted code: checks what it tells. Anything else ends the worker. */
  isTelling?(kind: Kind<Q>, tell: unknown): boolean
}

interface Open<Q extends Questions> {
  readonly kind: Kind<Q>
  readonly order: Q[Kind<Q>]['order']
  readonly tellings: Tellings<unknown>
  isBegun: boolean
}

/** Asks one worker, which is made for the first question and again after it was lost or ended. */
export class Client<Q extends Questions> implements Asker<Q> {
  readonly #makeWorker: () => RawWorker
  readonly #options: ClientOptions<Q>
  #worker: WatchedWorker | undefined
  /** True until the worker has answered a question, or failed at one. */
  #isFresh = true
  #lastId = 0
  readonly #open = new Map<number, Open<Q>>()
  /** Questions that were dropped, and of whose end the worker has not told yet. */
  readonly #dropped = new Map<number, Open<Q>>()

  constructor(makeWorker: () => RawWorker, options: ClientOptions<Q>) {
    this.#makeWorker = makeWorker
    this.#options = options
  }

  async *ask<K extends Kind<Q>>(
    kind: K,
    order: Q[K]['order'],
    signal: AbortSignal,
  ): AsyncGenerator<Q[K]['tell'], void, void> {
    if (signal.aborted) return
    const id = ++this.#lastId
    const tellings = new Tellings<Q[K]['tell']>()
    this.#open.set(id, { kind, order, tellings, isBegun: false })
    const drop = () => this.#drop(id)
    signal.addEventListener('abort', drop)
    try {
      this.#post({ type: 'ask', id, kind, order })
      yield* tellings.until(signal)
    } finally {
      signal.removeEventListener('abort', drop)
      drop()
    }
  }

  /** Ends the worker; the next question starts another. Open questions end without an answer. */
  end(): void {
    this.#disconnect()
    const open = [...this.#open.values()]
    this.#open.clear()
    for (const { tellings } of open) tellings.end()
  }

  /** Drops a question that nobody wants any more; a no-op if it has ended. */
  #drop(id: number): void {
    const question = this.#open.get(id)
    if (question === undefined) return
    this.#open.delete(id)
    this.#dropped.set(id, question)
    if (question.isBegun) return this.#leave(question)
    this.#worker?.postMessage({ type: 'end', id })
    if (this.#open.size === 0 && this.#worker?.isSuspect === true) this.#disconnect()
  }

  /** Leaves a worker that works on a question nobody wants, unless its end is worth waiting for. */
  #leave({ kind, order }: Open<Q>): void {
    if (this.#options.isWorthWaiting?.(kind, order) === true) return
    this.#restart()
  }

  /** Ends the worker, and asks another what is still open. */
  #restart(): void {
    this.#disconnect()
    for (const [id, question] of this.#open) {
      question.isBegun = false
      this.#post({ type: 'ask', id, kind: question.kind, order: question.order })
    }
  }

  #post(message: ToHost): void {
    this.#worker ??= this.#connect()
    this.#worker.postMessage(message)
  }

  #connect(): WatchedWorker {
    this.#isFresh = true
    const { everySecond, silence, isMessage } = this.#options
    return new WatchedWorker(
      this.#makeWorker,
      everySecond,
      (message) => this.#receive(message),
      (loss) => this.#lose(loss),
      silence,
      isMessage,
    )
  }

  #disconnect(): void {
    this.#worker?.terminate()
    this.#worker = undefined
    this.#dropped.clear()
  }

  #lose(loss: WorkerLoss): void {
    this.#disconnect()
    const open = [...this.#open.values()]
    this.#open.clear()
    for (const { tellings } of open) tellings.fail(new Lost(loss))
  }

  #receive(message: Exclude<ToClient, { type: 'pong' }>): void {
    if (message.type === 'unready') return this.#lose({ kind: 'not-ready', message: message.reason })
    if (message.type === 'restart') return this.#startAgain()
    if (message.type === 'answered' || message.type === 'failed') this.#isFresh = false
    const question = this.#open.get(message.id)
    if (question === undefined) return this.#receiveUnwanted(message)
    switch (message.type) {
      case 'begun':
        question.isBegun = true
        break
      case 'told':
        this.#tell(question, message.tell)
        return
      case 'answered':
        if (!this.#tell(question, message.tell)) return
        this.#close(message.id, question)
        if (message.isSpent) return this.#restart()
        break
      case 'over':
        this.#close(message.id, question)
        break
      case 'failed':
        question.tellings.fail(new Lost({ kind: 'crashed', message: message.reason }))
        this.#close(message.id, question)
        if (message.isSpent) return this.#restart()
        break
    }
    this.#limitSilence()
  }

  /** Receives what is said of a question that was dropped. */
  #receiveUnwanted(message: Exclude<ToClient, { type: 'pong' | 'unready' | 'restart' }>): void {
    const dropped = this.#dropped.get(message.id)
    if (dropped === undefined || message.type === 'told') return
    // The worker began before it heard that nobody wants the answer.
    if (message.type === 'begun') return this.#leave(dropped)
    this.#dropped.delete(message.id)
    if (message.type !== 'over' && message.isSpent) this.#restart()
  }

  /** Asks another worker what is open, because this one says so. A worker that says so at once is lost. */
  #startAgain(): void {
    if (this.#isFresh) this.#lose({ kind: 'crashed', message: 'A new worker needs another one' })
    else this.#restart()
  }

  /** @returns false if the worker was lost, because it told what no question has */
  #tell(question: Open<Q>, tell: unknown): boolean {
    if (this.#options.isTelling?.(question.kind, tell) === false) {
      this.#lose({ kind: 'crashed', message: 'A message is none of the protocol' })
      return false
    }
    question.tellings.tell(tell)
    return true
  }

  #close(id: number, { tellings }: Open<Q>): void {
    this.#open.delete(id)
    tellings.end()
  }

  #limitSilence(): void {
    const { silenceOf } = this.#options
    if (silenceOf === undefined) return
    const begun = [...this.#open.values()].find(({ isBegun }) => isBegun)
    this.#worker?.expectWithin(
      begun === undefined ? Number.POSITIVE_INFINITY : silenceOf(begun.kind, begun.order),
    )
  }
}
