/** Records every change of a program's board, in order, with the line that made it. */
import { CELLS } from '../../sudoku/units.ts'
import type { Chunks } from '../worker/chunks.ts'
import type { Board } from './board.ts'
import { BadAccess, NullAccess } from './endings.ts'
import { FRAMES, GRANULE_SHIFT, NULL_BYTES, SHADOW, STACK_BYTES, THROWN } from './layout.ts'
import type { MemoryViews } from './memoryViews.ts'

/** Maximum events per part passed to `Chunks`, and events of the first part. */
const MAX_EVENTS = 1 << 14
const FIRST_PART = 16
/** Number of the lowest bit of the line in an event, as in `Chunks`; cell and digit are in the bits below. */
const LINE_SHIFT = 11
/**
 * Number of known boards at which the older half, except the first board, is dropped: most of the older boards belong
 * to calls that have returned.
 */
const MAX_BOARDS = 3000
const ALL_CELLS: readonly number[] = Array.from({ length: CELLS }, (_, cell) => cell)
/** Bytes between a row's memory and its first cell: 1-based boards have an unused first column. */
const COLUMNS_BEFORE = [0, 1, 2, 4] as const
/** Bytes before an allocated block at which the allocator keeps its size. */
const SIZE_BEFORE = 4
/** Maximum bytes of a freed block that are searched for cells. */
const MAX_NODE_BYTES = 256
/** Maximum bytes of a write that is checked byte by byte. */
const FEW_BYTES = 16
/** Low bits of an address, which index `#mayOwn`. */
const OWNED_MASK = 0xffff

/** Thrown if a write was missed: the recorded board differs from the memory of the program. */
export class Mistaken extends Error {}

export class MemoryRecorder {
  /** True once a known board has held the puzzle. */
  hasStarted = false
  /** True once `Mistaken` was thrown. */
  hasMissedWrite = false
  readonly #givens: Uint8Array
  /** Digit of each cell according to the recorded events. */
  readonly #recordedDigits: Uint8Array
  readonly #views: MemoryViews
  readonly #chunks: Chunks
  readonly #boards: Board[] = []
  /** Boards by the address of each cell. */
  readonly #owners = new Map<number, Board>()
  /**
   * Filters addresses before the lookup in `#owners`, by their low bits: 0 if no cell's address has these bits. Most
   * reported writes hit no cell, only memory near a board.
   */
  readonly #mayOwn = new Uint8Array(OWNED_MASK + 1)
  /** The board whose writes are recorded now. */
  #liveBoard: Board | undefined
  /** The row-by-row copy of the board `of` in progress. `rows` are the new addresses of the rows copied so far. */
  #copy: { readonly of: Board; readonly rows: number[] } | undefined
  /** Events not passed on yet. */
  readonly #events = new Uint32Array(MAX_EVENTS)
  #eventCount = 0
  /** Number of events at which they are passed on. */
  #flushAt = FIRST_PART
  /** Events passed on at the latest call of `flushIdle`. */
  #idleSince = 0
  /** Set after a flush: the board must be verified once the current write is recorded completely. */
  #needsVerify = false
  /**
   * Boards without valid content: their call has returned, their memory was freed, or they are new on the stack. Each
   * has the cells that count as written since; once all 81 do, the board is usable again.
   */
  readonly #retired = new Map<Board, Set<number>>()
  #limitStack: (address: number) => void = () => undefined

  constructor(givens: Uint8Array, views: MemoryViews, chunks: Chunks) {
    this.#givens = givens
    this.#recordedDigits = Uint8Array.from(givens)
    this.#views = views
    this.#chunks = chunks
  }

  get events(): number {
    return this.#chunks.events + this.#eventCount
  }

  /** Number of cells that hold a digit other than their given. */
  get depth(): number {
    return this.#recordedDigits.reduce(
      (depth, digit, cell) => (digit !== 0 && digit !== this.#givens[cell] ? depth + 1 : depth),
      0,
    )
  }

  get boards(): readonly Board[] {
    return this.#boards
  }

