import { HandedOver } from '../../../calls/question.ts'
import type { LongJobs } from '../../../calls/serve.ts'
import { boardFrame, frameSize } from '../pictures/boardFrame.ts'
import type { Film, FilmFormat, FilmOptions } from '../pictures/film.ts'
import type { FilmQuestions } from './filmQuestions.ts'

/** Loads the encoder for a format. Rejects if it cannot be loaded or the browser does not support the codec. */
export type OpenFilm = (format: FilmFormat, width: number, height: number) => Promise<Film>

/** Draws and encodes the frames of a film. Encoders set the pace, so the jobs do not take turns. */
export function filmJobs(open: OpenFilm): LongJobs<FilmQuestions> {
  let begun: { readonly order: FilmOptions; readonly film: Film } | undefined

  function current() {
    if (begun === undefined) throw new Error('The film has not begun')
    return begun
  }

  return {
    async begin(order) {
      const { width, height } = frameSize(order.widthPx)
      begun = { order, film: await open(order.format, width, height) }
      return 'ready' as const
    },
    async frame({ shown, durationMs }) {
      const { order, film } = current()
      await film.addFrame(boardFrame(shown, order.glyphs, order.widthPx), durationMs)
      return 'ready' as const
    },
    async finish() {
      const parts = await current().film.finish()
      return new HandedOver(
        parts,
        parts.map(({ buffer }) => buffer),
      )
    },
  }
}
