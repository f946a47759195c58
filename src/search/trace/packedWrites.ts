import type { SearchEvent } from '../events.ts'
import type { Board } from '../../sudoku/grid.ts'
import { CHUNK_EVENTS, type RecordedChunk } from './chunk.ts'
import { packedChunk, type UnpackedWrites, unpackedChunk } from './packedChunk.ts'
import { type Snapshot, WrittenBoard } from './writtenBoard.ts'

/** Maximum line number and call depth stored; larger ones are clamped. */
const MOST = 0xffff

/** The arrays of an unpacked chunk, by event. */
interface UnpackedChunk extends Pick<RecordedChunk, 'events' | 'calls' | 'lines'> {
  /** Number of cells that hold a digit other than their given, after each event. */
  readonly placed: Uint8Array
}

/**
 * A chunk of a growing recording. It is unpacked while it grows, and packed once full. It stores
 * writes, from which the events are derived.
 */
export class PackedWrites {
  /** The state before the chunk. */
  readonly start: Snapshot
  /** Call depth at the event before the chunk. */
  readonly callsBefore: number
  /** The first event; undefined while the chunk is empty. */
  first: SearchEvent | undefined
  #count = 0
  /** Writes in arrays while the chunk grows, packed bytes afterwards. */
  #content: UnpackedWrites | Uint8Array = emptyWrites()

  constructor(start: Snapshot, callsBefore: number) {
    this.start = start
    this.callsBefore = callsBefore
  }

  get isFull(): boolean {
    return this.#count === CHUNK_EVENTS
  }

  /** Total bytes of its arrays. */
  get byteLength(): number {
    const { board, placed, entered, tried } = this.start
    const content = this.#content
    const writes = content instanceof Uint8Array ? [content] : [content.writes, content.lines, content.calls]
    return [...writes, board, placed, entered, tried].reduce((bytes, array) => bytes + array.byteLength, 0)
  }

  /** Appends the next event of the recording; the chunk must have room. @param write cell × 16 + digit (0 to clear) */
  add(event: SearchEvent, write: number, line: number, calls: number): void {
    const content = this.#content
    if (content instanceof Uint8Array) throw new RangeError('The chunk is packed')
    this.first ??= event
    content.writes[this.#count] = write
    content.lines[this.#count] = Math.min(line, MOST)
    content.calls[this.#count] = Math.min(calls, MOST)
    this.#count++
  }

  /** Packs the chunk; no events can be added afterwards. @param packed the same events, if already packed */
  pack(packed?: Uint8Array): void {
    if (this.#content instanceof Uint8Array) return
    this.#content = packed ?? packedChunk(this.#unpackedWrites())
  }

  /** Returns the unpacked chunk, with events derived from the writes. @param givens 81 digits before the recording */
  unpacked(givens: Board): UnpackedChunk {
    const { writes, lines, calls } = this.#unpackedWrites()
    const events = new Uint16Array(writes.length)
    const placed = new Uint8Array(writes.length)
    const board = WrittenBoard.resume(givens, this.start)
    for (let index = 0; index < writes.length; index++) {
      // Every stored write changes the board, and so is an event.
      events[index] = board.write(writes[index] >> 4, writes[index] & 15) ?? 0
      placed[index] = board.depth
    }
    return { events, calls, lines, placed }
  }

  #unpackedWrites(): UnpackedWrites {
    if (this.#content instanceof Uint8Array) return unpackedChunk(this.#content)
    const { writes, lines, calls } = this.#content
    const count = this.#count
    return { writes: writes.slice(0, count), lines: lines.slice(0, count), calls: calls.slice(0, count) }
  }
}

function emptyWrites(): UnpackedWrites {
  const [writes, lines, calls] = [1, 2, 3].map(() => new Uint16Array(CHUNK_EVENTS))
  return { writes, lines, calls }
}
