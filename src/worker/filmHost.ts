import { boardFrame, frameSize } from '../core/export/boardFrame.ts'
import type { Film, FilmFormat, FilmOrder } from '../core/export/film.ts'
import { assertNever } from '../core/result.ts'
import type { FilmReply, FilmRequest } from './filmProtocol.ts'

/** The host's surroundings, injected so that it runs in Node too. */
export interface FilmDependencies {
  /** Sends a reply. @param transfer buffers that the receiver takes over. */
  post(reply: FilmReply, transfer: readonly ArrayBuffer[]): void
  /** Loads what writes such a file. Rejects if it does not come, or if the browser does not encode it. */
  open(format: FilmFormat, width: number, height: number): Promise<Film>
}

interface Shooting {
  readonly order: FilmOrder
  readonly film: Film
}

/** Draws the boards of a film and has them encoded. Libraries and the browser set the pace, so it is no job in slices. */
export class FilmHost {
  readonly #dependencies: FilmDependencies
  #shooting: Shooting | undefined

  constructor(dependencies: FilmDependencies) {
    this.#dependencies = dependencies
  }

  /** Handles one request; the answer follows once it is done. */
  async receive(request: FilmRequest): Promise<void> {
    const { post } = this.#dependencies
    try {
      const reply = await this.#answer(request)
      post(reply, reply.type === 'file' ? reply.parts.map(({ buffer }) => buffer) : [])
    } catch (error) {
      post({ type: 'failed', reason: error instanceof Error ? error.message : String(error) }, [])
    }
  }

  async #answer(request: FilmRequest): Promise<FilmReply> {
    switch (request.type) {
      case 'ping':
        return { type: 'pong', run: request.run }
      case 'begin':
        await this.#begin(request.order)
        return { type: 'ready' }
      case 'frame': {
        const { order, film } = this.#started()
        await film.addFrame(boardFrame(request.shown, order.glyphs, order.widthPx), request.durationMs)
        return { type: 'ready' }
      }
      case 'finish':
        return { type: 'file', parts: await this.#started().film.finish() }
      default:
        return assertNever(request)
    }
  }

  async #begin(order: FilmOrder): Promise<void> {
    const { width, height } = frameSize(order.widthPx)
    this.#shooting = { order, film: await this.#dependencies.open(order.format, width, height) }
  }

  #started(): Shooting {
    if (this.#shooting === undefined) throw new Error('The film has not begun')
    return this.#shooting
  }
}
