/** Draws the depth of a search over its length, like an audio waveform. */
import type { VisibleRange } from './visibleRange.ts'
import type { Envelope, StretchEnvelope } from '../../search/trace/envelope.ts'
import { blankImage, pixelOf } from './pixels.ts'
import { columnsOf, evenColumns } from './waveColumns.ts'

/** Colours of the parts of a waveform. */
export interface WaveformColours {
  /** The mean depth. */
  readonly line: string
  /** The band between lowest and highest depth. */
  readonly band: string
  /** The area below the band. */
  readonly body: string
}

/**
 * Draws the waveform pixel by pixel: thousands of rectangles would take several times as long.
 *
 * @param context a canvas whose pixels are device pixels; its content is replaced
 * @param envelope lowest, highest and mean depth of each stretch of the whole trace
 * @param closer finer envelope, drawn instead in the range that it covers
 * @param shown the events drawn, within those that the envelope covers
 * @param deepest depth at the upper edge
 * @param coloursOf called only if there is something to draw, because it can force a layout
 * @param eventAt returns the event at a share of the width, for unevenly spaced events; monotonic; replaces `shown`
 */
export function drawWaveform(
  context: CanvasRenderingContext2D,
  envelope: Envelope,
  closer: StretchEnvelope | undefined,
  shown: VisibleRange,
  deepest: number,
  coloursOf: (canvas: HTMLCanvasElement) => WaveformColours,
  eventAt?: (share: number) => number,
): void {
  const { width, height } = context.canvas
  if (width === 0 || height === 0) return
  if (envelope.lowest.length === 0 || deepest === 0) return context.clearRect(0, 0, width, height)
  const colours = coloursOf(context.canvas)
  const picture = blankImage(context)
  const pixels = new Uint32Array(picture.data.buffer)
  const line = pixelOf(colours.line)
  const band = pixelOf(colours.band)
  const body = pixelOf(colours.body)
  const thinnest = Math.max(1, Math.round(height / 48))
  const levelOf = (depth: number) => Math.max(0, Math.round(height * (1 - (0.94 * depth) / deepest)))
  const { lowest, highest, mean } =
    eventAt === undefined
      ? evenColumns(envelope, closer, shown.from, shown.to, width)
      : columnsOf(envelope, closer, eventAt, width)
  // Fill the body in one call, then clear what is above it in each column. A loop over all pixels would be slow in the
  // first picture, because its code is not JIT-compiled yet.
  const upper = levelOf(deepest)
  pixels.fill(body, upper * width)
  for (let column = 0; column < width; column++) {
    const top = levelOf(highest[column])
    const foot = Math.min(height, Math.max(top + thinnest, levelOf(lowest[column])))
    const middle = Math.min(foot - thinnest, Math.max(top, levelOf(mean[column]) - (thinnest >> 1)))
    for (let row = upper; row < top; row++) pixels[row * width + column] = 0
    for (let row = top; row < foot; row++) pixels[row * width + column] = band
    for (let row = middle; row < middle + thinnest; row++) pixels[row * width + column] = line
  }
  context.putImageData(picture, 0, 0)
}
