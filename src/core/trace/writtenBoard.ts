import { ALL_DIGITS, type DigitSet } from '../candidates.ts'
import { cellOf, digitOf, EventKind, kindOf, packEvent, type SearchEvent } from '../events.ts'
import { type Board, blanksOf } from '../grid.ts'
import { type Cell, CELLS, UNITS } from '../units.ts'

/** Where a recording stands between two events: enough to go on from there, in plain arrays that can be sent. */
export interface Snapshot {
  /** Events before this point. */
  readonly event: number
  readonly placements: number
  readonly solutions: number
  /** The event before this point; undefined before the first. */
  readonly last: SearchEvent | undefined
  /** 81 digits, 0 = blank. Programs may have written over the givens. */
  readonly board: Uint8Array
  /** The cells that hold another digit than their given, in the order in which they came to. */
  readonly placed: Uint8Array
  /** The cells that are being tried, each since before those after it; … */
  readonly entered: Uint8Array
  /** … and the digits that each has had since then. */
  readonly tried: Uint16Array
}

/**
 * A board that a program writes to in any order, givens included. A digit in a blank is a placement, over another digit a
 * replacement, and 0 takes back. A write that changes nothing is no event: nobody could see it.
 */
export class WrittenBoard {
  /** 81 digits; read only for others. */
  readonly board: Uint8Array
  /** Events so far. */
  event = 0
  placements = 0
  /** How many times the board became a complete one that follows the rules and keeps the givens. */
  solutions = 0
  /** The latest event; undefined before the first. */
  last: SearchEvent | undefined
  /** How many cells of the stack, from the first, the latest event has left as they were. */
  untouched = 0
  /** Cells that hold another digit than their given. */
  depth = 0
  readonly #givens: Board
  #filled: number
  /** The first `depth` cells of it. */
  readonly #placed = new Uint8Array(CELLS)
  /** The first `#entries` cells of it. */
  readonly #entered = new Uint8Array(CELLS)
  #entries = 0
  /** By cell; bit 0 stands for a 0 written, so that a cell is entered if any bit is set. */
  readonly #tried = new Uint16Array(CELLS)

  /** Begins with the givens. */
  constructor(givens: Board) {
    this.#givens = givens
    this.board = Uint8Array.from(givens)
    this.#filled = CELLS - blanksOf(givens).length
    if (this.#filled === CELLS) this.solutions = 1
  }

  /** Goes on from a snapshot of a recording with the same givens. */
  static resume(givens: Board, snapshot: Snapshot): WrittenBoard {
    const written = new WrittenBoard(givens)
    written.board.set(snapshot.board)
    written.#filled = CELLS - blanksOf(snapshot.board).length
    written.event = snapshot.event
    written.placements = snapshot.placements
    written.solutions = snapshot.solutions
    written.last = snapshot.last
    written.#placed.set(snapshot.placed)
    written.depth = snapshot.placed.length
    written.#entered.set(snapshot.entered)
    written.#entries = snapshot.entered.length
    snapshot.entered.forEach((cell, index) => {
      written.#tried[cell] = snapshot.tried[index]
    })
    return written
  }

  get isFull(): boolean {
    return this.#filled === CELLS
  }

  /** Full, by the rules, and with every given in its place. */
  get isSolved(): boolean {
    if (!this.isFull) return false
    const { board } = this
    for (let cell = 0; cell < CELLS; cell++)
      if (this.#givens[cell] !== 0 && this.#givens[cell] !== board[cell]) return false
    return UNITS.every(({ cells }) => cells.reduce((met, cell) => met | (1 << board[cell]), 0) === ALL_DIGITS)
  }

  /** Those digits as packed `place` events, in the order in which their cells came to hold another than their given. */
  get stack(): SearchEvent[] {
    const cells = [...this.#placed.subarray(0, this.depth)]
    return cells.map((cell) => packEvent(EventKind.place, cell, this.board[cell]))
  }

  /** The digits that a cell has had while the cells tried before it stayed as they are. */
  tried(cell: Cell): DigitSet {
    return this.#tried[cell] & ALL_DIGITS
  }

  /** Writes a digit, or 0. @returns the event, packed; undefined if nothing changes */
  write(cell: Cell, digit: number): SearchEvent | undefined {
    const before = this.board[cell]
    if (before === digit) return undefined
    this.board[cell] = digit
    this.event++
    this.#move(cell, before, digit)
    this.#try(cell, digit)
    this.last = this.#count(cell, before, digit)
    return this.last
  }

  /** Does once more what an event has done. */
  apply(event: SearchEvent): void {
    this.write(cellOf(event), kindOf(event) === EventKind.backtrack ? 0 : digitOf(event))
  }

  snapshot(): Snapshot {
    const entered = this.#entered.slice(0, this.#entries)
    return {
      event: this.event,
      placements: this.placements,
      solutions: this.solutions,
      last: this.last,
      board: this.board.slice(),
      placed: this.#placed.slice(0, this.depth),
      entered,
      tried: Uint16Array.from(entered, (cell) => this.#tried[cell]),
    }
  }

  #count(cell: Cell, before: number, digit: number): SearchEvent {
    if (digit === 0) {
      this.#filled--
      return packEvent(EventKind.backtrack, cell, before)
    }
    this.placements++
    if (before === 0) this.#filled++
    if (this.isSolved) this.solutions++
    return packEvent(before === 0 ? EventKind.place : EventKind.replace, cell, digit)
  }

  #move(cell: Cell, before: number, digit: number): void {
    const given = this.#givens[cell]
    const was = before !== 0 && before !== given
    const is = digit !== 0 && digit !== given
    if (!was) {
      this.untouched = this.depth
      if (is) this.#placed[this.depth++] = cell
      return
    }
    // Programs mostly take back, or write over, what they have placed last.
    let place = this.depth - 1
    while (this.#placed[place] !== cell) place--
    this.untouched = place
    if (is) return
    this.depth--
    for (; place < this.depth; place++) this.#placed[place] = this.#placed[place + 1]
  }

  /** A cell that is written to again leaves those that were entered after it. */
  #try(cell: Cell, digit: number): void {
    if (this.#tried[cell] === 0) {
      this.#entered[this.#entries++] = cell
    } else {
      for (let left = this.#entered[this.#entries - 1]; left !== cell; ) {
        this.#tried[left] = 0
        this.#entries--
        left = this.#entered[this.#entries - 1]
      }
    }
    this.#tried[cell] |= 1 << digit
  }
}
