import { CELLS } from '../../sudoku/units.ts'
import type { MemoryViews } from './memoryViews.ts'

export type CellBytes = 1 | 2 | 4

/** Character codes of the digits 0 and 9. */
const ZERO = 48
const NINE = 57
/** Characters that programs write for a blank, besides `0`. */
const BLANKS: ReadonlySet<number> = new Set(Array.from('. _*-?#xX', (character) => character.charCodeAt(0)))
/** The number −1, and how it is read from a byte. */
const MINUS_ONE = -1
const MINUS_ONE_BYTE = 255

/**
 * Returns the digit of a cell's value, 0 for a blank; -1 if the value is neither.
 * @param isByte true for a cell of one byte, which may also hold a character
 */
export function digitOfValue(value: number, isByte: boolean): number {
  if (value >= 0 && value <= 9) return value
  if (value === (isByte ? MINUS_ONE_BYTE : MINUS_ONE)) return 0
  if (!isByte) return -1
  if (value >= ZERO && value <= NINE) return value - ZERO
  return BLANKS.has(value) ? 0 : -1
}

/**
 * Encoding of a cell's digit: the digit itself, or a single bit (`bit`: 1 << digit, `bit-from-0`: 1 << (digit - 1)). A
 * cell with several bits, or none, is a blank with its candidates.
 */
export type CellCode = 'digit' | 'bit' | 'bit-from-0'

/** Maximum value of a cell with bits: bits 0 to 9 are set. */
const ALL_BITS = 1023

/** Like `digitOfValue`, for any encoding. */
export function digitOfCode(value: number, code: CellCode, isByte: boolean): number {
  if (code === 'digit') return digitOfValue(value, isByte)
  if (value < 0 || value > ALL_BITS) return -1
  if (value === 0 || (value & (value - 1)) !== 0) return 0
  const bit = 31 - Math.clz32(value)
  const digit = code === 'bit' ? bit : bit + 1
  return digit <= 9 ? digit : -1
}

interface ScatteredCells {
  readonly places: readonly number[]
  readonly code: CellCode
}

const ALL_CELLS: readonly number[] = Array.from({ length: CELLS }, (_, cell) => cell)

/** Memory layout of one of the program's boards. */
export class Board {
  /** Address of the first cell of each row; empty if the cells are not in rows. */
  readonly rows: readonly number[]
  readonly cellBytes: CellBytes
  /** Stride between the cells of a row. */
  readonly stepBytes: number
  /** Address range of the cells, `high` exclusive. */
  readonly low: number
  readonly high: number
  /** Defined if the cells are not in rows: the address of each, and how it holds its digit. */
  readonly #scattered: ScatteredCells | undefined

  constructor(
    rows: readonly number[],
    cellBytes: CellBytes,
    stepBytes: number = cellBytes,
    scattered?: ScatteredCells,
  ) {
    this.rows = rows
    this.cellBytes = cellBytes
    this.stepBytes = stepBytes
    this.#scattered = scattered
    const firsts = scattered?.places ?? rows
    this.low = Math.min(...firsts)
    this.high = Math.max(...firsts) + cellBytes + (scattered === undefined ? 8 * stepBytes : 0)
  }

  /** Returns a board whose cells are not in rows. @param places address of each cell */
  static scattered(places: readonly number[], cellBytes: CellBytes, code: CellCode): Board {
    return new Board([], cellBytes, cellBytes, { places, code })
  }

  addressOf(cell: number): number {
    if (this.#scattered !== undefined) return this.#scattered.places[cell]
    return this.rows[Math.floor(cell / 9)] + (cell % 9) * this.stepBytes
  }

  /** Returns a cell's digit; -1 if it is neither a digit nor a blank. @param views must be refreshed */
  digitAt(cell: number, views: MemoryViews): number {
    return this.digitIn(this.addressOf(cell), views)
  }

  /** Like `digitAt`, by address. @param address of a cell */
  digitIn(address: number, views: MemoryViews): number {
    if (this.#scattered !== undefined) {
      const { cellBytes } = this
      return digitOfCode(valueAt(address, cellBytes, views), this.#scattered.code, cellBytes === 1)
    }
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

  withRows(rows: readonly number[]): Board {
    return new Board(rows, this.cellBytes, this.stepBytes)
  }

  movedBy(bytes: number): Board {
    if (this.#scattered !== undefined) {
      const { places, code } = this.#scattered
      return Board.scattered(
        places.map((place) => place + bytes),
        this.cellBytes,
        code,
      )
    }
    return this.withRows(this.rows.map((row) => row + bytes))
  }

  hasSameCells(other: Board): boolean {
    if ((this.#scattered ?? other.#scattered) !== undefined)
      return ALL_CELLS.every((cell) => this.addressOf(cell) === other.addressOf(cell))
    const { rows, cellBytes } = other
    return cellBytes === this.cellBytes && rows.every((row, index) => row === this.rows[index])
  }
}

/** Returns the value of a cell. @param views must be refreshed */
export function valueAt(address: number, bytes: CellBytes, views: MemoryViews): number {
  if (bytes === 1) return views.bytes[address]
  return bytes === 2 ? views.shorts[address >> 1] : views.words[address >> 2]
}
