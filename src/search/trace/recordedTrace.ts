import { EventKind, kindOf, packEvent } from '../events.ts'
import { type Board, blanksOf } from '../../sudoku/grid.ts'
import type { Cell } from '../../sudoku/units.ts'
import { type Envelope, EnvelopeBuilder } from './envelope.ts'
import type { Landmarks } from './landmarks.ts'
import { unpackedChunk } from './packedChunk.ts'
import { PackedWrites } from './packedWrites.ts'
import { CHUNK_EVENTS, chunkOf, type RecordedChunk } from './chunk.ts'
import { RecordedDepths } from './recordedDepths.ts'
import { RecordedLandmarks } from './recordedLandmarks.ts'
import { type DepthReader, type Frontier, type KnownStack, type Trace } from './trace.ts'
import { type Snapshot, WrittenBoard } from './writtenBoard.ts'

/** Maximum depth drawn; deeper calls are clamped to it. */
const DEEPEST_DRAWN = 255

/**
 * Trace of a program that cannot resume from the middle: stores its writes to the board, with a snapshot for each chunk
 * of `CHUNK_EVENTS` events. Grows as parts of the recording arrive, by at most three bytes per event, and by half a
 * byte where the program repeats itself.
 * The depth drawn is the call depth once two events differ in it. Before that, and for a program that makes no calls,
 * it is the number of cells placed.
 */
export class RecordedTrace implements Trace {
  readonly isStackLike = false
  readonly #givens: Board
  readonly #knowsCalls: boolean
  readonly #board: WrittenBoard
  readonly #chunks: PackedWrites[]
  readonly #landmarks = new RecordedLandmarks()
  #envelope = new EnvelopeBuilder()
  readonly #stackHeights = new EnvelopeBuilder()
  #deepest: number
  /** Call depth of the latest event. */
  #calls = 0
  /** True once the depth drawn is the call depth. */
  #drawsCalls = false
  #ended = false

  /**
   * @param givens the board when the recording begins
   * @param knowsCalls false if call depths are not recorded: assumes one cell per call, as in most backtracking
   */
  constructor(givens: Board, knowsCalls = true) {
    this.#givens = givens
    this.#knowsCalls = knowsCalls
    this.#board = new WrittenBoard(givens)
    this.#deepest = blanksOf(givens).length
    this.#chunks = [new PackedWrites(this.#board.snapshot(), 0)]
  }

