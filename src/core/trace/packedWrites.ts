import { cellOf, digitOf, EventKind, kindOf, type SearchEvent } from '../events.ts'
import type { Board } from '../grid.ts'
import { PAGE_EVENTS, type RecordedPage } from './page.ts'
import { type Snapshot, WrittenBoard } from './writtenBoard.ts'

/** Lines and depths of calls are kept up to this. */
const MOST = 0xffff

/** Bits of a site that fit beside a write, which takes ten: 81 cells × 10 digits. */
const LOW_BITS = 6
const WRITE_BITS = 16 - LOW_BITS

/** A page spelled out. */
interface Unpacked extends Pick<RecordedPage, 'events' | 'calls' | 'lines'> {
  /** By event: cells that hold another digit than their given after it. */
  readonly placed: Uint8Array
}

/**
 * A page of a growing recording in three bytes an event: ten bits for the cell and the digit written, fourteen for the
 * site. Programs write from few sites, pairs of a line and a depth of calls, so each page has a table of its own; there is
 * room for one an event. Kinds of events, and digits taken back, follow from the board.
 */
export class PackedWrites {
  readonly start: Snapshot
  /** How many calls deep the program was at the event before the page. */
  readonly callsBefore: number
  /** The first event; undefined while there is none. */
  first: SearchEvent | undefined
  #count = 0
  readonly #low = new Uint16Array(PAGE_EVENTS)
  readonly #high = new Uint8Array(PAGE_EVENTS)
  #lines = new Uint16Array(16)
  #calls = new Uint16Array(16)
  /** Indices of the table, while the page grows. */
  readonly #sites = new Map<number, number>()

  constructor(start: Snapshot, callsBefore: number) {
    this.start = start
    this.callsBefore = callsBefore
  }

  get isFull(): boolean {
    return this.#count === PAGE_EVENTS
  }

  /** Of all its arrays. */
  get byteLength(): number {
    const { board, placed, entered, tried } = this.start
    const arrays = [this.#low, this.#high, this.#lines, this.#calls, board, placed, entered, tried]
    return arrays.reduce((bytes, array) => bytes + array.byteLength, 0)
  }

  /** Keeps the next event of the recording; the page must have room. */
  add(event: SearchEvent, line: number, calls: number): void {
    const digit = kindOf(event) === EventKind.backtrack ? 0 : digitOf(event)
    const site = this.#siteOf(Math.min(line, MOST), Math.min(calls, MOST))
    this.first ??= event
    this.#low[this.#count] = (cellOf(event) * 10 + digit) | (site << WRITE_BITS)
    this.#high[this.#count] = site >> LOW_BITS
    this.#count++
    if (!this.isFull) return
    this.#resizeTable(this.#sites.size)
    this.#sites.clear()
  }

  /** @param givens those of the recording */
  unpacked(givens: Board): Unpacked {
    const count = this.#count
    const events = new Uint16Array(count)
    const calls = new Uint16Array(count)
    const lines = new Uint16Array(count)
    const placed = new Uint8Array(count)
    const board = WrittenBoard.resume(givens, this.start)
    for (let index = 0; index < count; index++) {
      const low = this.#low[index]
      const write = low & ((1 << WRITE_BITS) - 1)
      const site = (low >> WRITE_BITS) | (this.#high[index] << LOW_BITS)
      // Only writes that change the board are kept.
      events[index] = board.write(Math.floor(write / 10), write % 10) ?? 0
      calls[index] = this.#calls[site]
      lines[index] = this.#lines[site]
      placed[index] = board.depth
    }
    return { events, calls, lines, placed }
  }

  #siteOf(line: number, calls: number): number {
    const name = line * (MOST + 1) + calls
    const known = this.#sites.get(name)
    if (known !== undefined) return known
    const site = this.#sites.size
    this.#sites.set(name, site)
    if (site === this.#lines.length) this.#resizeTable(site * 2)
    this.#lines[site] = line
    this.#calls[site] = calls
    return site
  }

  #resizeTable(length: number): void {
    const [lines, calls] = [this.#lines, this.#calls]
    this.#lines = new Uint16Array(length)
    this.#calls = new Uint16Array(length)
    this.#lines.set(lines.subarray(0, length))
    this.#calls.set(calls.subarray(0, length))
  }
}
