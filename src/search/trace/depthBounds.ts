/**
 * Computes the lowest and highest depth of any range within a chunk, from precomputed
 * blocks instead of all of its events.
 */

/** Events per block: about the square root of the usual number of events in a range. */
const BLOCK_EVENTS = 32

/** Lowest and highest depth, by range of events. */
export interface Bounds {
  readonly lowest: Uint8Array
  readonly highest: Uint8Array
}

/** Bounds of the depths after each event of a chunk. */
export class DepthBounds {
  readonly depths: Uint8Array
  /** Lowest and highest depth, by block; the last block may be shorter. */
  readonly #blocks: Bounds

  constructor(depths: Uint8Array) {
    this.depths = depths
    const count = Math.ceil(depths.length / BLOCK_EVENTS)
    this.#blocks = { lowest: new Uint8Array(count).fill(255), highest: new Uint8Array(count) }
    const { lowest, highest } = this.#blocks
    for (let index = 0; index < depths.length; index++) {
      const block = Math.floor(index / BLOCK_EVENTS)
      lowest[block] = Math.min(lowest[block], depths[index])
      highest[block] = Math.max(highest[block], depths[index])
    }
  }

  /**
   * Widens the bounds of a range by the depths after the events `first` ≤ index < `end`.
   * @param range its index in the bounds
   */
  widen({ lowest, highest }: Bounds, range: number, first: number, end: number): void {
    const { depths } = this
    const blocks = this.#blocks
    let [low, high] = [lowest[range], highest[range]]
    for (let index = first; index < end; ) {
      if (index % BLOCK_EVENTS === 0 && index + BLOCK_EVENTS <= end) {
        low = Math.min(low, blocks.lowest[index / BLOCK_EVENTS])
        high = Math.max(high, blocks.highest[index / BLOCK_EVENTS])
        index += BLOCK_EVENTS
      } else {
        low = Math.min(low, depths[index])
        high = Math.max(high, depths[index])
        index++
      }
    }
    lowest[range] = low
    highest[range] = high
  }
}
