import { type Envelope, roundedMean, type StretchEnvelope } from './envelope.ts'
import { CHUNK_EVENTS } from './chunk.ts'
import { type DepthReader, type Trace } from './trace.ts'

/** Maximum buckets of a range, plus one if it begins within a bucket: about the pixels of a wide, dense screen. */
export const RANGE_BUCKETS = 1 << 12

/**
 * Envelope (lowest, highest and mean depth by bucket of events) of a range of a trace, with finer buckets than that of
 * the whole trace. Starts from the bounds of other envelopes, which may be too wide, and becomes exact from left to
 * right as depths are read.
 */
export class RangeEnvelope {
  /** Number of events in a bucket; a power of two. */
  readonly span: number
  /** Number of events before the first bucket; a multiple of `span`. */
  readonly from: number
  /** The last event of the range. */
  readonly to: number
  readonly #trace: Trace
  readonly #lowest: Uint8Array
  readonly #highest: Uint8Array
  /** By bucket: the exact mean or, while that is unknown, the mean from the finest envelope available. */
  readonly #mean: Uint16Array
  /** By bucket: 1 if its bounds are exact. */
  readonly #exact: Uint8Array
  /** Event up to which the buckets are exact, or the depths have been read. */
  #event: number
  #depths: DepthReader | undefined
  /** Lowest, highest and sum of depths read so far in the current bucket. */
  #low = 0
  #high = 0
  #sum = 0

  /**
   * @param from, to events `from` < n ≤ `to`; the trace must have reached `to`
   * @param known envelope of another range of the same trace
   * @param most maximum buckets, not counting one more if the range begins within a bucket
   */
  constructor(trace: Trace, from: number, to: number, known?: RangeEnvelope, most = RANGE_BUCKETS) {
    if (to > trace.frontier.event) throw new RangeError(`Event ${to} lies beyond ${trace.frontier.event}`)
    this.#trace = trace
    this.span = 2 ** Math.max(0, Math.ceil(Math.log2((to - from) / most)))
    this.from = from - (from % this.span)
    this.to = to
    const buckets = Math.ceil((to - this.from) / this.span)
    this.#lowest = new Uint8Array(buckets)
    this.#highest = new Uint8Array(buckets).fill(trace.deepest)
    this.#mean = new Uint16Array(buckets)
    this.#exact = new Uint8Array(buckets)
    const whole = { ...trace.envelope(), from: 0 }
    this.#narrow(whole, trace.frontier.event, whole.span, () => true)
    if (known !== undefined)
      this.#narrow(known.envelope(), known.to, whole.span, (bucket) => known.#exact[bucket] === 1)
    this.#event = this.from
    this.#skipExact()
  }

  get isComplete(): boolean {
    return this.#event >= this.to
  }

  /** Returns the envelope as far as it is known; a copy, safe to transfer. */
  envelope(): StretchEnvelope {
    const { from, span } = this
    return {
      from,
      span,
      lowest: this.#lowest.slice(),
      highest: this.#highest.slice(),
      mean: this.#mean.slice(),
    }
  }

  /**
   * Narrows the bounds with those of another envelope for the events up to `end`.
   * @param coarsest takes the other envelope's means only if its span is at most this
   * @param isExact true for the buckets of the other envelope whose bounds are exact
   */
  #narrow(other: StretchEnvelope, end: number, coarsest: number, isExact: (bucket: number) => boolean): void {
    for (let bucket = 0; bucket < this.#exact.length; bucket++) {
      const first = (this.#edge(bucket) - other.from) / other.span
      const last = (Math.min(this.to, this.#edge(bucket + 1)) - other.from) / other.span
      if (first < 0 || last * other.span + other.from > end) continue
      const bounds = boundsIn(other, Math.floor(first), Math.ceil(last), isExact)
      this.#lowest[bucket] = Math.max(this.#lowest[bucket], bounds.lowest)
      this.#highest[bucket] = Math.min(this.#highest[bucket], bounds.highest)
      if (other.span <= coarsest) this.#mean[bucket] = bounds.mean
      // Inexact if a bucket of the other envelope may extend beyond this bucket, or beyond the end of the range.
      const isWhole = other.span <= this.span && this.#edge(bucket + 1) <= this.to
      if (isWhole && bounds.isExact) this.#exact[bucket] = 1
    }
  }

  /** Reads the next events, at most `CHUNK_EVENTS`. */
  advance(): void {
    if (this.isComplete) return
    if (this.#depths?.event !== this.#event) this.#depths = this.#trace.depthsFrom(this.#event)
    const slice = Math.min(this.span, CHUNK_EVENTS)
    this.#depths.pass(this.#room(), slice, (low, high, events, sum) => this.#pass(low, high, events, sum))
    this.#skipExact()
  }

  /** Returns the number of events up to the next exact bucket or the end of the range, at most `CHUNK_EVENTS`. */
  #room(): number {
    const end = Math.min(this.to, this.#event + CHUNK_EVENTS)
    let bucket = this.#bucket + 1
    while (this.#edge(bucket) < end && this.#exact[bucket] === 0) bucket++
    return Math.min(end, this.#edge(bucket)) - this.#event
  }

  /** Adds the depths of the next events to the current bucket, which becomes exact with its last event. */
  #pass(low: number, high: number, events: number, sum: number): void {
    const bucket = this.#bucket
    const isFirst = this.#event === this.#edge(bucket)
    this.#low = isFirst ? low : Math.min(low, this.#low)
    this.#high = isFirst ? high : Math.max(high, this.#high)
    this.#sum = isFirst ? sum : sum + this.#sum
    this.#event += events
    if (this.#event < Math.min(this.to, this.#edge(bucket + 1))) return
    this.#lowest[bucket] = this.#low
    this.#highest[bucket] = this.#high
    this.#mean[bucket] = roundedMean(this.#sum, this.#event - this.#edge(bucket))
    this.#exact[bucket] = 1
  }

  #skipExact(): void {
    while (!this.isComplete && this.#exact[this.#bucket] === 1) this.#event = this.#edge(this.#bucket + 1)
  }

  get #bucket(): number {
    return Math.floor((this.#event - this.from) / this.span)
  }

  #edge(bucket: number): number {
    return this.from + bucket * this.span
  }
}

/** Combines the bounds and means of the buckets `from` ≤ n < `to`. */
function boundsIn(
  { lowest, highest, mean }: Envelope,
  from: number,
  to: number,
  isExact: (bucket: number) => boolean,
): { readonly lowest: number; readonly highest: number; readonly mean: number; readonly isExact: boolean } {
  const bounds = { lowest: Number.POSITIVE_INFINITY, highest: 0, mean: 0, isExact: true }
  for (let bucket = from; bucket < to; bucket++) {
    bounds.lowest = Math.min(bounds.lowest, lowest[bucket])
    bounds.highest = Math.max(bounds.highest, highest[bucket])
    bounds.mean += mean[bucket] / (to - from)
    bounds.isExact &&= isExact(bucket)
  }
  return bounds
}
