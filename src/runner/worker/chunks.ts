/** Converts the events of a run, received in parts, to messages, and to digests that identify its chunks. */
import { packedChunk } from '../../search/trace/packedChunk.ts'
import { CHUNK_EVENTS } from '../../search/trace/chunk.ts'
import type { OwnLimits, RecordedPart } from '../questions.ts'

/** Layout of an event, as in the recorders: site << 11 | cell << 4 | digit. A site is a place in the source. */
const SITE_SHIFT = 11
const WRITE_MASK = (1 << SITE_SHIFT) - 1
const DIGIT_MASK = 15
const FNV_PRIME = 0x01000193
/** Target time between two parts. */
const PART_MS = 100
/** Minimum events to request for a part; the end of a chunk may cut it short. */
const MIN_PART = 16
/** Bytes that count towards `eventBytes` for an event outside packed chunks: its size where it is stored. */
const BYTES_PER_EVENT = 3
/** Bytes that count towards `eventBytes` for a packed chunk besides its own: for its initial board and metadata. */
const CHUNK_BYTES = 1 << 10
/** Call depths of a chunk's events: all 0, because own programs record none. */
const NO_CALLS = new Uint16Array(CHUNK_EVENTS)

export type EventLimits = Pick<OwnLimits, 'events' | 'eventBytes'>

/** Limits for runs that post no events, such as reruns. */
export const NO_EVENTS: EventLimits = { events: 0, eventBytes: 0 }

export interface ChunkDependencies {
  now(): number
  /** Sends events to the main thread. */
  post(part: RecordedPart, transfer: readonly ArrayBuffer[]): void
}

/** Sink for the events of a run. */
export class Chunks {
  /** Number of events so far, including those beyond the limit. */
  events = 0
  /** One digest per complete chunk, cumulative over all events up to the chunk's end. */
  readonly digests: number[] = []
  readonly #dependencies: ChunkDependencies
  readonly #limits: EventLimits
  /** Size of the posted events where they are stored, for the limit `eventBytes`. */
  #bytes = 0
  /** Scratch buffers for one part: its writes, and the line of each write. */
  readonly #writes = new Uint16Array(CHUNK_EVENTS)
  readonly #writeLines = new Uint16Array(CHUNK_EVENTS)
  /** Line of each site. */
  #lines: readonly number[] = []
  #partStartMs = 0
  /** Digest of all events so far. */
  #digest = 0

  /** @param limits events beyond them are counted but not posted */
  constructor(dependencies: ChunkDependencies, limits: EventLimits) {
    this.#dependencies = dependencies
    this.#limits = limits
  }

  /** Starts a run. @param lines line of each site; larger site numbers encode a line, as `lines.length + line` */
  begin(lines: readonly number[]): void {
    this.#lines = lines
    this.#partStartMs = this.#dependencies.now()
  }

  /**
   * Takes a part that crosses no chunk boundary. The caller may reuse the buffer afterwards.
   * @returns the number of events that the next part should have
   */
  take(events: Uint32Array<ArrayBuffer>): number {
    const { length } = events
    let digest = this.#digest
    for (let index = 0; index < length; index++)
      digest = Math.imul(digest ^ (events[index] & WRITE_MASK), FNV_PRIME)
    this.#digest = digest
    const room = this.#bytes < this.#limits.eventBytes ? this.#limits.events - this.events : 0
    if (room > 0) this.#post(room < length ? events.subarray(0, room) : events)
    this.events += length
    if (this.events % CHUNK_EVENTS === 0) this.digests.push(this.#digest)
    return this.#nextPartSize(length)
  }

  #post(events: Uint32Array<ArrayBuffer>): void {
    const [writes, lines] = [this.#writes, this.#writeLines]
    const known = this.#lines.length
    let highest = 0
    for (let index = 0; index < events.length; index++) {
      const event = events[index]
      const site = event >>> SITE_SHIFT
      writes[index] = event & WRITE_MASK
      lines[index] = site < known ? this.#lines[site] : site - known
      highest = Math.max(highest, event & DIGIT_MASK)
    }
    // Packs a part that is exactly one chunk; `packedChunk` needs digits of at most 9.
    if (events.length === CHUNK_EVENTS && highest <= 9)
      this.#postChunk(packedChunk({ writes, lines, calls: NO_CALLS }))
    else {
      this.#postPart(writes.slice(0, events.length), lines.slice(0, events.length))
    }
  }

  #postPart(writes: Uint16Array<ArrayBuffer>, lines: Uint16Array<ArrayBuffer>): void {
    this.#bytes += writes.length * BYTES_PER_EVENT
    this.#dependencies.post({ type: 'recorded', writes, lines }, [writes.buffer, lines.buffer])
  }

  #postChunk(chunk: Uint8Array<ArrayBuffer>): void {
    this.#bytes += chunk.length + CHUNK_BYTES
    this.#dependencies.post({ type: 'packed', chunk }, [chunk.buffer])
  }

  /**
   * Returns the number of events for the next part: as many as the program makes in about `PART_MS`, but none beyond
   * the chunk.
   */
  #nextPartSize(length: number): number {
    const nowMs = this.#dependencies.now()
    const tookMs = Math.max(1, nowMs - this.#partStartMs)
    this.#partStartMs = nowMs
    const requested = Math.max(MIN_PART, Math.round((length * PART_MS) / tookMs))
    return Math.min(requested, CHUNK_EVENTS - (this.events % CHUNK_EVENTS))
  }
}
