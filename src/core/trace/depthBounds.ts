/** The lowest and the highest depth of any stretch of a page, found without a look at all of its events. */

/** Events that are summed up: about the root of how many there are in a stretch. */
const BLOCK_EVENTS = 32

/** By stretch. */
export interface Bounds {
  readonly lowest: Uint8Array
  readonly highest: Uint8Array
}

/** Of the depths after each event of a page. */
export class DepthBounds {
  /** After each event. */
  readonly depths: Uint8Array
  /** By block; the last may have fewer events. */
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

  /** Widens the bounds of a stretch by the depths after the events `first` ≤ index < `end`. */
  widen({ lowest, highest }: Bounds, stretch: number, first: number, end: number): void {
    const { depths } = this
    const blocks = this.#blocks
    let [low, high] = [lowest[stretch], highest[stretch]]
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
    lowest[stretch] = low
    highest[stretch] = high
  }
}
