/** Draws the depth of a search over its length, the way an audio editor draws sound. */
import type { TraceWindow } from '../../app/window.ts'
import type { Envelope } from '../../core/trace/envelope.ts'

export interface WaveformColours {
  /** The band between lowest and highest depth. */
  readonly band: string
  /** The area under it. */
  readonly body: string
}

interface Column {
  readonly lowest: number
  readonly highest: number
}

/**
 * @param context a canvas whose pixels are device pixels; cleared first
 * @param shown the events drawn, within those that the envelope covers
 * @param deepest depth at the upper edge: the number of blanks
 */
export function drawWaveform(
  context: CanvasRenderingContext2D,
  envelope: Envelope,
  shown: TraceWindow,
  deepest: number,
  { band, body }: WaveformColours,
): void {
  const { width, height } = context.canvas
  context.clearRect(0, 0, width, height)
  if (envelope.lowest.length === 0 || deepest === 0) return
  const level = (depth: number) => height - (depth / deepest) * height * 0.94
  const columns = columnsOf(envelope, shown, width)
  context.fillStyle = body
  columns.forEach(({ highest }, left) => context.fillRect(left, level(highest), 1, height))
  context.fillStyle = band
  const thinnest = Math.max(1, Math.round(height / 48))
  columns.forEach(({ lowest, highest }, left) => {
    const top = level(highest)
    context.fillRect(left, top, 1, Math.max(thinnest, level(lowest) - top))
  })
}

/** The envelope resampled to one column a pixel; a column covers every bucket that it touches. */
function columnsOf(
  { span, lowest, highest }: Envelope,
  { from, to }: TraceWindow,
  width: number,
): readonly Column[] {
  const bucketAt = (share: number) => (from + share * (to - from)) / span
  return Array.from({ length: width }, (_, left) => {
    const first = Math.min(lowest.length - 1, Math.floor(bucketAt(left / width)))
    const last = Math.min(lowest.length - 1, Math.max(first, Math.ceil(bucketAt((left + 1) / width)) - 1))
    let low = lowest[first]
    let high = highest[first]
    for (let bucket = first + 1; bucket <= last; bucket++) {
      low = Math.min(low, lowest[bucket])
      high = Math.max(high, highest[bucket])
    }
    return { lowest: low, highest: high }
  })
}
