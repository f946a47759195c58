/**
 * Finds the writes to one cell in a trace, which is read in chunks of equally many events. Skips most chunks that do
 * not change the cell.
 */
import type { DigitSet } from '../../sudoku/candidates.ts'
import { cellOf, digitOf, EventKind, kindOf } from '../events.ts'
import type { Givens } from '../../sudoku/givens.ts'
import type { Strategy } from '../engine/strategy.ts'
import { choiceOf } from '../steps/choice.ts'
import type { ChunkedTask } from '../trace/flameCuts.ts'
import type { FlameReader } from '../trace/flameReader.ts'
import type { Moment } from '../trace/moment.ts'
import { type Chunk, CHUNK_EVENTS, chunkOf } from '../trace/chunk.ts'
import { replay, writtenBoardAt } from '../trace/replay.ts'
import type { Cell } from '../../sudoku/units.ts'
import {
  type CellStory,
  type CellWrite,
  type ExplainedWrite,
  WRITES_AFTER,
  WRITES_BEFORE,
  type WriteCount,
  type WritesRequest,
} from './cellStory.ts'

/** Maximum events of a trace in which the cell's writes are counted. */
const MOST_COUNTED = 1 << 22

/** The built-in program and the givens of a search. They determine which digits the program tried before a write. */
export interface SearchProgram {
  readonly givens: Givens
  readonly strategy: Strategy
}

/**
 * Finds the writes around an event, one chunk at a time. First finds the latest write up to the event, which is
 * explained, and a few before it; then a few after the event. Reads at most `order.chunks` chunks in each of these two
 * directions. Finally counts all writes, unless the trace is long or there is no write to explain.
 */
export class CellWrites {
  readonly #reader: FlameReader
  readonly #search: SearchProgram | undefined
  readonly #order: WritesRequest
  readonly #work: ChunkedTask<void>
  #explained: ExplainedWrite | undefined
  #writes: readonly CellWrite[] = []
  // Events searched so far: `#from` < n ≤ `#to`.
  #from: number
  #to: number
  #count: WriteCount | undefined
  isComplete = false

  /** @param search undefined for a recording */
  constructor(reader: FlameReader, search: SearchProgram | undefined, order: WritesRequest) {
    this.#reader = reader
    this.#search = search
    this.#order = order
    this.#from = order.event
    this.#to = order.event
    this.#work = this.#find()
  }

  /** True until the trace has reached the event. */
  get isWaiting(): boolean {
    return this.#reader.end < this.#order.event
  }

  /** Reads at most one chunk; does nothing while waiting. */
  advance(): void {
    if (!this.isWaiting) this.isComplete = this.#work.next().done === true
  }

  story(): CellStory {
    return {
      order: this.#order,
      explained: this.#explained,
      writes: this.#writes,
      from: this.#from,
      to: this.#to,
      count: this.#count,
      isComplete: this.isComplete,
    }
  }

  *#find(): ChunkedTask<void> {
    yield* this.#searchBack()
    yield* this.#searchForward()
    if (this.#explained !== undefined && this.#reader.end <= MOST_COUNTED)
      yield* this.#countWrites(this.#explained.write.event)
  }

  *#searchBack(): ChunkedTask<void> {
    const { cell, event, chunks } = this.#order
    const wanted = WRITES_BEFORE + 1
    // Index of the cell on the stack at `#from`; −1 if it is not there.
    let level = -1
    let read = 0
    for (let number = chunkOf(event); this.#from > 0 && this.#writes.length < wanted; number--) {
      if (level < 0 || this.#reader.untouchedBy(number) <= level) {
        if (read++ === chunks) return
        const chunk = this.#reader.trace.chunk(number)
        const found = this.#writesIn(chunk, 0, event - chunk.start.event).slice(this.#writes.length - wanted)
        this.#explained ??= this.#explain(chunk, found.at(-1))
        this.#writes = [...found, ...this.#writes]
        level = levelBefore(chunk, cell)
        if (this.#writes.length === wanted) return void (this.#from = this.#writes[0].event - 1)
        yield
      }
      this.#from = number * CHUNK_EVENTS
    }
  }

