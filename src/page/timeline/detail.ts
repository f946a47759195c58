/** A narrow range of the trace, event by event, as the timeline's detail strip draws it. */
import { depthsOf } from '../../search/trace/depths.ts'
import type { Chunk } from '../../search/trace/chunk.ts'
import type { VisibleRange } from './visibleRange.ts'

export interface Detail extends VisibleRange {
  /** The chunks that the range overlaps, in order. */
  readonly chunks: readonly DetailChunk[]
}

export interface DetailChunk {
  /** Number of events before the chunk's first. */
  readonly from: number
  readonly events: Uint16Array
  /** Depth after each event. */
  readonly depths: Uint8Array
}

/** Maximum width of a detail, in chunks; wider ranges are drawn from the envelope (lowest and highest depths). */
export const WIDEST_DETAIL = 64

/** Cache, because a moved range mostly overlaps the same chunks. */
const detailChunks = new WeakMap<Chunk, DetailChunk>()

/** @param chunks the chunks that the range overlaps, in order */
export function detailOf({ from, to }: VisibleRange, chunks: readonly Chunk[]): Detail {
  return { from, to, chunks: chunks.map(detailChunkOf) }
}

function detailChunkOf(chunk: Chunk): DetailChunk {
  const known = detailChunks.get(chunk)
  if (known !== undefined) return known
  const detail = { from: chunk.start.event, events: chunk.events, depths: depthsOf(chunk) }
  detailChunks.set(chunk, detail)
  return detail
}

/** The events of a detail as flat arrays. */
export interface DetailEvents {
  /** Packed events of the detail's range: numbers `from + 1` to `to`. */
  readonly events: Uint16Array
  /** Depth after each event. */
  readonly depths: Uint8Array
}

export function eventsOfDetail({ from, to, chunks }: Detail): DetailEvents {
  const events = new Uint16Array(to - from)
  const depths = new Uint8Array(to - from)
  for (const chunk of chunks) {
    const first = Math.max(0, from - chunk.from)
    const end = Math.min(chunk.events.length, to - chunk.from)
    events.set(chunk.events.subarray(first, end), chunk.from + first - from)
    depths.set(chunk.depths.subarray(first, end), chunk.from + first - from)
  }
  return { events, depths }
}
