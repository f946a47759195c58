/** Lowest, highest and mean depth in each bucket of a trace, for the timeline. A bucket is `span` successive events. */
export interface Envelope {
  /** Events in a bucket; a power of two. */
  readonly span: number
  /** Lowest depth after any event of each bucket; the last bucket may be partly filled. */
  readonly lowest: Uint8Array
  readonly highest: Uint8Array
  /** Mean depth after the events of each bucket, in units of `MEAN_UNIT`; may be estimated from a sample of events. */
  readonly mean: Uint16Array
}

/** Unit of means, in depths. A pixel averages several buckets, so finer units would be rounded away. */
export const MEAN_UNIT = 1 / 2

/** Envelope of a range of a trace. */
export interface StretchEnvelope extends Envelope {
  /** Events before the first bucket; a multiple of `span`. */
  readonly from: number
}

/** Maximum number of buckets of a trace: several per pixel of a wide, dense screen, which leaves room to zoom in. */
export const BUCKETS = 1 << 15

/** Upper bound of depths, which fit in a byte. */
const MAX_DEPTH = 0xff

export const EMPTY_ENVELOPE: Envelope = {
  span: 1,
  lowest: new Uint8Array(0),
  highest: new Uint8Array(0),
  mean: new Uint16Array(0),
}

/**
 * Grows an envelope with its trace. Memory is bounded: once all buckets are used, merges neighbours, so that each
 * covers twice as many events.
 */
export class EnvelopeBuilder {
  /** Events in a bucket; a power of two. */
  span = 1
  #events = 0
  #bucket = 0
  /** Number of events that still fit into bucket `#bucket`. */
  #room = 1
  readonly #buckets: number
  readonly #lowest: Uint8Array
  readonly #highest: Uint8Array
  /** By bucket: sum of the depths after each event. */
  readonly #sums: Float64Array

  /** @param buckets maximum number of buckets; a power of two */
  constructor(buckets = BUCKETS) {
    this.#buckets = buckets
    this.#lowest = new Uint8Array(buckets).fill(MAX_DEPTH)
    this.#highest = new Uint8Array(buckets)
    this.#sums = new Float64Array(buckets)
  }

  /**
   * Adds the next events.
   * @param lowest, highest depth after any of these events
   * @param events number of events, within one bucket: not across a multiple of `span`
   * @param sum sum of the depths after each event
   */
  add(lowest: number, highest: number, events: number, sum: number): void {
    if (this.#room === 0) this.#open()
    const bucket = this.#bucket
    if (lowest < this.#lowest[bucket]) this.#lowest[bucket] = lowest
    if (highest > this.#highest[bucket]) this.#highest[bucket] = highest
    this.#sums[bucket] += sum
    this.#events += events
    this.#room -= events
    // Merge at once, so that callers cut their next events by the new `span`.
    if (this.#room === 0 && bucket + 1 === this.#buckets) this.#merge()
  }

  /** Adds any number of events that all leave the same depth. */
  fill(depth: number, events: number): void {
    for (let left = events; left > 0; ) {
      const fitting = Math.min(left, this.#room === 0 ? this.span : this.#room)
      this.add(depth, depth, fitting, depth * fitting)
      left -= fitting
    }
  }

  /** Returns the envelope so far; a copy, safe to transfer. */
  envelope(): Envelope {
    const { span } = this
    const used = Math.ceil(this.#events / span)
    const mean = new Uint16Array(used)
    for (let bucket = 0; bucket < used; bucket++)
      mean[bucket] = roundedMean(this.#sums[bucket], Math.min(span, this.#events - bucket * span))
    return { span, lowest: this.#lowest.slice(0, used), highest: this.#highest.slice(0, used), mean }
  }

  #open(): void {
    this.#bucket++
    this.#room = this.span
  }

  /** Merges each pair of neighbouring buckets, and doubles `span`. */
  #merge(): void {
    const half = this.#buckets / 2
    for (let bucket = 0; bucket < half; bucket++) {
      this.#lowest[bucket] = Math.min(this.#lowest[bucket * 2], this.#lowest[bucket * 2 + 1])
      this.#highest[bucket] = Math.max(this.#highest[bucket * 2], this.#highest[bucket * 2 + 1])
      this.#sums[bucket] = this.#sums[bucket * 2] + this.#sums[bucket * 2 + 1]
    }
    this.#lowest.fill(MAX_DEPTH, half)
    this.#highest.fill(0, half)
    this.#sums.fill(0, half)
    this.#bucket = half - 1
    this.span *= 2
  }
}

/** In units of `MEAN_UNIT`. */
export function roundedMean(sum: number, events: number): number {
  return Math.round(sum / (events * MEAN_UNIT))
}
