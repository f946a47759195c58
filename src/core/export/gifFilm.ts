/** Writes films as animated GIFs of one palette, each frame no more than what has changed. */
import { GIFEncoder } from 'gifenc'
import { type Colour, FRAME_PALETTE } from './boardFrame.ts'
import type { Film } from './film.ts'

/** @param palette at most 255 colours; it is repeated for ever */
export function gifFilm(width: number, height: number, palette: readonly Colour[] = FRAME_PALETTE): Film {
  const encoder = GIFEncoder()
  /** A colour of its own for what stays as it was, which packs far better than what it was. */
  const unchanged = palette.length
  const colorDepth = Math.max(2, Math.ceil(Math.log2(palette.length + 1)))
  let before: Uint8Array | undefined
  return {
    async addFrame(pixels, durationMs) {
      const shown = before
      const changed = shown && pixels.map((pixel, at) => (pixel === shown[at] ? unchanged : pixel))
      encoder.writeFrame(changed ?? pixels, width, height, {
        ...(shown === undefined && { palette: [...palette, [0, 0, 0]] }),
        delay: durationMs,
        colorDepth,
        transparent: shown !== undefined,
        transparentIndex: unchanged,
        dispose: 1,
      })
      before = pixels
    },
    async finish() {
      encoder.finish()
      return [encoder.bytes()]
    },
  }
}
