/** Why a worker is lost. */
export type WorkerLoss =
  /** The browser made none. */
  | { readonly kind: 'not-made' }
  /** The frame of the page is sandboxed, and may have none. */
  | { readonly kind: 'sandboxed' }
  /** Its script did not come. */
  | { readonly kind: 'not-loaded' }
  /** It has not answered for seconds, or has ended without a word. */
  | { readonly kind: 'silent' }
  | { readonly kind: 'crashed'; readonly message: string }

/** Says that no worker can be made, whatever is tried. */
export class SandboxedError extends Error {
  override name = 'SandboxedError'
}

/** The part of a `Worker` that is used. */
export interface RawWorker<Request, Reply> {
  postMessage(request: Request): void
  addEventListener(type: 'message', listener: (message: { readonly data: Reply }) => void): void
  /** The message is missing where the script did not come. */
  addEventListener(type: 'error', listener: (error: { readonly message?: string }) => void): void
  addEventListener(type: 'messageerror', listener: () => void): void
  terminate(): void
}

/** Calls back once a second while the page can be seen. @returns what ends that */
export type EverySecond = (beat: () => void) => () => void

interface Ping {
  readonly type: 'ping'
  readonly run: number
}

/** Whoever owes an answer and is silent for as many beats is lost; a script may take longer to come. */
export interface Patience {
  readonly beats: number
  readonly beatsAtFirst: number
}

const PATIENCE: Patience = { beats: 5, beatsAtFirst: 10 }

/** A worker that is asked whether it lives, as long as it is at work; of its end, however it comes, there is word once. */
export class WatchedWorker<Request, Reply extends { readonly type: string }> {
  readonly #worker: RawWorker<Request | Ping, Reply> | undefined
  readonly #everySecond: EverySecond
  readonly #lost: (loss: WorkerLoss) => void
  #endWatch: (() => void) | undefined
  readonly #patience: Patience
  /** Fewer beats, while the worker has something to do that is soon over. */
  #fewerBeats = Number.POSITIVE_INFINITY
  #hasAnswered = false
  /** Something has been asked or told since the last ping. */
  #isAtWork = false
  /** Beats since the ping that is to be answered. */
  #silence: number | undefined
  #hasEnded = false

  /** @param isReply for a worker in which others than the app's own code runs: what is none is not read */
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
    this.#lost = lost
    try {
      this.#worker = makeWorker()
    } catch (error) {
      const kind = error instanceof SandboxedError ? 'sandboxed' : 'not-made'
      // Not now: whoever asked for it is still at it.
      queueMicrotask(() => this.#end({ kind }))
    }
    this.#worker?.addEventListener('message', ({ data: reply }) => {
      if (this.#hasEnded) return
      if (!isReply(reply)) return this.#end({ kind: 'crashed', message: 'A message is none of the protocol' })
      this.#silence = undefined
      this.#hasAnswered = true
      if (!isAnswer(reply)) return
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

  /** It has been silent for longer than one that is well. */
  get isSuspect(): boolean {
    return (this.#silence ?? 0) > 1
  }

  postMessage(request: Request): void {
    this.#worker?.postMessage(request)
    this.#watch()
  }

  /** Has it count as lost after fewer beats of silence. @param beats Infinity for as many as ever */
  expectWithin(beats: number): void {
    this.#fewerBeats = beats
  }

  terminate(): void {
    this.#hasEnded = true
    this.#endWatch?.()
    this.#worker?.terminate()
  }

  #watch(): void {
    if (this.#hasEnded) return
    this.#isAtWork = true
    this.#endWatch ??= this.#everySecond(() => this.#beat())
  }

  #beat(): void {
    if (this.#silence !== undefined) {
      const { beats, beatsAtFirst } = this.#patience
      const most = this.#hasAnswered ? Math.min(beats, this.#fewerBeats) : beatsAtFirst
      if (++this.#silence >= most) this.#end({ kind: 'silent' })
    } else if (this.#isAtWork) {
      this.#isAtWork = false
      this.#silence = 0
      this.#worker?.postMessage({ type: 'ping', run: 0 })
    } else {
      this.#endWatch?.()
      this.#endWatch = undefined
    }
  }

  #end(loss: WorkerLoss): void {
    if (this.#hasEnded) return
    this.terminate()
    this.#lost(loss)
  }
}

function isAnswer<Reply extends { readonly type: string }>(
  reply: Reply,
): reply is Exclude<Reply, { readonly type: 'pong' }> {
  return reply.type !== 'pong'
}
