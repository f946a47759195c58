import { CELLS } from '../../../core/units.ts'
import type { MemoryViews } from './memoryViews.ts'

/** Size of a cell, in bytes. */
export type CellBytes = 1 | 2 | 4

const ZERO = 48
const NINE = 57
/** Characters that programs write for a blank, besides `0`: `.`, space, `_`, `*` and `-`. */
const BLANKS: ReadonlySet<number> = new Set([46, 32, 95, 42, 45])

/** Returns the digit that a cell's value stands for, 0 for a blank; -1 if it is neither. */
export function digitOfValue(value: number, isByte: boolean): number {
  if (value >= 0 && value <= 9) return value
  if (!isByte) return -1
  if (value >= ZERO && value <= NINE) return value - ZERO
  return BLANKS.has(value) ? 0 : -1
}

/** Maximum span of a board that gets a lookup table. */
const TABLE_BYTES = 1 << 13

/** Memory layout of one of the program's boards. */
export class Board {
  /** Address of the first cell of each row. */
  readonly rows: readonly number[]
  readonly cellBytes: CellBytes
  /** Stride between the cells of a row. */
  readonly stepBytes: number
  /** Address range of the cells, `high` exclusive. */
  readonly low: number
  readonly high: number
  /** Cell that begins at each address from `low` on, -1 for none; undefined if the cells are too scattered. */
  readonly #table: Int8Array | undefined

  constructor(rows: readonly number[], cellBytes: CellBytes, stepBytes: number = cellBytes) {
    this.rows = rows
    this.cellBytes = cellBytes
    this.stepBytes = stepBytes
    this.low = Math.min(...rows)
    this.high = Math.max(...rows) + 8 * stepBytes + cellBytes
    if (this.high - this.low > TABLE_BYTES) return
    this.#table = new Int8Array(this.high - this.low).fill(-1)
    for (let cell = 0; cell < CELLS; cell++) this.#table[this.addressOf(cell) - this.low] = cell
  }

  addressOf(cell: number): number {
    return this.rows[Math.floor(cell / 9)] + (cell % 9) * this.stepBytes
  }

  /** Returns the cell that begins at an address; -1 if none does. */
  cellAt(address: number): number {
    const table = this.#table
    if (table !== undefined) {
      const offset = address - this.low
      return offset >= 0 && offset < table.length ? table[offset] : -1
    }
    for (const [row, from] of this.rows.entries()) {
      const offset = address - from
      if (offset >= 0 && offset <= 8 * this.stepBytes && offset % this.stepBytes === 0) {
        return row * 9 + offset / this.stepBytes
      }
    }
    return -1
  }

  /** Returns a cell's digit; -1 if it is neither a digit nor a blank. @param views must be refreshed */
  digitAt(cell: number, views: MemoryViews): number {
    return this.digitIn(this.addressOf(cell), views)
  }

  /** Like `digitAt`, by address. @param address of a cell */
  digitIn(address: number, views: MemoryViews): number {
    switch (this.cellBytes) {
      case 1:
        return digitOfValue(views.bytes[address], true)
      case 2:
        return digitOfValue(views.shorts[address >> 1], false)
      case 4:
        return digitOfValue(views.words[address >> 2], false)
    }
  }

  /** Returns all digits; undefined if some cell is neither a digit nor a blank. @param views must be refreshed */
  digits(views: MemoryViews): Uint8Array | undefined {
    const digits = new Uint8Array(CELLS)
    for (let cell = 0; cell < CELLS; cell++) {
      const digit = this.digitAt(cell, views)
      if (digit < 0) return undefined
      digits[cell] = digit
    }
    return digits
  }

  /** Returns a board of the same layout with other row addresses. */
  withRows(rows: readonly number[]): Board {
    return new Board(rows, this.cellBytes, this.stepBytes)
  }

  /** Returns the board shifted by a number of bytes. */
  movedBy(bytes: number): Board {
    return this.withRows(this.rows.map((row) => row + bytes))
  }

  isAt({ rows, cellBytes }: Board): boolean {
    return cellBytes === this.cellBytes && rows.every((row, index) => row === this.rows[index])
  }
}
