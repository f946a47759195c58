/** Finds boards in a program's memory by their content: the givens, with digits or blanks in the other cells. */
import { Board, type CellBytes, digitOfValue } from './board.ts'
import { GLOBAL_BASE, STACK_BYTES } from './layout.ts'
import type { MemoryViews } from './memoryViews.ts'

/** An address range, `to` exclusive. */
export interface Region {
  readonly from: number
  readonly to: number
}

interface CellEncoding {
  readonly bytes: CellBytes
  /** Stride in units of `bytes`: more than 1 for 8-byte numbers, and for structures with more members. */
  readonly step: number
  /** Code of the digit 0: 48 for characters. */
  readonly zero: number
}

/** Encodings that are tried, in this order. */
const ENCODINGS: readonly CellEncoding[] = [
  { bytes: 4, step: 1, zero: 0 },
  { bytes: 1, step: 1, zero: 0 },
  { bytes: 1, step: 1, zero: 48 },
  { bytes: 2, step: 1, zero: 0 },
  { bytes: 4, step: 2, zero: 0 },
  { bytes: 4, step: 3, zero: 0 },
]

/** Maximum gap between rows, in units of `bytes`. */
const MAX_GAP = 120
const WORD_BYTES = 4
/** Stride of row pointers, in words: 1 for arrays of pointers, 3 for a vector of vectors. */
const POINTER_STEPS = [1, 3] as const
/** First used column of a row: 1 for boards with 1-based indices. */
const FIRST_COLUMNS = [0, 1] as const

/** Memory is skipped in parts of this size if they are all zeros. */
const PART_BYTES = 1 << 16
/** log₂ of the bytes of a double. */
const DOUBLE_SHIFT = 3

export class BoardFinder {
  /** Number of bytes searched, over all searches, without skipped zeros. */
  searchedBytes = 0
  readonly #givens: Uint8Array
  readonly #views: MemoryViews
  /** The row that is searched for, the one with the most givens, and the column of its first given (-1 if none). */
  readonly #row: number
  readonly #column: number

  constructor(givens: Uint8Array, views: MemoryViews) {
    this.#givens = givens
    this.#views = views
    const counts = Array.from({ length: 9 }, (_, row) => this.#rowOf(row).filter(Boolean).length)
    this.#row = counts.indexOf(Math.max(...counts))
    this.#column = this.#rowOf(this.#row).findIndex((given) => given > 0)
  }

  /**
   * Returns the boards in the used stack and above `GLOBAL_BASE`, except those that begin in an excluded region. Finds
   * none if the puzzle has no givens.
   */
  found(stackPointer: number, excluded: readonly Region[]): readonly Board[] {
    // Without givens, any zeros would match.
    if (this.#column < 0) return []
    const views = this.#views
    views.refresh()
    const regions = [
      { from: Math.max(0, stackPointer), to: STACK_BYTES },
      { from: GLOBAL_BASE, to: views.bytes.length },
    ]
    const boards: Board[] = []
    for (const region of regions.flatMap((region) => this.#nonZeroParts(region))) {
      for (const cells of ENCODINGS) this.#findStrided(region, cells, boards)
      this.#findByPointers(region, boards)
    }
    return boards.filter(
      (board) =>
        !excluded.some(({ from, to }) => board.low >= from && board.low < to) && !isPieced(board, boards),
    )
  }

  /**
   * Returns the region without its parts that are all zeros, as are most parts of a large array. Adds the bytes left to
   * `searchedBytes`.
   */
  #nonZeroParts({ from, to }: Region): readonly Region[] {
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

  /** Adds the boards with evenly spaced rows whose first given in `#row` lies in the region. */
  #findStrided({ from, to }: Region, cells: CellEncoding, boards: Board[]): void {
    const { bytes, step, zero } = cells
    const array = this.#arrayOf(bytes)
    const firstGiven = this.#rowOf(this.#row)[this.#column] + zero
    const offset = this.#column * step
    const end = Math.floor(to / bytes)
    for (let index = Math.ceil(from / bytes); index < end; index++) {
      if (array[index] === firstGiven && this.#isRow(this.#row, index - offset, cells)) {
        this.#tryStrides(index - offset, cells, boards)
      }
    }
  }

  /** Tries row strides around a match, e.g. 10 for `int board[9][10]`. @param index of the first cell of `#row` */
  #tryStrides(index: number, cells: CellEncoding, boards: Board[]): void {
    const { bytes, step } = cells
    for (let stride = 9 * step; stride <= 9 * step + MAX_GAP; stride++) {
      const first = index - this.#row * stride
      if (first < 0) return
      let row = 0
      while (row < 9 && this.#isRow(row, first + row * stride, cells)) row++
      if (row < 9) continue
      const rows = Array.from({ length: 9 }, (_, row) => (first + row * stride) * bytes)
      addIfNew(boards, new Board(rows, bytes, bytes * step))
    }
  }

  /** True if a row of the puzzle begins at `index`: its givens, with digits or blanks in the other cells. */
  #isRow(row: number, index: number, { bytes, step, zero }: CellEncoding): boolean {
    const array = this.#arrayOf(bytes)
    for (let column = 0; column < 9; column++) {
      const value = array[index + column * step]
      const given = this.#givens[row * 9 + column]
      if (given > 0 ? value !== given + zero : !isDigitOrBlank(value, bytes, zero)) return false
    }
    return true
  }

  /** Adds the boards whose rows are reached by pointers, if the pointer to `#row` lies in the region. */
  #findByPointers({ from, to }: Region, boards: Board[]): void {
    const { words } = this.#views
    for (const step of POINTER_STEPS) {
      const offset = this.#row * step
      const end = Math.floor(to / WORD_BYTES)
      for (let index = Math.ceil(from / WORD_BYTES); index < end; index++) {
        // 1-based boards need no extra case: their pointers are just one slot further on.
        this.#tryPointers(words[index], index - offset, step, boards)
      }
    }
  }

  /**
   * Adds the board if `pointer` leads to `#row`, and its neighbours to the other rows.
   * @param index of the first row's pointer, in words @param step stride of the pointers, in words
   */
  #tryPointers(pointer: number, index: number, step: number, boards: Board[]): void {
    if (!this.#isPointer(pointer)) return
    for (const cells of ENCODINGS) {
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
        addIfNew(boards, new Board(firsts, cells.bytes))
      }
    }
  }

  #isPointer(value: number): boolean {
    return value >= GLOBAL_BASE && value < this.#views.bytes.length
  }
}

function nextPart(address: number): number {
  return (Math.floor(address / PART_BYTES) + 1) * PART_BYTES
}

function isDigitOrBlank(value: number, bytes: CellBytes, zero: number): boolean {
  const digit = digitOfValue(value, bytes === 1)
  return digit > 0 ? value === digit + zero : digit === 0
}

/**
 * True if a board is pieced together from rows of several copies, which lie one after the other: they are evenly spaced,
 * too, but the copies themselves are denser.
 */
function isPieced({ rows, low, high }: Board, boards: readonly Board[]): boolean {
  const stride = rows[1] - rows[0]
  return (
    rows.every((row, index) => row === rows[0] + index * stride) &&
    boards.some(
      (other) => other.high - other.low < high - low && other.rows.some((row) => rows.includes(row)),
    )
  )
}

function addIfNew(boards: Board[], board: Board): void {
  if (!boards.some((known) => known.hasSameCells(board))) boards.push(board)
}
