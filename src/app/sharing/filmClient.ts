import type { FrameBoard } from '../../core/export/boardFrame.ts'
import type { FilmOptions } from '../../core/export/film.ts'
import type { FilmReply, FilmRequest } from '../../worker/filmProtocol.ts'
import { type RawWorker, WatchedWorker } from '../workers/watchedWorker.ts'
import { type EverySecond } from '../../calls/watchedWorker.ts'

/** The part of a `Worker` that the client uses. */
export type FilmWorker = RawWorker<FilmRequest, FilmReply>

type Answer = Exclude<FilmReply, { readonly type: 'pong' | 'failed' }>

interface PendingRequest {
  readonly resolve: (answer: Answer) => void
  readonly reject: (loss: Error) => void
}

/** Client of a worker that writes one film (video or animated GIF). Requests reject once the worker has ended. */
export class FilmClient {
  readonly #worker: WatchedWorker<FilmRequest, FilmReply>
  #pendingRequest: PendingRequest | undefined
  /** Why the worker has ended; undefined while it runs. */
  #loss: Error | undefined

  constructor(makeFilmWorker: () => FilmWorker, everySecond: EverySecond) {
    this.#worker = new WatchedWorker(
      makeFilmWorker,
      everySecond,
      (reply) => {
        if (reply.type === 'failed') this.#end(new Error(reply.reason))
        else this.#pendingRequest?.resolve(reply)
      },
      (loss) => this.#end(new Error(loss.kind === 'crashed' ? loss.message : loss.kind)),
    )
  }

  /** Resolves once the worker is ready for the first frame. */
  async begin(order: FilmOptions): Promise<void> {
    await this.#ask({ type: 'begin', order })
  }

  /** Resolves once the worker is ready for another frame. */
  async addFrame(shown: FrameBoard, durationMs: number): Promise<void> {
    await this.#ask({ type: 'frame', shown, durationMs })
  }

  /** Resolves to the parts of the file. */
  async finish(): Promise<readonly Uint8Array<ArrayBuffer>[]> {
    const answer = await this.#ask({ type: 'finish' })
    if (answer.type !== 'file') throw new Error('The film has no file')
    return answer.parts
  }

  /** Terminates the worker, even while busy. */
  close(): void {
    this.#end(new Error('The film has been closed'))
  }

  /** Resolves to the reply; rejects if the worker ends without a reply. */
  #ask(request: FilmRequest): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#loss !== undefined) return reject(this.#loss)
      this.#pendingRequest = { resolve, reject }
      this.#worker.postMessage(request)
    })
  }

  #end(loss: Error): void {
    this.#loss ??= loss
    this.#worker.terminate()
    this.#pendingRequest?.reject(this.#loss)
  }
}