  /**
   * Must be called right before the program starts.
   * @param boards whose writes are recorded
   * @param limitStack sets the stack address above which `unwound` is called
   */
  begin(boards: readonly Board[], limitStack: (address: number) => void): void {
    this.#limitStack = limitStack
    this.#chunks.begin([])
    this.#views.refresh()
    const { bytes } = this.#views
    // Watches the null page and the recorder's memory, where stores are errors.
    bytes.fill(1, SHADOW, SHADOW + (NULL_BYTES >> GRANULE_SHIFT))
    bytes.fill(1, SHADOW + (SHADOW >> GRANULE_SHIFT), SHADOW + (THROWN >> GRANULE_SHIFT))
    for (const board of boards) this.#watch(board)
  }

  /** Has the writes to all memory reported. Must be called right after `begin`. */
  watchAll(): void {
    this.#views.bytes.fill(1, SHADOW, FRAMES)
  }

  /** True if a board with its cells at the same addresses is known. */
  knows(board: Board): boolean {
    return this.#boards.some((known) => known.hasSameCells(board))
  }

  /** Flushes the events so far if none were flushed since the last call, as in a loop that writes no more. */
  flushIdle(): void {
    const { events } = this.#chunks
    if (events === this.#idleSince && this.#eventCount > 0) this.#flush()
    this.#idleSince = this.#chunks.events
  }

  /** Flushes the remaining events and verifies the board. @throws Mistaken */
  end(): void {
    if (this.#eventCount > 0) this.#flush()
    this.#verify()
  }

  /** Handles a write. @param line 1-based, 0 if unknown @throws BadAccess, NullAccess, Mistaken */
  stored(address: number, bytes: number, line: number): void {
    const live = this.#liveBoard
    const cell = live?.cellBytes === bytes ? live.cellAt(address) : -1
    if (live !== undefined && cell >= 0) this.#recordWrite(live, cell, address, line)
    else this.#handleOtherWrite(address, bytes, line)
    if (this.#needsVerify) this.#verify()
  }

  /** Handles a write other than of one whole cell of the live board. */
  #handleOtherWrite(address: number, bytes: number, line: number): void {
    if (address < NULL_BYTES) throw new NullAccess()
    if (address >= SHADOW && address < THROWN) throw new BadAccess('memory access out of bounds')
    if (bytes <= FEW_BYTES) {
      for (let at = address; at < address + bytes; at++) {
        const board = this.#mayOwn[at & OWNED_MASK] === 0 ? undefined : this.#owners.get(at)
        if (board !== undefined) this.#handleBoardWrite(board, board.cellAt(at), line)
      }
      return
    }
    for (const board of this.#boards) {
      if (board.high <= address || board.low >= address + bytes) continue
      for (let cell = 0; cell < CELLS; cell++) {
        const at = board.addressOf(cell)
        if (at >= address && at < address + bytes) this.#handleBoardWrite(board, cell, line)
      }
    }
  }

  /**
   * Handles a free: retires a board that has a row at the address, until that row is written again, or a scattered
   * board (one whose cells are not in rows) with cells in the block.
   */
  freed(address: number): void {
    for (const column of COLUMNS_BEFORE) {
      const board = this.#owners.get(address + column)
      if (board === undefined) continue
      const row = Math.floor(board.cellAt(address + column) / 9)
      const others = ALL_CELLS.filter((cell) => Math.floor(cell / 9) !== row)
      this.#retire(board, this.#retired.get(board) ?? new Set(others))
      for (let cell = row * 9; cell < row * 9 + 9; cell++) this.#retired.get(board)?.delete(cell)
      return
    }
    if (this.#boards.some(({ isScattered }) => isScattered)) this.#freedNode(address)
  }

  /** Retires scattered boards with cells in a freed block, until these cells are written again. */
  #freedNode(address: number): void {
    this.#views.refresh()
    const bytes = Math.min(MAX_NODE_BYTES, this.#views.words[(address - SIZE_BEFORE) >> 2])
    for (let at = address; at < address + bytes; at++) {
      const board = this.#mayOwn[at & OWNED_MASK] === 0 ? undefined : this.#owners.get(at)
      if (board?.isScattered !== true) continue
      this.#retire(board, this.#retired.get(board) ?? new Set(ALL_CELLS))
      this.#retired.get(board)?.delete(board.cellAt(at))
    }
  }

  /** Retires a board. @param written cells that need not be written again */
  #retire(board: Board, written: Set<number>): void {
    this.#retired.set(board, written)
    if (this.#liveBoard === board) this.#liveBoard = undefined
  }

  /** Retires the boards of calls that returned, and sets the stack limit at which the next board is to be retired. */
  unwound(stackPointer: number): void {
    let limit = STACK_BYTES
    for (const board of this.#boards) {
      if (board.low >= STACK_BYTES || this.#retired.has(board)) continue
      if (board.low >= stackPointer) limit = Math.min(limit, board.low)
      else this.#retire(board, new Set())
    }
    this.#limitStack(limit)
  }

  /**
   * Handles a copy: the copy of a known board is a board, too. It may be copied as a whole, or row by row in order.
   * @throws NullAccess
   */
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

  /** Watches a copy of a known board, unless the copy is known, too. */
  #watchCopy(board: Board): void {
    // Copies often reuse the same addresses.
    if (this.#owners.get(board.rows[0])?.hasSameCells(board) === true) return
    if (this.#boards.length >= MAX_BOARDS) this.#forgetOldest()
    this.#watch(board)
  }

  /** Has the writes to a board's memory reported. */
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
    // Earlier calls used this stack memory, so it is not a board until all cells have been written.
    this.#retired.set(board, new Set())
  }

  #forgetOldest(): void {
    for (const board of this.#boards.splice(1, MAX_BOARDS >> 1)) {
      for (let cell = 0; cell < CELLS; cell++) {
        const address = board.addressOf(cell)
        if (this.#owners.get(address) === board) this.#owners.delete(address)
      }
    }
  }

  /** Handles a write to a known board, which becomes the live board if it fits the puzzle. */
  #handleBoardWrite(board: Board, cell: number, line: number): void {
    this.#views.refresh()
    if (this.#noteIfRetired(board, cell)) return
    if (board === this.#liveBoard) return this.#recordWrite(board, cell, board.addressOf(cell), line)
    const digits = board.digits(this.#views)
    if (digits === undefined) return
    if (this.hasStarted) {
      if (this.#givens.some((given, cell) => given > 0 && digits[cell] !== given)) return
    } else if (digits.some((digit, cell) => digit !== this.#givens[cell])) return
    this.hasStarted = true
    this.#liveBoard = board
    this.#follow(digits, line)
  }

  /** Records a write to the live board, which is never retired. */
  #recordWrite(live: Board, cell: number, address: number, line: number): void {
    this.#views.refresh()
    const digit = live.digitIn(address, this.#views)
    // The memory was reused, or the program wrote a value that is no digit.
    if (digit < 0) this.#liveBoard = undefined
    else this.#recordDigit(cell, digit, line)
  }

  /** Notes a write to a board if it is retired. @returns true if it is still retired afterwards */
  #noteIfRetired(board: Board, cell: number): boolean {
    const written = this.#retired.get(board)
    if (written === undefined) return false
    written.add(cell)
    if (written.size < CELLS) return true
    this.#retired.delete(board)
    this.#limitStack(this.#boards.reduce((limit, { low }) => Math.min(limit, low), STACK_BYTES))
    return false
  }

  /**
   * Switches to another board: records its blanks that differ as removals, last cell first, then its digits that
   * differ.
   */
  #follow(digits: Uint8Array, line: number): void {
    for (let cell = CELLS - 1; cell >= 0; cell--) if (digits[cell] === 0) this.#recordDigit(cell, 0, line)
    for (let cell = 0; cell < CELLS; cell++) this.#recordDigit(cell, digits[cell], line)
  }

  #recordDigit(cell: number, digit: number, line: number): void {
    if (this.#recordedDigits[cell] === digit) return
    this.#recordedDigits[cell] = digit
    this.#events[this.#eventCount++] = (line << LINE_SHIFT) | (cell << 4) | digit
    if (this.#eventCount === this.#flushAt) this.#flush()
  }

  #flush(): void {
    this.#flushAt = this.#chunks.take(this.#events.subarray(0, this.#eventCount))
    this.#eventCount = 0
    this.#needsVerify = true
  }

  /** Compares the recorded board with memory. @throws Mistaken if they differ */
  #verify(): void {
    this.#needsVerify = false
    const digits = this.#liveBoard?.digits(this.#views)
    if (digits === undefined || digits.every((digit, cell) => digit === this.#recordedDigits[cell])) return
    this.hasMissedWrite = true
    throw new Mistaken()
  }
}
