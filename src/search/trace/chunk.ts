/** Chunks of a trace: a chunk holds up to `CHUNK_EVENTS` events and the state before the first of them. */
import type { SearchEvent } from '../events.ts'
import type { Checkpoint } from '../engine/checkpoint.ts'
import type { Snapshot } from './writtenBoard.ts'

/** Events in a full chunk; only the last chunk of a trace has fewer. A power of two. */
export const CHUNK_EVENTS = 1 << 14

/** Chunks are plain objects, so that workers can post them. */
export type Chunk = SearchChunk | RecordedChunk

interface AnyChunk {
  /** Chunk `number` begins after event `number × CHUNK_EVENTS`. */
  readonly number: number
  /** Packed events. */
  readonly events: Uint16Array
}

/** A recomputed chunk of a search: depth and board follow from the stack of placements and the events. */
export interface SearchChunk extends AnyChunk {
  readonly kind: 'search'
  /** The state before the first event of the chunk. */
  readonly start: Checkpoint
}

/** A chunk recorded from a program, which may place and clear cells in any order. */
export interface RecordedChunk extends AnyChunk {
  readonly kind: 'recorded'
  /** The board before the first event of the chunk. */
  readonly start: Snapshot
  /** Depth drawn on the timeline before the first event. */
  readonly depthBefore: number
  /** By event: depth drawn on the timeline after it. */
  readonly depths: Uint8Array
  /** By event: call depth of the program, 0 in the outermost call. */
  readonly calls: Uint16Array
  /** By event: source line that wrote, from 1; 0 if unknown. */
  readonly lines: Uint16Array
  /** The event after the chunk. */
  readonly next: SearchEvent | undefined
}

/** Returns the number, from 0, of the chunk that contains an event. @param event from 1; 0 is the start, on chunk 0 */
export function chunkOf(event: number): number {
  return event === 0 ? 0 : Math.floor((event - 1) / CHUNK_EVENTS)
}

/** True if a chunk covers the position after `event` events; the last chunk of a growing trace may be too short. */
export function coversEvent(chunk: Chunk, event: number): boolean {
  return event >= chunk.start.event && event <= chunk.start.event + chunk.events.length
}
