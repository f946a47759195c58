import { CELLS } from '../../../core/units.ts'
import type { MemoryViews } from './memoryViews.ts'

/** Of a cell in memory. */
export type CellBytes = 1 | 2 | 4

const ZERO = 48
const NINE = 57
/** How programs write a blank as a character: a dot, a space, an underscore, an asterisk, a minus, or the 0 of C. */
const BLANKS: ReadonlySet<number> = new Set([46, 32, 95, 42, 45])

/** The digit of a value in a board, 0 for a blank; -1 if it is none. */
export function digitOfValue(value: number, isByte: boolean): number {
  if (value >= 0 && value <= 9) return value
  if (!isByte) return -1
  if (value >= ZERO && value <= NINE) return value - ZERO
  return BLANKS.has(value) ? 0 : -1
}

/** Spans up to here have a table of their own. */
const TABLE_BYTES = 1 << 13

/** A board of a program: where its cells lie in memory. */
export class Board {
  /** Where the first cell of each row lies. */
  readonly rows: readonly number[]
  readonly cellBytes: CellBytes
  /** From one cell to the next in its row. */
  readonly stepBytes: number
  /** The addresses between which all cells lie. */
  readonly low: number
  readonly high: number
  /** The cell at each address from `low` on, -1 for none; undefined where they are scattered. */
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

  /** The cell that begins at an address; -1 if none does. */
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

  /** @param views refreshed @returns -1 if it holds no digit and no blank */
  digitAt(cell: number, views: MemoryViews): number {
    return this.digitIn(this.addressOf(cell), views)
  }

  /** As `digitAt`. @param address of a cell */
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

  /** All cells. @param views refreshed @returns undefined if one of them holds no digit and no blank */
  digits(views: MemoryViews): Uint8Array | undefined {
    const digits = new Uint8Array(CELLS)
    for (let cell = 0; cell < CELLS; cell++) {
      const digit = this.digitAt(cell, views)
      if (digit < 0) return undefined
      digits[cell] = digit
    }
    return digits
  }

  /** One like it whose rows lie elsewhere. */
  withRows(rows: readonly number[]): Board {
    return new Board(rows, this.cellBytes, this.stepBytes)
  }

  /** A copy of it that lies so much higher. */
  movedBy(bytes: number): Board {
    return this.withRows(this.rows.map((row) => row + bytes))
  }

  isAt({ rows, cellBytes }: Board): boolean {
    return cellBytes === this.cellBytes && rows.every((row, index) => row === this.rows[index])
  }
}
