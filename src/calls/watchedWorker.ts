import type { ToClient, ToHost } from './protocol.ts'

/** Reason a worker is lost. */
export type WorkerLoss =
  /** The browser failed to create the worker. */
  | { readonly kind: 'not-made' }
  /** The page's frame is sandboxed and cannot create workers. */
  | { readonly kind: 'sandboxed' }
  /** The worker's script failed to load. */
  | { readonly kind: 'not-loaded' }
  /** The worker has not answered for seconds, or ended silently. */
  | { readonly kind: 'silent' }
  /** The worker could not load what it needs to answer. */
  | { readonly kind: 'not-ready'; readonly message: string }
  | { readonly kind: 'crashed'; readonly message: string }

/** Thrown instead of creating a worker if the page's frame is sandboxed: such a frame can never create a worker. */
export class SandboxedError extends Error {
  override name = 'SandboxedError'
}

/** The part of a `Worker` that `WatchedWorker` uses. */
export interface RawWorker {
  postMessage(message: ToHost): void
  addEventListener(type: 'message', listener: (message: { readonly data: ToClient }) => void): void
  /** The message is missing if the script failed to load. */
  addEventListener(type: 'error', listener: (error: { readonly message?: string }) => void): void
  addEventListener(type: 'messageerror', listener: () => void): void
  terminate(): void
}

/** Calls back once a second while the page is visible. @returns unsubscribe */
export type EverySecond = (beat: () => void) => () => void

/** Beats (seconds) of silence after which a worker counts as dead. */
export interface WorkerTimeouts {
  readonly beats: number
  /** Beats until the worker's first message: loading its script takes longer. */
  readonly beatsAtFirst: number
}

/** Default timeouts. */
const PATIENCE: WorkerTimeouts = { beats: 5, beatsAtFirst: 10 }

/** Pings a worker while messages pass, and reports its loss once. */
export class WatchedWorker {
  readonly #worker: RawWorker | undefined
  readonly #everySecond: EverySecond
  readonly #onLoss: (loss: WorkerLoss) => void
  /** Ends the calls once a second; undefined while the worker is not watched. */
  #endWatch: (() => void) | undefined
  readonly #patience: WorkerTimeouts
  /** Stricter limit of silent beats while the worker has a short task; else infinite. */
  #beatLimit = Number.POSITIVE_INFINITY
  /** True once the worker has posted a message. */
  #hasAnswered = false
  /** True if a message, other than a pong, has passed since the last ping. */
  #hadMessageSincePing = false
  /** Number of beats since the unanswered ping. */
  #silentBeats: number | undefined
  #hasEnded = false

  /**
   * @param received called with each message, except answers to pings
   * @param lost called once if the worker is lost; not after `terminate`
   * @param isMessage validates messages of a worker that runs untrusted code; an invalid one ends it
   */
  constructor(
    makeWorker: () => RawWorker,
    everySecond: EverySecond,
    received: (message: Exclude<ToClient, { readonly type: 'pong' }>) => void,
    lost: (loss: WorkerLoss) => void,
    patience = PATIENCE,
    isMessage: (data: unknown) => boolean = () => true,
  ) {
    this.#patience = patience
    this.#everySecond = everySecond
    this.#onLoss = lost
    try {
      this.#worker = makeWorker()
    } catch (error) {
      const kind = error instanceof SandboxedError ? 'sandboxed' : 'not-made'
      // Asynchronously, because the caller is still constructing.
      queueMicrotask(() => this.#end({ kind }))
    }
    this.#worker?.addEventListener('message', ({ data: message }) => {
      if (this.#hasEnded) return
      if (!isMessage(message))
        return this.#end({ kind: 'crashed', message: 'A message is none of the protocol' })
      this.#silentBeats = undefined
      this.#hasAnswered = true
      if (message.type === 'pong') return
      this.#watch()
      received(message)
    })
    this.#worker?.addEventListener('error', ({ message }) =>
      this.#end(message === undefined ? { kind: 'not-loaded' } : { kind: 'crashed', message }),
    )
    this.#worker?.addEventListener('messageerror', () =>
      this.#end({ kind: 'crashed', message: 'A message could not be read' }),
    )
  }

  /** True if the worker has been silent for longer than healthy workers are. */
  get isSuspect(): boolean {
    return (this.#silentBeats ?? 0) > 1
  }

  postMessage(message: ToHost): void {
    this.#worker?.postMessage(message)
    this.#watch()
  }

  /** Lowers the number of silent beats after which the worker counts as lost. @param beats Infinity resets it */
  expectWithin(beats: number): void {
    this.#beatLimit = beats
  }

  terminate(): void {
    this.#hasEnded = true
    this.#endWatch?.()
    this.#worker?.terminate()
  }

  /** Notes that a message has passed, and begins to send pings. */
  #watch(): void {
    if (this.#hasEnded) return
    this.#hadMessageSincePing = true
    this.#endWatch ??= this.#everySecond(() => this.#handleBeat())
  }

  /** Called once a second while the worker is watched: counts silence, sends the next ping, or ends the watch. */
  #handleBeat(): void {
    if (this.#silentBeats !== undefined) {
      const { beats, beatsAtFirst } = this.#patience
      const most = this.#hasAnswered ? Math.min(beats, this.#beatLimit) : beatsAtFirst
      if (++this.#silentBeats >= most) this.#end({ kind: 'silent' })
    } else if (this.#hadMessageSincePing) {
      this.#hadMessageSincePing = false
      this.#silentBeats = 0
      this.#worker?.postMessage({ type: 'ping' })
    } else {
      this.#endWatch?.()
      this.#endWatch = undefined
    }
  }

  #end(loss: WorkerLoss): void {
    if (this.#hasEnded) return
    this.terminate()
    this.#onLoss(loss)
  }
}
