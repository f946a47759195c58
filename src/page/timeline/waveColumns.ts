/** Computes the depth curve of a search: the bounds and the mean of the depth in each pixel column. */
import { type Envelope, MEAN_UNIT, type StretchEnvelope } from '../../search/trace/envelope.ts'
import { memoizeLatest } from './memoizeLatest.ts'

/** Depths by pixel, from left to right. */
export interface WaveColumns {
  readonly lowest: Uint8Array
  readonly highest: Uint8Array
  /** Mean depth; in a long search, more informative than the bounds, which are far apart everywhere. */
  readonly mean: Float32Array
}

/**
 * Resamples the envelopes (depths by bucket, a group of events) to one column per pixel. A column covers every bucket
 * that it touches.
 * @param closer envelope of a stretch in more detail, used for the columns within the stretch
 * @param eventAt returns the event at a share (0 to 1) of the width
 */
export function columnsOf(
  envelope: Envelope,
  closer: StretchEnvelope | undefined,
  eventAt: (share: number) => number,
  width: number,
): WaveColumns {
  const lowest = new Uint8Array(width)
  const highest = new Uint8Array(width)
  const mean = new Float32Array(width)
  const whole: StretchEnvelope = { from: 0, ...envelope }
  let stop = eventAt(0)
  for (let left = 0; left < width; left++) {
    const start = stop
    stop = eventAt((left + 1) / width)
    const isCloser = closer !== undefined && start >= closer.from && stop <= endOf(closer)
    const source = isCloser ? closer : whole
    const end = source.lowest.length - 1
    const first = Math.min(end, Math.floor((start - source.from) / source.span))
    const last = Math.min(end, Math.max(first, Math.ceil((stop - source.from) / source.span) - 1))
    let low = source.lowest[first]
    let high = source.highest[first]
    let sum = source.mean[first]
    for (let bucket = first + 1; bucket <= last; bucket++) {
      low = Math.min(low, source.lowest[bucket])
      high = Math.max(high, source.highest[bucket])
      sum += source.mean[bucket]
    }
    lowest[left] = low
    highest[left] = high
    mean[left] = (sum * MEAN_UNIT) / (last - first + 1)
  }
  return { lowest, highest, mean }
}

function endOf({ from, span, lowest }: StretchEnvelope): number {
  return from + span * lowest.length
}

/** Like `columnsOf`, for events spread evenly from `from` to `to`; caches the latest result. */
export const evenColumns = memoizeLatest(
  (
    envelope: Envelope,
    closer: StretchEnvelope | undefined,
    from: number,
    to: number,
    width: number,
  ): WaveColumns => columnsOf(envelope, closer, (share) => from + share * (to - from), width),
)
