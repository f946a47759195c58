/** Writes films as animated GIFs with one palette; each frame after the first stores only the changed pixels. */
import { GIFEncoder } from 'gifenc'
import { type Colour, FRAME_PALETTE } from './boardFrame.ts'
import type { Film } from './film.ts'

/** Creates a GIF that loops forever. @param palette at most 255 colours: one index is reserved for unchanged pixels */
export function gifFilm(width: number, height: number, palette: readonly Colour[] = FRAME_PALETTE): Film {
  const encoder = GIFEncoder()
  /** Palette index of unchanged pixels, which compresses far better than their colours. */
  const unchanged = palette.length
  const colorDepth = Math.max(2, Math.ceil(Math.log2(palette.length + 1)))
  /** Pixels of the previous frame; undefined before the first. */
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
