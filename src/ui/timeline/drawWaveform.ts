/** Draws the depth of a search over its length, the way an audio editor draws sound. */
import type { VisibleRange } from '../../app/view/visibleRange.ts'
import type { Envelope, StretchEnvelope } from '../../core/trace/envelope.ts'
import { pixelOf } from './pixelOf.ts'

export interface WaveformColours {
  /** Where the depth is on the average. */
  readonly line: string
  /** The band between lowest and highest depth. */
  readonly band: string
  /** The area under it. */
  readonly body: string
}

/** By pixel from left to right. */
interface Columns {
  readonly lowest: Uint8Array
  readonly highest: Uint8Array
  /** The mean of the middles of its buckets: of a long search, whose every bucket reaches far up and down, the line says more. */
  readonly mean: Float32Array
}

/**
 * Writes the pixels of the picture itself: thousands of rectangles would take several times as long.
 *
 * @param context a canvas whose pixels are device pixels; what it showed before is gone
 * @param envelope of the whole trace
 * @param closer drawn instead where it knows the events
 * @param shown the events drawn, within those that the envelope covers
 * @param deepest depth at the upper edge
 * @param eventAt the event at a share of the width, where events do not lie evenly; the same or more to the right
 */
export function drawWaveform(
  context: CanvasRenderingContext2D,
  envelope: Envelope,
  closer: StretchEnvelope | undefined,
  shown: VisibleRange,
  deepest: number,
  colours: WaveformColours,
  eventAt = evenly(shown),
): void {
  const { width, height } = context.canvas
  if (width === 0 || height === 0) return
  if (envelope.lowest.length === 0 || deepest === 0) return context.clearRect(0, 0, width, height)
  const picture = blankPicture(context)
  const pixels = new Uint32Array(picture.data.buffer)
  const line = pixelOf(colours.line)
  const band = pixelOf(colours.band)
  const body = pixelOf(colours.body)
  const thinnest = Math.max(1, Math.round(height / 48))
  const levelOf = (depth: number) => Math.max(0, Math.round(height * (1 - (0.94 * depth) / deepest)))
  const { lowest, highest, mean } = columnsOf(envelope, closer, eventAt, width)
  for (let column = 0; column < width; column++) {
    const top = levelOf(highest[column])
    const foot = Math.min(height, Math.max(top + thinnest, levelOf(lowest[column])))
    const middle = Math.min(foot - thinnest, Math.max(top, levelOf(mean[column]) - (thinnest >> 1)))
    for (let row = top; row < foot; row++) pixels[row * width + column] = band
    for (let row = foot; row < height; row++) pixels[row * width + column] = body
    for (let row = middle; row < middle + thinnest; row++) pixels[row * width + column] = line
  }
  context.putImageData(picture, 0, 0)
}

function evenly({ from, to }: VisibleRange): (share: number) => number {
  return (share) => from + share * (to - from)
}

/** Half a megabyte for every canvas, which is drawn twenty times a second. */
const pictures = new WeakMap<CanvasRenderingContext2D, ImageData>()

function blankPicture(context: CanvasRenderingContext2D): ImageData {
  const { width, height } = context.canvas
  const kept = pictures.get(context)
  if (kept?.width === width && kept.height === height) {
    kept.data.fill(0)
    return kept
  }
  const picture = context.createImageData(width, height)
  pictures.set(context, picture)
  return picture
}

/** The envelopes resampled to one column a pixel; a column covers every bucket that it touches. */
function columnsOf(
  envelope: Envelope,
  closer: StretchEnvelope | undefined,
  eventAt: (share: number) => number,
  width: number,
): Columns {
  const lowest = new Uint8Array(width)
  const highest = new Uint8Array(width)
  const mean = new Float32Array(width)
  const whole: StretchEnvelope = { from: 0, ...envelope }
  for (let left = 0; left < width; left++) {
    const [start, stop] = [eventAt(left / width), eventAt((left + 1) / width)]
    const isCloser = closer !== undefined && start >= closer.from && stop <= endOf(closer)
    const source = isCloser ? closer : whole
    const end = source.lowest.length - 1
    const first = Math.min(end, Math.floor((start - source.from) / source.span))
    const last = Math.min(end, Math.max(first, Math.ceil((stop - source.from) / source.span) - 1))
    let low = source.lowest[first]
    let high = source.highest[first]
    let sum = low + high
    for (let bucket = first + 1; bucket <= last; bucket++) {
      low = Math.min(low, source.lowest[bucket])
      high = Math.max(high, source.highest[bucket])
      sum += source.lowest[bucket] + source.highest[bucket]
    }
    lowest[left] = low
    highest[left] = high
    mean[left] = sum / (2 * (last - first + 1))
  }
  return { lowest, highest, mean }
}

function endOf({ from, span, lowest }: StretchEnvelope): number {
  return from + span * lowest.length
}
