/** Knows which board has a cell at an address, and has the writes to boards reported, and to no other memory. */
import { CELLS } from '../../sudoku/units.ts'
import type { Board } from './board.ts'
import { GRANULE_SHIFT, MOST_BYTES, SHADOW } from './layout.ts'
import type { MemoryViews } from './memoryViews.ts'

const PAGE_SHIFT = 12
const PAGE_BYTES = 1 << PAGE_SHIFT
const PAGE_MASK = PAGE_BYTES - 1
const GRANULE_BYTES = 1 << GRANULE_SHIFT
/** Low bits of an entry, which hold the cell; the number of the board is above them, from 1. */
const CELL_SHIFT = 7
const CELL_MASK = (1 << CELL_SHIFT) - 1
/**
 * Number of copies at which the older half is dropped: a program may keep thousands of boards in a queue, or never free
 * them.
 */
const MOST_COPIES = 3000

/** Maximum number of dropped copies that are remembered. */
const MOST_DROPPED = 100_000

/** What is known of one page of memory. */
interface Page {
  /** By address: the entry of the board that has a cell there, see `CELL_SHIFT`; 0 for none. */
  readonly entries: Uint32Array<ArrayBuffer>
  /** By granule: number of cells of known boards in it. */
  readonly cells: Uint32Array<ArrayBuffer>
}

/** A board whose writes are reported. */
export interface WatchedBoard {
  readonly board: Board
  /** Position in the order in which the boards became known. */
  readonly order: number
  /**
   * True for a copy that the program has made: it is forgotten with its memory, because a further copy to the same place
   * is noticed again. Other boards are known before the run, and stay known.
   */
  readonly isCopy: boolean
  /** Number of the board in entries. */
  readonly number: number
  /** Cells that need not be written before the board is usable again; undefined if it is usable. */
  written: WrittenCells | undefined
}

/** Cells that have been written. */
export class WrittenCells {
  readonly #cells: Uint8Array<ArrayBuffer>
  #count: number

  constructor(areAll: boolean) {
    this.#cells = new Uint8Array(CELLS).fill(areAll ? 1 : 0)
    this.#count = areAll ? CELLS : 0
  }

  /** Returns the cells of the first rows. */
  static rows(count: number): WrittenCells {
    const written = new WrittenCells(false)
    for (let cell = 0; cell < count * 9; cell++) written.add(cell)
    return written
  }

  get areAll(): boolean {
    return this.#count === CELLS
  }

  add(cell: number): void {
    this.#count += 1 - this.#cells[cell]
    this.#cells[cell] = 1
  }

  delete(cell: number): void {
    this.#count -= this.#cells[cell]
    this.#cells[cell] = 0
  }
}

