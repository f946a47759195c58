/** Finds boards in a program's memory by what is in them: the givens, and digits or blanks in the other cells. */
import { Board, type CellBytes, digitOfValue } from './board.ts'
import { GLOBAL_BASE, STACK_BYTES } from './layout.ts'
import type { MemoryViews } from './memoryViews.ts'

/** A range of addresses. */
export interface Region {
  readonly from: number
  readonly to: number
}

/** How the cells of a row lie. */
interface Cells {
  readonly bytes: CellBytes
  /** From one to the next, in cells: more than 1 for numbers of eight bytes, and for structures that hold more. */
  readonly step: number
  /** Added to a digit: characters begin with that of 0. */
  readonly zero: number
}

const KINDS: readonly Cells[] = [
  { bytes: 4, step: 1, zero: 0 },
  { bytes: 1, step: 1, zero: 0 },
  { bytes: 1, step: 1, zero: 48 },
  { bytes: 2, step: 1, zero: 0 },
  { bytes: 4, step: 2, zero: 0 },
  { bytes: 4, step: 3, zero: 0 },
]

/** Rows lie at most so many cells farther apart than they are long. */
const WIDEST_GAP = 120
const WORD_BYTES = 4
/** Of rows that lie anywhere, memory holds pointers: one each, or three for each of a vector of vectors. */
const POINTER_STEPS = [1, 3] as const
/** Of boards that count from 0 and from 1. */
const FIRST_COLUMNS = [0, 1] as const

/** Whether there is anything in memory is asked of parts so large. */
const PART_BYTES = 1 << 16
const DOUBLE_SHIFT = 3

export class BoardFinder {
  /** In all searches. */
  searchedBytes = 0
  readonly #givens: Uint8Array
  readonly #views: MemoryViews
  /** The row by which boards are found, that with the most givens, and its first given. */
  readonly #row: number
  readonly #column: number

  constructor(givens: Uint8Array, views: MemoryViews) {
    this.#givens = givens
    this.#views = views
    const counts = Array.from({ length: 9 }, (_, row) => this.#rowOf(row).filter(Boolean).length)
    this.#row = counts.indexOf(Math.max(...counts))
    this.#column = this.#rowOf(this.#row).findIndex((given) => given > 0)
  }

  /** All boards between the stack pointer and the end of the stack, and in the rest of memory. */
  found(stackPointer: number, excluded: readonly Region[]): readonly Board[] {
    // In a puzzle without givens, everything would be a board.
    if (this.#column < 0) return []
    const views = this.#views
    views.refresh()
    const regions = [
      { from: Math.max(0, stackPointer), to: STACK_BYTES },
      { from: GLOBAL_BASE, to: views.bytes.length },
    ]
    const boards: Board[] = []
    for (const region of regions.flatMap((region) => this.#written(region))) {
      for (const cells of KINDS) this.#lookForRows(region, cells, boards)
      this.#lookForPointers(region, boards)
    }
    return boards.filter(({ low }) => !excluded.some(({ from, to }) => low >= from && low < to))
  }

  /** The parts of a region that are not all zeros, which make up most of large arrays. */
  #written({ from, to }: Region): readonly Region[] {
    const { doubles } = this.#views
    const parts: { from: number; to: number }[] = []
    for (let at = from; at < to; at = nextPart(at)) {
      const end = Math.min(to, nextPart(at))
      let double = at >> DOUBLE_SHIFT
      const last = end >> DOUBLE_SHIFT
      while (double < last && doubles[double] === 0) double++
      if (double === last) continue
      const before = parts.at(-1)
      if (before?.to === at) before.to = end
      else parts.push({ from: at, to: end })
    }
    this.searchedBytes += parts.reduce((bytes, part) => bytes + part.to - part.from, 0)
    return parts
  }

  #rowOf(row: number): Uint8Array {
    return this.#givens.subarray(row * 9, row * 9 + 9)
  }

  #arrayOf(bytes: CellBytes): Uint8Array | Int16Array | Int32Array {
    const { bytes: single, shorts, words } = this.#views
    if (bytes === 1) return single
    return bytes === 2 ? shorts : words
  }

