/**
 * Computes the depths of a detail (a narrow range of the trace, event by event) for each column of its picture. Loaded
 * with the code that draws the detail.
 */
import { type Bounds, DepthBounds } from '../../search/trace/depthBounds.ts'
import type { Detail, DetailChunk } from './detail.ts'

/** Bounds of the depths of each chunk, cached because a moved range mostly shows the same chunks. */
const known = new WeakMap<DetailChunk, DepthBounds>()

function boundsOf(chunk: DetailChunk): DepthBounds {
  const bounds = known.get(chunk) ?? new DepthBounds(chunk.depths)
  known.set(chunk, bounds)
  return bounds
}

/** Returns the lowest and highest depth by column of a picture. @param columns no more than there are events */
export function columnsOfDetail({ from, to, chunks }: Detail, columns: number): Bounds {
  const bounds = { lowest: new Uint8Array(columns).fill(255), highest: new Uint8Array(columns) }
  let event = from
  let number = 0
  for (let column = 0; column < columns; column++) {
    const end = from + Math.floor(((column + 1) * (to - from)) / columns)
    while (event < end) {
      const chunk = chunks[number]
      const chunkEnd = chunk.from + chunk.events.length
      const stop = Math.min(end, chunkEnd)
      boundsOf(chunk).widen(bounds, column, event - chunk.from, stop - chunk.from)
      if (stop === chunkEnd) number++
      event = stop
    }
  }
  return bounds
}
