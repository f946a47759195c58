import {
  type EverySecond,
  SandboxedError,
  type WorkerLoss,
  type WorkerTimeouts,
} from '../../calls/watchedWorker.ts'

/** The part of a `Worker` that `WatchedWorker` uses. */
export interface RawWorker<Request, Reply> {
  postMessage(request: Request): void
  addEventListener(type: 'message', listener: (message: { readonly data: Reply }) => void): void
  /** The message is missing if the script failed to load. */
  addEventListener(type: 'error', listener: (error: { readonly message?: string }) => void): void
  addEventListener(type: 'messageerror', listener: () => void): void
  terminate(): void
}

interface Ping {
  readonly type: 'ping'
  /** 0, because a ping belongs to no run. */
  readonly run: number
}

/** Default timeouts. */
const PATIENCE: WorkerTimeouts = { beats: 5, beatsAtFirst: 10 }

/** Pings a worker while requests or replies pass, and reports its loss once. */
export class WatchedWorker<Request, Reply extends { readonly type: string }> {
  readonly #worker: RawWorker<Request | Ping, Reply> | undefined
  readonly #everySecond: EverySecond
  readonly #onLoss: (loss: WorkerLoss) => void
  /** Ends the calls once a second; undefined while the worker is not watched. */
  #endWatch: (() => void) | undefined
  readonly #patience: WorkerTimeouts
  /** Stricter limit of silent beats while the worker has a short task; else infinite. */
  #beatLimit = Number.POSITIVE_INFINITY
  /** True once the worker has posted a message. */
  #hasAnswered = false
  /** True if a request or a reply, other than to a ping, has passed since the last ping. */
  #hadMessageSincePing = false
  /** Number of beats since the unanswered ping; undefined if there is none. */
  #silentBeats: number | undefined
  #hasEnded = false

  /**
   * @param received called with each message, except answers to pings
   * @param lost called once if the worker is lost; not after `terminate`
   * @param isReply validates messages of a worker that runs untrusted code; an invalid one ends it
   */
  constructor(
    makeWorker: () => RawWorker<Request | Ping, Reply>,
    everySecond: EverySecond,
    received: (reply: Exclude<Reply, { readonly type: 'pong' }>) => void,
    lost: (loss: WorkerLoss) => void,
    patience = PATIENCE,
    isReply: (data: unknown) => boolean = () => true,
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
    this.#worker?.addEventListener('message', ({ data: reply }) => {
      if (this.#hasEnded) return
      if (!isReply(reply)) return this.#end({ kind: 'crashed', message: 'A message is none of the protocol' })
      this.#silentBeats = undefined
      this.#hasAnswered = true
      if (!isNotPong(reply)) return
      this.#watch()
      received(reply)
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

  postMessage(request: Request): void {
    this.#worker?.postMessage(request)
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

  /** Notes that a request or reply has passed, and begins to send pings. */
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
      this.#worker?.postMessage({ type: 'ping', run: 0 })
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

function isNotPong<Reply extends { readonly type: string }>(
  reply: Reply,
): reply is Exclude<Reply, { readonly type: 'pong' }> {
  return reply.type !== 'pong'
}
