import { boardFrame, frameSize } from '../core/export/boardFrame.ts'
import type { Film, FilmFormat, FilmOptions } from '../core/export/film.ts'
import { assertNever } from '../core/result.ts'
import type { FilmReply, FilmRequest } from './filmProtocol.ts'

/** The host's environment, injected so that the host also runs in Node. */
export interface FilmDependencies {
  /** Sends a reply. @param transfer buffers to transfer to the receiver */
  post(reply: FilmReply, transfer: readonly ArrayBuffer[]): void
  /** Loads the encoder for a format. Rejects if it cannot be loaded or the browser does not support the codec. */
  open(format: FilmFormat, width: number, height: number): Promise<Film>
}

/** The film that is being written. */
interface FilmRecording {
  readonly order: FilmOptions
  readonly film: Film
}

/**
 * Draws and encodes the frames of a film (GIF or video). Does not work in time slices as other hosts do: encoders set
 * the pace.
 */
export class FilmHost {
  readonly #dependencies: FilmDependencies
  #recording: FilmRecording | undefined

  constructor(dependencies: FilmDependencies) {
    this.#dependencies = dependencies
  }

  /** Handles one request, then posts its reply: `failed` if an error occurred. */
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
        const { order, film } = this.#currentRecording()
        await film.addFrame(boardFrame(request.shown, order.glyphs, order.widthPx), request.durationMs)
        return { type: 'ready' }
      }
      case 'finish':
        return { type: 'file', parts: await this.#currentRecording().film.finish() }
      default:
        return assertNever(request)
    }
  }

  async #begin(order: FilmOptions): Promise<void> {
    const { width, height } = frameSize(order.widthPx)
    this.#recording = { order, film: await this.#dependencies.open(order.format, width, height) }
  }

  #currentRecording(): FilmRecording {
    if (this.#recording === undefined) throw new Error('The film has not begun')
    return this.#recording
  }
}
