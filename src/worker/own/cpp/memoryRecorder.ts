/** Notes every change of a program's board, in order, with the line that has made it. */
import { CELLS } from '../../../core/units.ts'
import type { Pages } from '../shared/pages.ts'
import type { Board } from './board.ts'
import { BadAccess, NullAccess } from './endings.ts'
import { GRANULE_SHIFT, NULL_BYTES, SHADOW, STACK_BYTES, THROWN } from './layout.ts'
import type { MemoryViews } from './memoryViews.ts'

/** Events of a part at most, and of the first. */
const MOST_EVENTS = 1 << 14
const FIRST_PART = 16
/** Above cell and digit, as `Pages` takes them. */
const LINE_SHIFT = 11
/** Boards of calls that have returned are forgotten when there are so many. */
const MOST_BOARDS = 3000
const ALL_CELLS: readonly number[] = Array.from({ length: CELLS }, (_, cell) => cell)
/** Bytes: boards that count from 1 have a column before their first. */
const COLUMNS_BEFORE = [0, 1, 2, 4] as const
/** Ranges up to here are looked at byte by byte. */
const FEW_BYTES = 16
const OWNED_MASK = 0xffff

/** A write has been missed. */
export class Mistaken extends Error {}

export class MemoryRecorder {
  /** It has seen the puzzle on a board that it knows. */
  hasStarted = false
  isMistaken = false
  readonly #givens: Uint8Array
  readonly #shown: Uint8Array
  readonly #views: MemoryViews
  readonly #pages: Pages
  readonly #boards: Board[] = []
  /** By the address of each cell. */
  readonly #owners = new Map<number, Board>()
  /** By the last bits of an address, 0 where no cell has such: programs write much that only lies near a board. */
  readonly #mayOwn = new Uint8Array(OWNED_MASK + 1)
  #live: Board | undefined
  /** Rows that have been copied from a board, from its first on. */
  #copy: { readonly of: Board; readonly rows: number[] } | undefined
  readonly #events = new Uint32Array(MOST_EVENTS)
  #filled = 0
  #fills = FIRST_PART
  /** A part has been handed over: the board is to be compared when the write has been taken note of as a whole. */
  #isDue = false
  /** Of boards whose calls have returned, the cells that have been written since: with all of them it is a board again. */
  readonly #gone = new Map<Board, Set<number>>()
  #limitStack: (address: number) => void = () => undefined

  constructor(givens: Uint8Array, views: MemoryViews, pages: Pages) {
    this.#givens = givens
    this.#shown = Uint8Array.from(givens)
    this.#views = views
    this.#pages = pages
  }

  /** So far. */
  get events(): number {
    return this.#pages.events + this.#filled
  }

  /** Digits that have been placed. */
  get depth(): number {
    return this.#shown.reduce(
      (depth, digit, cell) => (digit !== 0 && digit !== this.#givens[cell] ? depth + 1 : depth),
      0,
    )
  }

  get boards(): readonly Board[] {
    return this.#boards
  }

  /**
   * Right before the program starts.
   * @param boards whose writes are noted from then on
   * @param limitStack has `unwound` called when the stack gets smaller
   */
  begin(boards: readonly Board[], limitStack: (address: number) => void): void {
    this.#limitStack = limitStack
    this.#pages.begin([])
    this.#views.refresh()
    const { bytes } = this.#views
    bytes.fill(1, SHADOW, SHADOW + (NULL_BYTES >> GRANULE_SHIFT))
    bytes.fill(1, SHADOW + (SHADOW >> GRANULE_SHIFT), SHADOW + (THROWN >> GRANULE_SHIFT))
    for (const board of boards) this.#watch(board)
  }

  /** Whether a board is known already. */
  knows(board: Board): boolean {
    return this.#boards.some((known) => known.isAt(board))
  }