  get frontier(): Frontier {
    const { event, placements, solutions } = this.#board
    return { event, placements, solutions, work: 0, ended: this.#ended }
  }

  get deepest(): number {
    return this.#deepest
  }

  get landmarks(): Landmarks {
    return this.#landmarks.landmarks()
  }

  /** Bytes used by the events, including snapshots. */
  get byteLength(): number {
    return this.#chunks.reduce((bytes, chunk) => bytes + chunk.byteLength, 0)
  }

  envelope(): Envelope {
    return this.#envelope.envelope()
  }

  stackHeights(): Envelope {
    return this.#stackHeights.envelope()
  }

  knownStack(event: number): KnownStack {
    if (event >= this.#board.event) return stackOf(this.#board.snapshot())
    return stackOf(this.#chunks[Math.floor(event / CHUNK_EVENTS)].start)
  }

  /**
   * Records that the program wrote a digit, or 0. A write that does not change the board is no event.
   * @param line source line, from 1; 0 if unknown
   * @param calls call depth, 0 for the first call
   * @returns true if the write is an event
   * @throws RangeError for an invalid cell or digit, or after the end
   */
  write(cell: Cell, digit: number, line = 0, calls = 0): boolean {
    const { board, depth, solutions } = this.#board
    if (this.#ended) throw new RangeError('The recording has ended')
    if (board[cell] === undefined || !Number.isInteger(digit) || digit < 0 || digit > 9)
      throw new RangeError(`Cell ${cell} cannot hold ${digit}`)
    if (board[cell] === digit) return false
    const chunk = this.#openChunk()
    const event = this.#board.write(cell, digit)
    if (event === undefined) return false
    chunk.add(event, (cell << 4) | digit, line, calls)
    this.#landmarks.pass(event, this.#board.event, depth, this.#board.solutions > solutions)
    this.#stackHeights.add(this.#board.untouched, this.#board.depth, 1, this.#board.depth)
    this.#addDepth(calls)
    return true
  }

  /** Like `write`, for a whole packed chunk; reuses its bytes if its events are exactly a chunk of this trace. */
  writeChunk(packed: Uint8Array): void {
    const before = this.#board.event
    const { writes, lines, calls } = unpackedChunk(packed)
    for (let index = 0; index < writes.length; index++)
      this.write(writes[index] >> 4, writes[index] & 15, lines[index], calls[index])
    const isChunk = before % CHUNK_EVENTS === 0 && this.#board.event === before + CHUNK_EVENTS
    if (isChunk) this.#chunks[this.#chunks.length - 1].pack(packed)
  }

  end(): void {
    this.#ended = true
  }

  chunk(number: number): RecordedChunk {
    const packed = this.#packed(number)
    const { events, calls, lines, placed } = packed.unpacked(this.#givens)
    const { start, callsBefore } = packed
    return {
      kind: 'recorded',
      number,
      start,
      events,
      depthBefore: this.#drawsCalls ? drawnDepth(callsBefore) : start.placed.length,
      depths: this.#drawsCalls ? Uint8Array.from(calls, drawnDepth) : placed,
      calls: this.#knowsCalls ? calls : callsByCells(events, placed),
      lines,
      next: this.#chunks[number + 1]?.first,
    }
  }

  solutionEvent(solution: number): number {
    if (solution < 1 || solution > this.#board.solutions)
      throw new RangeError(`Solution ${solution} has not been met`)
    const number = this.#chunks.findLastIndex(({ start }) => start.solutions < solution)
    // Only a puzzle without blanks has a solution before the first event.
    if (number < 0) return 0
    const { start, events } = this.chunk(number)
    const board = WrittenBoard.resume(this.#givens, start)
    for (const event of events) {
      board.apply(event)
      if (board.solutions === solution) break
    }
    return board.event
  }

  depthsFrom(event: number): DepthReader {
    if (event >= this.#board.event) throw new RangeError(`Nothing is known beyond event ${this.#board.event}`)
    return new RecordedDepths((number) => this.chunk(number), event)
  }

  /** Returns a stored chunk. @throws RangeError if the chunk lies beyond the recording */
  #packed(number: number): PackedWrites {
    if (!(number >= 0 && number <= chunkOf(this.#board.event)))
      throw new RangeError(`Chunk ${number} lies beyond event ${this.#board.event}`)
    return this.#chunks[number]
  }

  /** Returns the chunk for the next event: a new one if the latest is full. */
  #openChunk(): PackedWrites {
    const latest = this.#chunks[this.#chunks.length - 1]
    if (!latest.isFull) return latest
    latest.pack()
    const chunk = new PackedWrites(this.#board.snapshot(), this.#calls)
    this.#chunks.push(chunk)
    return chunk
  }

  #addDepth(calls: number): void {
    if (this.#board.event > 1 && calls !== this.#calls && !this.#drawsCalls) this.#switchToCalls()
    this.#calls = calls
    const depth = this.#drawsCalls ? drawnDepth(calls) : this.#board.depth
    this.#deepest = Math.max(this.#deepest, depth)
    this.#envelope.add(depth, depth, 1, depth)
  }

  /** Switches to drawing call depths, at the first event whose call depth differs from that of all earlier events. */
  #switchToCalls(): void {
    this.#drawsCalls = true
    this.#envelope = new EnvelopeBuilder()
    this.#envelope.fill(drawnDepth(this.#calls), this.#board.event - 1)
  }
}

function stackOf({ event, placed, board }: Snapshot): KnownStack {
  return { event, stack: Uint16Array.from(placed, (cell) => packEvent(EventKind.place, cell, board[cell])) }
}

/**
 * Derives call depths, assuming that a call clears the cell that it filled.
 * @param placed by event: number of filled cells after it
 */
function callsByCells(events: Uint16Array, placed: Uint8Array): Uint16Array {
  const calls = new Uint16Array(events.length)
  for (let index = 0; index < events.length; index++)
    calls[index] =
      kindOf(events[index]) === EventKind.backtrack ? placed[index] : Math.max(0, placed[index] - 1)
  return calls
}

function drawnDepth(calls: number): number {
  return Math.min(calls, DEEPEST_DRAWN)
}