export class WatchedBoards {
  /** In the order in which they became known. */
  readonly all = new Set<WatchedBoard>()
  readonly #views: MemoryViews
  /** By number of the page. Full from the start, because an array with gaps is slow. */
  readonly #pages: (Page | undefined)[] = Array.from<undefined>({
    length: MOST_BYTES >> PAGE_SHIFT,
  })
  /** By number, from 1. */
  readonly #byNumber: (WatchedBoard | undefined)[] = [undefined]
  readonly #freeNumbers: number[] = []
  /** Hashes of the layouts of dropped copies, whose content may still be in memory. */
  readonly #dropped = new Set<number>()
  #nextOrder = 0
  #copies = 0

  constructor(views: MemoryViews) {
    this.#views = views
  }

  /** True if a board with the same cells is known, or was: a copy that was dropped. */
  knows(board: Board): boolean {
    return this.#dropped.has(hashOf(board)) || [...this.all].some((known) => known.board.hasSameCells(board))
  }

  /** Returns the board that has a cell at an address; undefined if none has. */
  at(address: number): WatchedBoard | undefined {
    return this.#byNumber[this.#entryAt(address) >>> CELL_SHIFT]
  }

  /** Returns the cell at an address; meaningless where no board has one. */
  cellAt(address: number): number {
    return this.#entryAt(address) & CELL_MASK
  }

  /** Returns the cell that a board has at an address; -1 if it has none. */
  cellOf({ number }: WatchedBoard, address: number): number {
    const entry = this.#entryAt(address)
    return entry >>> CELL_SHIFT === number ? entry & CELL_MASK : -1
  }

  /** Returns the first address from `from` on at which a cell begins; `end` if there is none before it. */
  nextCell(from: number, end: number): number {
    for (let at = from; at < end; at++) if (this.#entryAt(at) !== 0) return at
    return end
  }

  #entryAt(address: number): number {
    const page = this.#pages[address >>> PAGE_SHIFT]
    return page === undefined ? 0 : page.entries[address & PAGE_MASK]
  }

  /** Returns the boards that have a cell in a range, in the order in which they became known. */
  within(from: number, bytes: number): readonly WatchedBoard[] {
    this.#views.refresh()
    const found = new Set<WatchedBoard>()
    const end = Math.min(from + bytes, this.#views.bytes.length)
    let at = from
    while (at < end) {
      const page = this.#pages[at >>> PAGE_SHIFT]
      const partBytes = page === undefined ? PAGE_BYTES : GRANULE_BYTES
      const next = Math.min(end, (Math.floor(at / partBytes) + 1) * partBytes)
      if (page === undefined || page.cells[(at & PAGE_MASK) >> GRANULE_SHIFT] === 0) at = next
      for (; at < next; at++) {
        const board = this.at(at)
        if (board !== undefined) found.add(board)
      }
    }
    return found.size < 2 ? [...found] : [...found].toSorted((one, other) => one.order - other.order)
  }

  /** Has the writes to a board's memory reported. */
  add(board: Board, isCopy: boolean): WatchedBoard {
    if (isCopy && this.#copies >= MOST_COPIES) this.#dropOldest()
    const number = this.#freeNumbers.pop() ?? this.#byNumber.length
    const watched: WatchedBoard = { board, order: this.#nextOrder++, isCopy, number, written: undefined }
    this.#byNumber[number] = watched
    this.all.add(watched)
    if (isCopy) this.#copies++
    this.#views.refresh()
    for (let cell = 0; cell < CELLS; cell++) {
      const address = board.addressOf(cell)
      const { entries, cells } = this.#pageOf(address)
      entries[address & PAGE_MASK] = (number << CELL_SHIFT) | cell
      cells[(address & PAGE_MASK) >> GRANULE_SHIFT]++
      this.#views.bytes[SHADOW + (address >>> GRANULE_SHIFT)] = 1
    }
    return watched
  }

  #pageOf(address: number): Page {
    return (this.#pages[address >>> PAGE_SHIFT] ??= {
      entries: new Uint32Array(PAGE_BYTES),
      cells: new Uint32Array(PAGE_BYTES >> GRANULE_SHIFT),
    })
  }

  /** Forgets a copy. A board that stays known has its cells back where the copy had taken its place. */
  drop(copy: WatchedBoard): void {
    if (!this.all.delete(copy)) return
    this.#copies--
    if (this.#dropped.size < MOST_DROPPED) this.#dropped.add(hashOf(copy.board))
    this.#byNumber[copy.number] = undefined
    this.#freeNumbers.push(copy.number)
    this.#views.refresh()
    for (let cell = 0; cell < CELLS; cell++) {
      const address = copy.board.addressOf(cell)
      const { entries, cells } = this.#pageOf(address)
      if (this.cellOf(copy, address) >= 0) entries[address & PAGE_MASK] = 0
      if (--cells[(address & PAGE_MASK) >> GRANULE_SHIFT] === 0)
        this.#views.bytes[SHADOW + (address >>> GRANULE_SHIFT)] = 0
    }
    for (const kept of this.all) {
      if (kept.isCopy) return
      if (kept.board.high > copy.board.low && kept.board.low < copy.board.high) this.#giveBack(kept)
    }
  }

  #giveBack({ board, number }: WatchedBoard): void {
    for (let cell = 0; cell < CELLS; cell++) {
      const address = board.addressOf(cell)
      if (this.#entryAt(address) === 0)
        this.#pageOf(address).entries[address & PAGE_MASK] = (number << CELL_SHIFT) | cell
    }
  }

  #dropOldest(): void {
    const copies = [...this.all].filter(({ isCopy }) => isCopy)
    for (const copy of copies.slice(0, MOST_COPIES >> 1)) this.drop(copy)
  }
}

/** Returns a number that is the same for boards with the same rows; scattered boards have the same by their range. */
function hashOf({ rows, low, high, cellBytes }: Board): number {
  let hash = low + high * cellBytes
  for (const row of rows) hash = Math.imul(hash ^ row, 0x01000193)
  return hash
}
