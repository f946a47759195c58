/**
 * Questions to a worker that writes a film: begin it, add each frame, finish it. A
 * worker writes a single film, and the page asks each question once the one before is answered.
 */
import type { FrameBoard } from '../pictures/boardFrame.ts'
import type { FilmOptions } from '../pictures/film.ts'

export type FilmQuestions = {
  readonly begin: { readonly order: FilmOptions; readonly tell: 'ready' }
  readonly frame: {
    readonly order: { readonly shown: FrameBoard; readonly durationMs: number }
    readonly tell: 'ready'
  }
  /** Tells the parts of the file, in order. */
  readonly finish: { readonly order: undefined; readonly tell: readonly Uint8Array<ArrayBuffer>[] }
}
