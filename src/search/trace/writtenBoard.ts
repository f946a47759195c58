import { ALL_DIGITS, type DigitSet } from '../../sudoku/candidates.ts'
import { cellOf, digitOf, EventKind, kindOf, packEvent, type SearchEvent } from '../events.ts'
import { type Board, blanksOf } from '../../sudoku/grid.ts'
import { type Cell, CELLS, UNITS } from '../../sudoku/units.ts'

/** State of a recording between two events: enough to resume from, in plain arrays that can be posted. */
export interface Snapshot {
  /** Number of events before this state. */
  readonly event: number
  /** Digits written so far, as in `WrittenBoard.placements`. */
  readonly placements: number
  readonly solutions: number
  /** The event before this state; undefined before the first event. */
  readonly last: SearchEvent | undefined
  /** 81 digits, 0 = blank. The program may have overwritten givens. */
  readonly board: Uint8Array
  /** Cells with a digit other than their given, in the order in which they were filled. */
  readonly placed: Uint8Array
  /** Cells in which the program tries digits, by first write. A further write to one of them removes those after it. */
  readonly entered: Uint8Array
  /** By entry of `entered`: digits written to the cell since it was entered; bit 0 for a 0. */
  readonly tried: Uint16Array
}

/**
 * A board that a program writes in any order, givens included. A digit in a blank is a placement, over another digit a
 * replacement, and 0 a backtrack. A write that does not change the board is no event, because it is invisible.
 */
export class WrittenBoard {
  /** 81 digits. Callers must not modify them. */
  readonly board: Uint8Array
  /** Events so far. */
  event = 0
  /** Number of events that wrote a digit: placements and replacements. */
  placements = 0
  /** Number of times the board was complete and valid with all givens unchanged; 1 from the start without blanks. */
  solutions = 0
  /** The latest event; undefined before the first. */
  last: SearchEvent | undefined
  /** Number of placements, from the bottom of the stack, that the latest event left unchanged. */
  untouched = 0
  /** Number of cells with a digit other than their given. */
  depth = 0
  readonly #givens: Board
  /** Number of cells with a digit, givens included. */
  #filled: number
  /** Cells with a digit other than their given, in the order in which they were filled: the first `depth` entries. */
  readonly #placed = new Uint8Array(CELLS)
  /** Cells as in `Snapshot.entered`: the first `#entries` entries. */
  readonly #entered = new Uint8Array(CELLS)
  #entries = 0
  /** By cell: digits written since it was entered. Bit 0 stands for a 0, so a cell is entered if any bit is set. */
  readonly #tried = new Uint16Array(CELLS)

  /** Starts with the givens, which may be a solution already. */
  constructor(givens: Board) {
    this.#givens = givens
    this.board = Uint8Array.from(givens)
    this.#filled = CELLS - blanksOf(givens).length
    if (this.#filled === CELLS) this.solutions = 1
  }

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

  /** True if full and valid, with all givens unchanged. */
  get isSolved(): boolean {
    if (!this.isFull) return false
    const { board } = this
    for (let cell = 0; cell < CELLS; cell++)
      if (this.#givens[cell] !== 0 && this.#givens[cell] !== board[cell]) return false
    return UNITS.every(({ cells }) => cells.reduce((met, cell) => met | (1 << board[cell]), 0) === ALL_DIGITS)
  }

  /** Digits other than the givens, as packed `place` events, in the order in which their cells were filled. */
  get stack(): SearchEvent[] {
    const cells = [...this.#placed.subarray(0, this.depth)]
    return cells.map((cell) => packEvent(EventKind.place, cell, this.board[cell]))
  }

  /** Returns the digits written to a cell since the latest write to a cell entered before it. */
  tried(cell: Cell): DigitSet {
    return this.#tried[cell] & ALL_DIGITS
  }

  /** Writes a digit, or 0. @returns the packed event; undefined if the board does not change */
  write(cell: Cell, digit: number): SearchEvent | undefined {
    const before = this.board[cell]
    if (before === digit) return undefined
    this.board[cell] = digit
    this.event++
    this.#updatePlaced(cell, before, digit)
    this.#recordTry(cell, digit)
    this.last = this.#count(cell, before, digit)
    return this.last
  }

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

  /** Updates `#filled`, `placements` and `solutions` after a write. @returns the packed event */
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

  #updatePlaced(cell: Cell, before: number, digit: number): void {
    const given = this.#givens[cell]
    const was = before !== 0 && before !== given
    const is = digit !== 0 && digit !== given
    if (!was) {
      this.untouched = this.depth
      if (is) this.#placed[this.depth++] = cell
      return
    }
    // Search from the end: programs mostly undo or overwrite their latest placement.
    let place = this.depth - 1
    while (this.#placed[place] !== cell) place--
    this.untouched = place
    if (is) return
    this.depth--
    for (; place < this.depth; place++) this.#placed[place] = this.#placed[place + 1]
  }

  /** Records a write in `#entered` and `#tried`. If the cell was entered before, removes the cells entered after it. */
  #recordTry(cell: Cell, digit: number): void {
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