  /** Boards whose rows lie equally far from each other, and one of whose givens lies in a region. */
  #lookForRows({ from, to }: Region, cells: Cells, boards: Board[]): void {
    const { bytes, step, zero } = cells
    const array = this.#arrayOf(bytes)
    const requested = this.#rowOf(this.#row)[this.#column] + zero
    const offset = this.#column * step
    const end = Math.floor(to / bytes)
    for (let index = Math.ceil(from / bytes); index < end; index++) {
      if (array[index] === requested && this.#isRow(this.#row, index - offset, cells)) {
        this.#lookAround(index - offset, cells, boards)
      }
    }
  }

  /** @param index of the first cell of a row */
  #lookAround(index: number, cells: Cells, boards: Board[]): void {
    const { bytes, step } = cells
    for (let apart = 9 * step; apart <= 9 * step + WIDEST_GAP; apart++) {
      const first = index - this.#row * apart
      if (first < 0) return
      let row = 0
      while (row < 9 && this.#isRow(row, first + row * apart, cells)) row++
      if (row < 9) continue
      const rows = Array.from({ length: 9 }, (_, row) => (first + row * apart) * bytes)
      add(boards, new Board(rows, bytes, bytes * step))
    }
  }

  #isRow(row: number, index: number, { bytes, step, zero }: Cells): boolean {
    const array = this.#arrayOf(bytes)
    for (let column = 0; column < 9; column++) {
      const value = array[index + column * step]
      const given = this.#givens[row * 9 + column]
      if (given > 0 ? value !== given + zero : !isOpen(value, bytes, zero)) return false
    }
    return true
  }

  /** Boards to whose rows pointers lead, one of which lies in a region. */
  #lookForPointers({ from, to }: Region, boards: Board[]): void {
    const { words } = this.#views
    for (const step of POINTER_STEPS) {
      const offset = this.#row * step
      const end = Math.floor(to / WORD_BYTES)
      for (let index = Math.ceil(from / WORD_BYTES); index < end; index++) {
        // The row of a board that counts from 1 is one further on.
        this.#lookAlong(words[index], index - offset, step, boards)
      }
    }
  }

  #lookAlong(pointer: number, index: number, step: number, boards: Board[]): void {
    if (!this.#isPointer(pointer)) return
    for (const cells of KINDS) {
      if (cells.step > 1 || pointer % cells.bytes !== 0) continue
      for (const column of FIRST_COLUMNS) {
        if (!this.#isRow(this.#row, pointer / cells.bytes + column, cells)) continue
        const rows = Array.from({ length: 9 }, (_, row) => this.#views.words[index + row * step])
        const isBoard = rows.every(
          (pointer, row) =>
            this.#isPointer(pointer) &&
            pointer % cells.bytes === 0 &&
            this.#isRow(row, pointer / cells.bytes + column, cells),
        )
        if (!isBoard) continue
        const firsts = rows.map((pointer) => pointer + column * cells.bytes)
        add(boards, new Board(firsts, cells.bytes))
      }
    }
  }

  #isPointer(value: number): boolean {
    return value >= GLOBAL_BASE && value < this.#views.bytes.length
  }
}

/** Where the part begins that follows upon the one that an address is in. */
function nextPart(address: number): number {
  return (Math.floor(address / PART_BYTES) + 1) * PART_BYTES
}

/** Whether a value can be that of a cell without a given. */
function isOpen(value: number, bytes: CellBytes, zero: number): boolean {
  const digit = digitOfValue(value, bytes === 1)
  return digit > 0 ? value === digit + zero : digit === 0
}

function add(boards: Board[], board: Board): void {
  if (!boards.some((known) => known.isAt(board))) boards.push(board)
}