  *#searchForward(): ChunkedTask<void> {
    const { event, chunks } = this.#order
    const after = () => this.#writes.filter((write) => write.event > event).length
    let level = this.#levelOf(this.#writes.at(-1))
    let read = 0
    for (let number = Math.floor(event / CHUNK_EVENTS); this.#to < this.#reader.end; number++) {
      if (level < 0 || this.#reader.untouchedBy(number) <= level) {
        if (read++ === chunks) return
        const chunk = this.#reader.trace.chunk(number)
        const found = this.#writesIn(chunk, this.#to - chunk.start.event, chunk.events.length)
        this.#writes = [...this.#writes, ...found.slice(0, WRITES_AFTER - after())]
        if (after() === WRITES_AFTER) return void (this.#to = this.#writes[this.#writes.length - 1].event)
        this.#to = chunk.start.event + chunk.events.length
        level = this.#levelOf(this.#writes.at(-1))
        yield
      } else this.#to = Math.min(this.#reader.end, (number + 1) * CHUNK_EVENTS)
    }
  }

  *#countWrites(upTo: number): ChunkedTask<void> {
    const { end, trace } = this.#reader
    const { ended } = trace.frontier
    let [ordinal, total] = [0, 0]
    for (let number = 0; number * CHUNK_EVENTS < (ended ? end : upTo); number++) {
      const chunk = trace.chunk(number)
      for (let index = 0; index < chunk.events.length; index++) {
        if (cellOf(chunk.events[index]) !== this.#order.cell) continue
        total++
        if (chunk.start.event + index < upTo) ordinal++
      }
      yield
    }
    this.#count = { ordinal, total: ended ? total : undefined }
  }

  /** Returns the writes of the cell by a chunk's events `first` ≤ index < `end`. */
  #writesIn(chunk: Chunk, first: number, end: number): readonly CellWrite[] {
    const writes: CellWrite[] = []
    const { cell } = this.#order
    for (let index = first; index < Math.min(end, chunk.events.length); index++) {
      const written = chunk.events[index]
      if (cellOf(written) !== cell) continue
      const line = chunk.kind === 'recorded' ? chunk.lines[index] : undefined
      const event = chunk.start.event + index + 1
      writes.push({ event, kind: kindOf(written), digit: digitOf(written), line })
    }
    return writes
  }

  #explain(chunk: Chunk, write: CellWrite | undefined): ExplainedWrite | undefined {
    if (write === undefined) return undefined
    const moment = replay(this.#reader.givens, chunk, write.event)
    const { board, depth } = moment
    return { write, board, depth, tried: this.#triedBefore(chunk, moment, write) }
  }

  /** Returns the digits tried in the cell before a write; none before a backtrack, or if unknown. */
  #triedBefore(chunk: Chunk, moment: Moment, { event, digit, kind }: CellWrite): DigitSet {
    if (kind === EventKind.backtrack) return 0
    if (chunk.kind === 'recorded')
      return writtenBoardAt(this.#reader.givens, chunk, event).tried(this.#order.cell) & ~(1 << digit)
    if (this.#search === undefined) return 0
    return choiceOf(this.#search.givens, this.#search.strategy, moment)?.tried ?? 0
  }

  /** Returns an upper bound of the cell's index on the stack until its next write; −1 if it is not there. */
  #levelOf(write: CellWrite | undefined): number {
    if (write === undefined || write.kind === EventKind.backtrack) return -1
    const chunk = this.#reader.trace.chunk(chunkOf(write.event))
    const { stack } = replay(this.#reader.givens, chunk, write.event)
    return stack.findIndex((placement) => cellOf(placement) === this.#order.cell)
  }
}

/** Returns the index of a cell on the stack before a chunk's first event; −1 if it is not there. */
function levelBefore(chunk: Chunk, cell: Cell): number {
  if (chunk.kind === 'recorded') return chunk.start.placed.indexOf(cell)
  return chunk.start.stack.findIndex((placement) => cellOf(placement) === cell)
}
