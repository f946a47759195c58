/**
 * Finds a board whose cells are scattered in memory, such as the nodes of a map, or encoded as bits. Looks at the
 * program's first writes: a program reads the puzzle in order, so one line writes the 81 cells one after the other.
 */
import { CELLS } from '../../sudoku/units.ts'
import { Board, type CellBytes, type CellCode, digitOfCode, valueAt } from './board.ts'
import { STACK_BYTES } from './layout.ts'
import type { MemoryViews } from './memoryViews.ts'

/** Maximum writes that are logged. */
const MAX_STORES = 200_000
/**
 * Number of first values recorded per address. A cell may be cleared and set several times before the search begins.
 */
const KEPT_STORES = 5
/** Addresses with more writes than this while the input is read belong to temporary variables. */
const HOT_STORES = 64
/** Lines that write more addresses than this fill some other large array, which would take too long to scan. */
const MAX_PLACES = 10_000
/** Maximum value that is logged; larger ones are neither digits nor bits of digits. */
const MAX_VALUE = 1023
/** Maximum addresses that one line writes per cell. */
const MAX_PERIOD = 12
/** Nodes have this alignment in bytes, so the same member of each node has the same address modulo it. */
const ALIGNMENT = 16
/**
 * Stands for any remainder modulo `ALIGNMENT` in the key of a group, because elements of an array have all remainders.
 */
const ANY_REST = ALIGNMENT
/** Number of remainders with `ANY_REST`, and upper bound of sizes in bytes, to combine both in the key of a group. */
const RESTS = ALIGNMENT + 1
const SIZES = 8
/** Ways in which cells may encode digits, in the order in which they are tried. */
const CODES: readonly CellCode[] = ['digit', 'bit', 'bit-from-0']

/** First values written to each address, in the order of the first writes. */
type Group = Map<number, number[]>

/** A written address. */
interface Place {
  readonly address: number
  /** Digits of the first values written to the address; -1 for values that are not digits. */
  readonly digits: readonly number[]
}

export class StoreLog {
  readonly #givens: Uint8Array
  readonly #views: MemoryViews
  /** Number of writes by address. */
  readonly #counts = new Map<number, number>()
  /** Number of the latest write to each address, counting from 1. */
  readonly #latest = new Map<number, number>()
  /**
   * Written addresses, grouped by line, size, and whether they are on the stack. Each address is in two groups: that of
   * its remainder modulo `ALIGNMENT`, and that of any remainder.
   */
  readonly #groups = new Map<number, Group>()
  #storeCount = 0

  constructor(givens: Uint8Array, views: MemoryViews) {
    this.#givens = givens
    this.#views = views
  }

  get isFull(): boolean {
    return this.#storeCount >= MAX_STORES
  }

