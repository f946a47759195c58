import type { SliceObserver } from '../engine/engine.ts'
import { CHUNK_EVENTS, coversEvent, type RecordedChunk } from './chunk.ts'
import { type DepthReader } from './trace.ts'

/** Reads depths from the chunks of a recording, one chunk at a time. */
export class RecordedDepths implements DepthReader {
  event: number
  readonly #chunkAt: (number: number) => RecordedChunk
  #chunk: RecordedChunk | undefined

  constructor(chunkAt: (number: number) => RecordedChunk, event: number) {
    this.#chunkAt = chunkAt
    this.event = event
  }

  /** Reads the depths after the next `events` events, and passes a summary of each `slice` of them to `observe`. */
  pass(events: number, slice: number, observe: SliceObserver): void {
    const end = this.event + events
    while (this.event < end) {
      const to = Math.min(end, this.event + slice)
      const count = to - this.event
      let lowest = Number.POSITIVE_INFINITY
      let highest = 0
      let sum = 0
      while (this.event < to) {
        const depth = this.#nextDepth()
        lowest = Math.min(lowest, depth)
        highest = Math.max(highest, depth)
        sum += depth
      }
      observe(lowest, highest, count, sum)
    }
  }

  /** Passes the next event. @returns the depth after it */
  #nextDepth(): number {
    const number = Math.floor(this.event / CHUNK_EVENTS)
    if (this.#chunk?.number !== number || !coversEvent(this.#chunk, this.event + 1))
      this.#chunk = this.#chunkAt(number)
    return this.#chunk.depths[this.event++ - this.#chunk.start.event]
  }
}
