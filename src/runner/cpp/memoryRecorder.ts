/** Records every change of a program's board, in order, with the line that made it. */
import { CELLS } from '../../sudoku/units.ts'
import type { Chunks } from '../worker/chunks.ts'
import type { Board } from './board.ts'
import type { Region } from './boardFinder.ts'
import { BadAccess, NullAccess } from './endings.ts'
import { FRAMES, GRANULE_SHIFT, NULL_BYTES, SHADOW, STACK_BYTES, THROWN } from './layout.ts'
import type { MemoryViews } from './memoryViews.ts'
import { type WatchedBoard, WatchedBoards, WrittenCells } from './watchedBoards.ts'

/** Maximum events per part passed to `Chunks`, and events of the first part. */
const MAX_EVENTS = 1 << 14
const FIRST_PART = 16
/** Number of the lowest bit of the line in an event, as in `Chunks`; cell and digit are in the bits below. */
const LINE_SHIFT = 11
/** Bytes before an allocated block at which the allocator keeps its size, with flags in the lowest bits. */
const SIZE_BEFORE = 4
const SIZE_MASK = ~7
/** Maximum bytes of a freed block that are searched for cells. */
const MAX_BLOCK_BYTES = 1 << 20
/** Maximum bytes of a write that is checked byte by byte. */
const FEW_BYTES = 16

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
  readonly #boards: WatchedBoards
  /** The board whose writes are recorded now. */
  #liveBoard: WatchedBoard | undefined
  /** The row-by-row copy of the board `of` in progress. `rows` are the new addresses of the rows copied so far. */
  #copy: { readonly of: WatchedBoard; readonly rows: number[] } | undefined
  /** Events not passed on yet. */
  readonly #events = new Uint32Array(MAX_EVENTS)
  #eventCount = 0
  /** Number of events at which they are passed on. */
  #flushAt = FIRST_PART
  /** Events passed on at the latest call of `flushIdle`. */
  #idleSince = 0
  /** Set after a flush: the board must be verified once the current write is recorded completely. */
  #needsVerify = false
  #limitStack: (address: number) => void = () => undefined
  /** Memory that system calls read or wrote, in parts that do not overlap. */
  readonly #buffers: { from: number; to: number }[] = []

  constructor(givens: Uint8Array, views: MemoryViews, chunks: Chunks) {
    this.#givens = givens
    this.#recordedDigits = Uint8Array.from(givens)
    this.#views = views
    this.#boards = new WatchedBoards(views)
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
    for (const board of boards) this.#startAt(this.#watch(board, false))
  }

  /** Has writes to a board recorded from the first on if it holds the puzzle before the start, as static data. */
  #startAt(watched: WatchedBoard): void {
    if (watched.written !== undefined || this.hasStarted) return
    const digits = watched.board.digits(this.#views)
    if (digits === undefined || digits.some((digit, cell) => digit !== this.#givens[cell])) return
    this.hasStarted = true
    this.#liveBoard = watched
  }

  /** Has the writes to all memory reported. Must be called right after `begin`. */
  watchAll(): void {
    this.#views.bytes.fill(1, SHADOW, FRAMES)
  }

  /** True if a board with its cells at the same addresses is known, or was. */
  knows(board: Board): boolean {
    return this.#boards.knows(board)
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
    const cell = live?.board.cellBytes === bytes ? this.#boards.cellOf(live, address) : -1
    if (live !== undefined && cell >= 0) this.#recordWrite(live.board, cell, address, line)
    else this.#handleOtherWrite(address, bytes, line)
    if (this.#needsVerify) this.#verify()
  }

  /** Handles a write other than of one whole cell of the live board. */
  #handleOtherWrite(address: number, bytes: number, line: number): void {
    if (address < NULL_BYTES) throw new NullAccess()
    if (address >= SHADOW && address < THROWN) throw new BadAccess('memory access out of bounds')
    const end = address + bytes
    if (bytes <= FEW_BYTES) return this.#handleCells(address, end, undefined, line)
    for (const watched of this.#boards.within(address, bytes)) {
      const { low, high } = watched.board
      this.#handleCells(Math.max(low, address), Math.min(high, end), watched, line)
    }
  }

  /** Handles the writes to the cells that begin in a range. @param of only cells of this board; undefined for all */
  #handleCells(from: number, end: number, of: WatchedBoard | undefined, line: number): void {
    for (let at = this.#boards.nextCell(from, end); at < end; at = this.#boards.nextCell(at + 1, end)) {
      const watched = this.#boards.at(at)
      if (watched !== undefined && (of === undefined || of === watched))
        this.#handleBoardWrite(watched, this.#boards.cellAt(at), line)
    }
  }

  /** Handles a free: forgets copies in the freed block; retires other boards until their cells in it are written again. */
  freed(address: number): void {
    if (address < SIZE_BEFORE) return
    this.#views.refresh()
    const bytes = Math.min(MAX_BLOCK_BYTES, this.#views.words[(address - SIZE_BEFORE) >> 2] & SIZE_MASK)
    if (bytes <= 0) return
    for (const watched of this.#boards.within(address, bytes)) {
      if (watched.isCopy) this.#dropCopy(watched)
      else this.#freedCells(watched, address, address + bytes)
    }
  }

  /** Retires the boards with cells in memory that holds them no longer, until these are written again. */
  emptied(address: number, bytes: number): void {
    if (this.#boards.all.size === 0) return
    for (const watched of this.#boards.within(address, bytes))
      this.#freedCells(watched, address, address + bytes)
  }

  #freedCells(watched: WatchedBoard, from: number, end: number): void {
    const written = watched.written ?? new WrittenCells(true)
    for (let cell = 0; cell < CELLS; cell++) {
      const at = watched.board.addressOf(cell)
      if (at >= from && at < end) written.delete(cell)
    }
    this.#retire(watched, written)
  }

  /** Retires a board: it is not usable until the other cells are written. */
  #retire(watched: WatchedBoard, written: WrittenCells): void {
    watched.written = written
    if (this.#liveBoard === watched) this.#liveBoard = undefined
  }

  /** Forgets the copies in memory that a system call reads or writes: rows that are printed are copied there, too. */
  passed({ from, to }: Region): void {
    for (const watched of this.#boards.within(from, to - from))
      if (watched.isCopy && watched.board.low >= from && watched.board.high <= to) this.#dropCopy(watched)
    const known = this.#buffers.find((buffer) => from <= buffer.to && buffer.from <= to)
    if (known === undefined) this.#buffers.push({ from, to })
    else {
      known.from = Math.min(known.from, from)
      known.to = Math.max(known.to, to)
    }
  }

  #dropCopy(copy: WatchedBoard): void {
    this.#boards.drop(copy)
    if (this.#liveBoard === copy) this.#liveBoard = undefined
    if (this.#copy?.of === copy) this.#copy = undefined
  }

  /**
   * Forgets the copies of calls that returned, and retires their other boards; sets the stack limit at which the next
   * board is to be retired.
   */
  unwound(stackPointer: number): void {
    let limit = STACK_BYTES
    for (const watched of this.#boards.all) {
      const { low } = watched.board
      if (low >= STACK_BYTES) continue
      if (low < stackPointer && watched.isCopy) this.#dropCopy(watched)
      else if (watched.written !== undefined) continue
      else if (low >= stackPointer) limit = Math.min(limit, low)
      else this.#retire(watched, new WrittenCells(false))
    }
    this.#limitStack(limit)
  }

  /**
   * Handles a copy: the copy of a known board is a board, too. It may be copied as a whole, or row by row in order.
   * @throws NullAccess
   */
  copied(to: number, from: number, bytes: number): void {
    if (from < NULL_BYTES && bytes > 0) throw new NullAccess()
    if (bytes < 9 || this.#boards.all.size === 0 || to === from) return
    if (bytes >= CELLS) {
      const whole = this.#boards
        .within(from, bytes)
        .find(({ board }) => board.low >= from && board.high <= from + bytes)
      if (whole !== undefined) return void this.#watchCopy(whole.board.movedBy(to - from))
    }
    const of = this.#boards.at(from) ?? this.#boards.at(from + 4) ?? this.#boards.at(from + 1)
    if (of === undefined) return
    const row = of.board.rows.findIndex((first) => first >= from && first < from + bytes)
    if (row === 0) this.#copy = { of, rows: [] }
    const copy = this.#copy
    if (row < 0 || copy?.of !== of || copy.rows.length !== row) return
    copy.rows.push(of.board.rows[row] + to - from)
    if (row < 8) return
    const watched = this.#watchCopy(of.board.withRows(copy.rows))
    // The last row is about to be written, which may take several writes.
    if (watched !== undefined) watched.written = WrittenCells.rows(8)
    this.#copy = undefined
  }

  /** Watches a copy of a known board. @returns undefined if the copy is known, too, or in a buffer of the system's */
  #watchCopy(board: Board): WatchedBoard | undefined {
    if (this.#buffers.some(({ from, to }) => board.low >= from && board.low < to)) return undefined
    // Copies often reuse the same addresses.
    if (this.#boards.at(board.addressOf(0))?.board.hasSameCells(board) === true) return undefined
    return this.#watch(board, true)
  }

  /** Has the writes to a board's memory reported. */
  #watch(board: Board, isCopy: boolean): WatchedBoard {
    const watched = this.#boards.add(board, isCopy)
    // Earlier calls used this stack memory, so it is not a board until all cells have been written.
    if (board.low < STACK_BYTES) watched.written = new WrittenCells(false)
    return watched
  }

  /** Handles a write to a known board, which becomes the live board if it fits the puzzle. */
  #handleBoardWrite(watched: WatchedBoard, cell: number, line: number): void {
    this.#views.refresh()
    if (this.#noteIfRetired(watched, cell)) return
    const { board } = watched
    if (watched === this.#liveBoard) return this.#recordWrite(board, cell, board.addressOf(cell), line)
    const digits = board.digits(this.#views)
    if (digits === undefined) return
    if (this.hasStarted) {
      if (this.#givens.some((given, cell) => given > 0 && digits[cell] !== given)) return
    } else if (digits.some((digit, cell) => digit !== this.#givens[cell])) return
    this.hasStarted = true
    this.#liveBoard = watched
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
  #noteIfRetired(watched: WatchedBoard, cell: number): boolean {
    const { written } = watched
    if (written === undefined) return false
    written.add(cell)
    if (!written.areAll) return true
    watched.written = undefined
    let limit = STACK_BYTES
    for (const { board } of this.#boards.all) limit = Math.min(limit, board.low)
    this.#limitStack(limit)
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
    const digits = this.#liveBoard?.board.digits(this.#views)
    if (digits === undefined || digits.every((digit, cell) => digit === this.#recordedDigits[cell])) return
    this.hasMissedWrite = true
    throw new Mistaken()
  }
}