  /** Called after each write of the program: logs it. @param line 1-based, 0 if unknown */
  stored(address: number, bytes: number, line: number): void {
    this.#storeCount++
    const size = bytes === 8 ? 4 : bytes
    if ((size !== 1 && size !== 2 && size !== 4) || address % size !== 0) return
    const count = (this.#counts.get(address) ?? 0) + 1
    this.#counts.set(address, count)
    this.#latest.set(address, this.#storeCount)
    if (count > KEPT_STORES) return
    this.#views.refresh()
    const value = valueAt(address, size, this.#views)
    if (value < 0 || value > MAX_VALUE) return
    const isOnStack = address < STACK_BYTES ? 1 : 0
    for (const rest of [address % ALIGNMENT, ANY_REST]) {
      const key = ((line * 2 + isOnStack) * SIZES + size) * RESTS + rest
      const group: Group = this.#groups.get(key) ?? new Map<number, number[]>()
      this.#groups.set(key, group)
      const values = group.get(address)
      if (values === undefined) group.set(address, [value])
      else values.push(value)
    }
  }

  /** Returns the board that the writes so far have filled; undefined if none is found, or without givens. */
  board(): Board | undefined {
    // Without givens, any zeros would match.
    if (!this.#givens.some(Boolean)) return undefined
    for (const [key, group] of this.#groups) {
      const bytes = (Math.floor(key / RESTS) % SIZES) as CellBytes
      const kept = [...group].filter(([address]) => (this.#counts.get(address) ?? 0) <= HOT_STORES)
      if (kept.length < CELLS || kept.length > MAX_PLACES) continue
      for (const code of CODES) {
        const places = kept.map(([address, values]): Place => {
          return { address, digits: values.map((value) => digitOfCode(value, code, bytes === 1)) }
        })
        const found =
          this.#boardIn(places) ??
          (bytes === 4 ? this.#boardByKeys(places, key % RESTS !== ANY_REST) : undefined)
        if (found !== undefined) return Board.scattered(found, bytes, code)
      }
    }
    return undefined
  }

  /**
   * Returns the addresses of 81 places whose first values are the digits of the puzzle (or whose second values, and so
   * on). The places are evenly spaced in the order of first writes. Returns undefined if there are none.
   */
  #boardIn(all: readonly Place[]): readonly number[] | undefined {
    for (let nth = 0; nth < KEPT_STORES; nth++) {
      const places = all.flatMap(({ address, digits }) => {
        const digit = digits[Math.min(nth, digits.length - 1)]
        return digit < 0 ? [] : [{ address, digit }]
      })
      for (let period = 1; period <= MAX_PERIOD; period++) {
        for (let from = 0; from + (CELLS - 1) * period < places.length; from++) {
          let cell = 0
          while (cell < CELLS && places[from + cell * period].digit === this.#givens[cell]) cell++
          if (cell === CELLS)
            return Array.from({ length: CELLS }, (_, cell) => places[from + cell * period].address)
        }
      }
    }
    return undefined
  }

  /**
   * Returns the addresses of 81 places to which the puzzle's digits were written, each preceded in memory by the key of
   * its cell, as in nodes of a map and in structures; undefined if there are none.
   * @param areNodes true if the places are members of nodes; otherwise only evenly spaced places count
   */
  #boardByKeys(places: readonly Place[], areNodes: boolean): readonly number[] | undefined {
    const { words } = this.#views
    for (const cellOf of KEYS) {
      const candidates: number[][] = Array.from({ length: CELLS }, () => [])
      for (const { address, digits } of places) {
        const cell = cellOf(words[(address >> 2) - 1], words[(address >> 2) - 2])
        if (cell >= 0 && cell < CELLS && digits.includes(this.#givens[cell])) candidates[cell].push(address)
      }
      if (candidates.some(({ length }) => length === 0)) continue
      const found =
        evenlySpaced(candidates) ?? (areNodes ? candidates.map((of) => this.#latestOf(of)) : undefined)
      if (found !== undefined) return found
    }
    return undefined
  }

  #latestOf(addresses: readonly number[]): number {
    const latest = (address: number) => this.#latest.get(address) ?? 0
    return addresses.reduce((best, address) => (latest(address) > latest(best) ? address : best))
  }
}

/**
 * Returns one candidate address per cell, all evenly spaced; undefined if there are none. A cell may have several
 * candidates: a vector that grows leaves copies behind in its earlier memory.
 */
function evenlySpaced(candidates: readonly (readonly number[])[]): readonly number[] | undefined {
  for (const first of candidates[0]) {
    for (const second of candidates[1]) {
      const step = second - first
      const isEven = candidates.every((of, cell) => of.includes(first + cell * step))
      if (step > 0 && isEven) return candidates.map((_, cell) => first + cell * step)
    }
  }
  return undefined
}

/**
 * Returns the cell of a key; -1 if there is none.
 * @param last the word before the value
 * @param first the word before `last`
 */
type CellOfKey = (last: number, first: number) => number

const isIndex = (number: number) => number >= 0 && number < 9

/**
 * Kinds of keys: row and column, from 0 or from 1; index of the cell, from 0 or from 1; row and column from 1 as one
 * number, such as 11.
 */
const KEYS: readonly CellOfKey[] = [
  (column, row) => (isIndex(row) && isIndex(column) ? row * 9 + column : -1),
  (column, row) => (isIndex(row - 1) && isIndex(column - 1) ? (row - 1) * 9 + column - 1 : -1),
  (cell) => cell,
  (cell) => cell - 1,
  (key) =>
    isIndex(Math.floor(key / 10) - 1) && isIndex((key % 10) - 1)
      ? Math.floor(key / 10 - 1) * 9 + (key % 10) - 1
      : -1,
]