  /** Hands over what is left, and looks at the board once more. @throws Mistaken */
  end(): void {
    if (this.#filled > 0) this.#transfer()
    this.#verify()
  }

  /** Something has been written. @param line from 1, 0 if it is not known @throws BadAccess, NullAccess, Mistaken */
  stored(address: number, bytes: number, line: number): void {
    const live = this.#live
    const cell = live?.cellBytes === bytes ? live.cellAt(address) : -1
    if (live !== undefined && cell >= 0) this.#writtenLive(live, cell, address, line)
    else this.#storedAnywhere(address, bytes, line)
    if (this.#isDue) this.#verify()
  }

  #storedAnywhere(address: number, bytes: number, line: number): void {
    if (address < NULL_BYTES) throw new NullAccess()
    if (address >= SHADOW && address < THROWN) throw new BadAccess('memory access out of bounds')
    if (bytes <= FEW_BYTES) {
      for (let at = address; at < address + bytes; at++) {
        const board = this.#mayOwn[at & OWNED_MASK] === 0 ? undefined : this.#owners.get(at)
        if (board !== undefined) this.#written(board, board.cellAt(at), line)
      }
      return
    }
    for (const board of this.#boards) {
      if (board.high <= address || board.low >= address + bytes) continue
      for (let cell = 0; cell < CELLS; cell++) {
        const at = board.addressOf(cell)
        if (at >= address && at < address + bytes) this.#written(board, cell, line)
      }
    }
  }

  /** A board in memory that is freed is none any more, until the row that was there has been written anew. */
  freed(address: number): void {
    for (const column of COLUMNS_BEFORE) {
      const board = this.#owners.get(address + column)
      if (board === undefined) continue
      const row = Math.floor(board.cellAt(address + column) / 9)
      const others = ALL_CELLS.filter((cell) => Math.floor(cell / 9) !== row)
      this.#lose(board, this.#gone.get(board) ?? new Set(others))
      for (let cell = row * 9; cell < row * 9 + 9; cell++) this.#gone.get(board)?.delete(cell)
      return
    }
  }

  /** @param written cells that need not be written anew */
  #lose(board: Board, written: Set<number>): void {
    this.#gone.set(board, written)
    if (this.#live === board) this.#live = undefined
  }

  /** Calls have returned: boards of theirs are none any more. */
  unwound(stackPointer: number): void {
    let limit = STACK_BYTES
    for (const board of this.#boards) {
      if (board.low >= STACK_BYTES || this.#gone.has(board)) continue
      if (board.low >= stackPointer) limit = Math.min(limit, board.low)
      else this.#lose(board, new Set())
    }
    this.#limitStack(limit)
  }

  /** A board that is copied goes on as another one. @throws NullAccess */
  copied(to: number, from: number, bytes: number): void {
    if (from < NULL_BYTES && bytes > 0) throw new NullAccess()
    if (bytes < 9 || this.#boards.length === 0 || to === from) return
    if (bytes >= CELLS) {
      const board = this.#boards.find(({ low, high }) => low >= from && high <= from + bytes)
      if (board !== undefined) return this.#watchCopy(board.movedBy(to - from))
    }
    const of = this.#owners.get(from) ?? this.#owners.get(from + 4) ?? this.#owners.get(from + 1)
    if (of === undefined) return
    const row = of.rows.findIndex((first) => first >= from && first < from + bytes)
    if (row === 0) this.#copy = { of, rows: [] }
    const copy = this.#copy
    if (row < 0 || copy?.of !== of || copy.rows.length !== row) return
    copy.rows.push(of.rows[row] + to - from)
    if (row < 8) return
    this.#watchCopy(of.withRows(copy.rows))
    this.#copy = undefined
  }

  #watchCopy(board: Board): void {
    // Copies are made in the same places again and again.
    if (this.#owners.get(board.rows[0])?.isAt(board) === true) return
    if (this.#boards.length >= MOST_BOARDS) this.#forgetOldest()
    this.#watch(board)
  }

  #watch(board: Board): void {
    this.#views.refresh()
    for (let cell = 0; cell < CELLS; cell++) {
      const address = board.addressOf(cell)
      this.#owners.set(address, board)
      this.#mayOwn[address & OWNED_MASK] = 1
      this.#views.bytes[SHADOW + (address >> GRANULE_SHIFT)] = 1
    }
    this.#boards.push(board)
    if (board.low >= STACK_BYTES) return
    // Before its call, there is something else.
    this.#gone.set(board, new Set())
  }

  #forgetOldest(): void {
    for (const board of this.#boards.splice(1, MOST_BOARDS >> 1)) {
      for (let cell = 0; cell < CELLS; cell++) {
        const address = board.addressOf(cell)
        if (this.#owners.get(address) === board) this.#owners.delete(address)
      }
    }
  }

  #written(board: Board, cell: number, line: number): void {
    this.#views.refresh()
    if (this.#isGone(board, cell)) return
    if (board === this.#live) return this.#writtenLive(board, cell, board.addressOf(cell), line)
    const digits = board.digits(this.#views)
    if (digits === undefined) return
    if (this.hasStarted) {
      if (this.#givens.some((given, cell) => given > 0 && digits[cell] !== given)) return
    } else if (digits.some((digit, cell) => digit !== this.#givens[cell])) return
    this.hasStarted = true
    this.#live = board
    this.#follow(digits, line)
  }

  /** A board that is live is never one whose call has returned. */
  #writtenLive(live: Board, cell: number, address: number, line: number): void {
    this.#views.refresh()
    const digit = live.digitIn(address, this.#views)
    // Its memory is used for something else now, or the program writes what no board shows.
    if (digit < 0) this.#live = undefined
    else this.#put(cell, digit, line)
  }

  /** @param cell that has been written */
  #isGone(board: Board, cell: number): boolean {
    const written = this.#gone.get(board)
    if (written === undefined) return false
    written.add(cell)
    if (written.size < CELLS) return true
    this.#gone.delete(board)
    this.#limitStack(this.#boards.reduce((limit, { low }) => Math.min(limit, low), STACK_BYTES))
    return false
  }

  /** Goes on with another board: what has been taken back there first. */
  #follow(digits: Uint8Array, line: number): void {
    for (let cell = CELLS - 1; cell >= 0; cell--) if (digits[cell] === 0) this.#put(cell, 0, line)
    for (let cell = 0; cell < CELLS; cell++) this.#put(cell, digits[cell], line)
  }

  #put(cell: number, digit: number, line: number): void {
    if (this.#shown[cell] === digit) return
    this.#shown[cell] = digit
    this.#events[this.#filled++] = (line << LINE_SHIFT) | (cell << 4) | digit
    if (this.#filled === this.#fills) this.#transfer()
  }

  #transfer(): void {
    this.#fills = this.#pages.take(this.#events.subarray(0, this.#filled))
    this.#filled = 0
    this.#isDue = true
  }

  /** @throws Mistaken if the events do not lead to the board */
  #verify(): void {
    this.#isDue = false
    const digits = this.#live?.digits(this.#views)
    if (digits === undefined || digits.every((digit, cell) => digit === this.#shown[cell])) return
    this.isMistaken = true
    throw new Mistaken()
  }
}
