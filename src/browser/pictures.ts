/** Pictures that need a canvas, and the encoding of films (GIF or video): its worker, and the available formats. */
import type { Svg } from '../page/share/pictures/boardSvg.ts'
import type { Glyphs } from '../page/share/pictures/boardFrame.ts'
import type { RawWorker } from '../calls/watchedWorker.ts'
import filmUrl from '../page/share/film/film.worker.ts?worker&url'
import { startWorker } from './workers.ts'

export { videoFormats } from '../page/share/film/videoFormats.ts'

/** Resolution relative to the drawing's size, for high-density screens. */
const SCALE = 2

/** Renders a drawing as PNG. Rejects if the browser does not draw it. */
export async function pngOf({ text, widthPx, heightPx }: Svg): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  try {
    const image = new Image(widthPx * SCALE, heightPx * SCALE)
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    contextOf(canvas).drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob === null ? reject(new Error('No picture')) : resolve(blob)), 'image/png')
    })
  } finally {
    URL.revokeObjectURL(address)
  }
}

/**
 * Renders the digits in the page's font, bold for givens. Returns the opacity of each pixel.
 * @param side of a cell in pixels
 */
export function drawnDigits(side: number): Glyphs {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = contextOf(canvas)
  const { fontFamily } = getComputedStyle(document.documentElement)
  const drawn = (weight: number) =>
    Array.from({ length: 9 }, (_, index) => {
      context.clearRect(0, 0, side, side)
      context.font = `${weight} ${Math.round(side * 0.56)}px ${fontFamily}`
      context.textAlign = 'center'
      context.textBaseline = 'middle'
      context.fillText(String(index + 1), side / 2, side / 2 + side * 0.04)
      const { data } = context.getImageData(0, 0, side, side)
      return Uint8Array.from({ length: side * side }, (_pixel, at) => data[4 * at + 3])
    })
  return { given: drawn(700), placed: drawn(400) }
}

export const makeFilmWorker = (): RawWorker => startWorker(filmUrl)

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('The browser does not draw')
  return context
}
