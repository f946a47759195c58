/**
 * Finds the writes to one cell in a trace, which is read in pages of equally many events. Skips most pages that do not
 * change the cell.
 */
import type { DigitSet } from '../../sudoku/candidates.ts'
import { cellOf, digitOf, EventKind, kindOf } from '../events.ts'
import type { Givens } from '../../sudoku/givens.ts'
import type { Strategy } from '../engine/strategy.ts'
import { choiceOf } from '../steps/choice.ts'
import type { PagedTask } from '../trace/flameCuts.ts'
import type { FlameReader } from '../trace/flameReader.ts'
import type { Moment } from '../trace/moment.ts'
import { type Page, PAGE_EVENTS, pageOf } from '../trace/page.ts'
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
 * Finds the writes around an event, one page at a time. First finds the latest write up to the event, which is
 * explained, and a few before it; then a few after the event. Reads at most `order.pages` pages in each of these two
 * directions. Finally counts all writes, unless the trace is long or there is no write to explain.
 */
export class CellWrites {
  readonly #reader: FlameReader
  readonly #search: SearchProgram | undefined
  readonly #order: WritesRequest
  readonly #work: PagedTask<void>
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

  /** Reads at most one page; does nothing while waiting. */
  advance(): void {
    if (!this.isWaiting) this.isComplete = this.#work.next().done === true
  }

  /** Returns what has been found so far. */
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

  *#find(): PagedTask<void> {
    yield* this.#searchBack()
    yield* this.#searchForward()
    if (this.#explained !== undefined && this.#reader.end <= MOST_COUNTED)
      yield* this.#countWrites(this.#explained.write.event)
  }

  *#searchBack(): PagedTask<void> {
    const { cell, event, pages } = this.#order
    const wanted = WRITES_BEFORE + 1
    // Index of the cell on the stack at `#from`; −1 if it is not there.
    let level = -1
    let read = 0
    for (let number = pageOf(event); this.#from > 0 && this.#writes.length < wanted; number--) {
      if (level < 0 || this.#reader.untouchedBy(number) <= level) {
        if (read++ === pages) return
        const page = this.#reader.trace.page(number)
        const found = this.#writesIn(page, 0, event - page.start.event).slice(this.#writes.length - wanted)
        this.#explained ??= this.#explain(page, found.at(-1))
        this.#writes = [...found, ...this.#writes]
        level = levelBefore(page, cell)
        if (this.#writes.length === wanted) return void (this.#from = this.#writes[0].event - 1)
        yield
      }
      this.#from = number * PAGE_EVENTS
    }
  }

  *#searchForward(): PagedTask<void> {
    const { event, pages } = this.#order
    const after = () => this.#writes.filter((write) => write.event > event).length
    let level = this.#levelOf(this.#writes.at(-1))
    let read = 0
    for (let number = Math.floor(event / PAGE_EVENTS); this.#to < this.#reader.end; number++) {
      if (level < 0 || this.#reader.untouchedBy(number) <= level) {
        if (read++ === pages) return
        const page = this.#reader.trace.page(number)
        const found = this.#writesIn(page, this.#to - page.start.event, page.events.length)
        this.#writes = [...this.#writes, ...found.slice(0, WRITES_AFTER - after())]
        if (after() === WRITES_AFTER) return void (this.#to = this.#writes[this.#writes.length - 1].event)
        this.#to = page.start.event + page.events.length
        level = this.#levelOf(this.#writes.at(-1))
        yield
      } else this.#to = Math.min(this.#reader.end, (number + 1) * PAGE_EVENTS)
    }
  }

  *#countWrites(upTo: number): PagedTask<void> {
    const { end, trace } = this.#reader
    const { ended } = trace.frontier
    let [ordinal, total] = [0, 0]
    for (let number = 0; number * PAGE_EVENTS < (ended ? end : upTo); number++) {
      const page = trace.page(number)
      for (let index = 0; index < page.events.length; index++) {
        if (cellOf(page.events[index]) !== this.#order.cell) continue
        total++
        if (page.start.event + index < upTo) ordinal++
      }
      yield
    }
    this.#count = { ordinal, total: ended ? total : undefined }
  }

  /** Returns the writes of the cell by a page's events `first` ≤ index < `end`. */
  #writesIn(page: Page, first: number, end: number): readonly CellWrite[] {
    const writes: CellWrite[] = []
    const { cell } = this.#order
    for (let index = first; index < Math.min(end, page.events.length); index++) {
      const written = page.events[index]
      if (cellOf(written) !== cell) continue
      const line = page.kind === 'recorded' ? page.lines[index] : undefined
      const event = page.start.event + index + 1
      writes.push({ event, kind: kindOf(written), digit: digitOf(written), line })
    }
    return writes
  }

  #explain(page: Page, write: CellWrite | undefined): ExplainedWrite | undefined {
    if (write === undefined) return undefined
    const moment = replay(this.#reader.givens, page, write.event)
    const { board, depth } = moment
    return { write, board, depth, tried: this.#triedBefore(page, moment, write) }
  }

  /** Returns the digits tried in the cell before a write; none before a backtrack, or if unknown. */
  #triedBefore(page: Page, moment: Moment, { event, digit, kind }: CellWrite): DigitSet {
    if (kind === EventKind.backtrack) return 0
    if (page.kind === 'recorded')
      return writtenBoardAt(this.#reader.givens, page, event).tried(this.#order.cell) & ~(1 << digit)
    if (this.#search === undefined) return 0
    return choiceOf(this.#search.givens, this.#search.strategy, moment)?.tried ?? 0
  }

  /** Returns an upper bound of the cell's index on the stack until its next write; −1 if it is not there. */
  #levelOf(write: CellWrite | undefined): number {
    if (write === undefined || write.kind === EventKind.backtrack) return -1
    const page = this.#reader.trace.page(pageOf(write.event))
    const { stack } = replay(this.#reader.givens, page, write.event)
    return stack.findIndex((placement) => cellOf(placement) === this.#order.cell)
  }
}

/** Returns the index of a cell on the stack before a page's first event; −1 if it is not there. */
function levelBefore(page: Page, cell: Cell): number {
  if (page.kind === 'recorded') return page.start.placed.indexOf(cell)
  return page.start.stack.findIndex((placement) => cellOf(placement) === cell)
}
