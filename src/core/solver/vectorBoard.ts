/**
 * The board as vectors: the places that are left to a digit are one vector of 128 bits, nine vectors are the board with
 * all its candidates. Each of the first three lanes of 32 bits is a band; its rows are ten bits apart, the bit after the
 * nine cells of a row being always free, for carries; the fourth lane is empty:
 *
 *     lane 0:  bit 0 … 8  row 1    9 free    10 … 18  row 2    19 free    20 … 28  row 3    29 … 31 free
 *     lane 1:  rows 4 to 6     lane 2:  rows 7 to 9     lane 3:  nothing
 *
 * Bands as 27 bits are an idea of Zhou Yundong's solver and JCZSolve; that rules can be arithmetic on vectors, without
 * branches, one of Tom Dillon's tdoku (https://t-dillon.github.io/tdoku/), whose vectors are larger and hold boxes.
 */
import { CELLS, PEERS } from '../units.ts'

export const VECTOR_BYTES = 16
/** Of all nine digits. */
const BOARD_BYTES = 9 * VECTOR_BYTES

/** Of a level: the places of the digits, their singles, all singles, and the digit that is excluded by a guess. */
export const LEVEL = {
  singles: BOARD_BYTES,
  allSingles: 2 * BOARD_BYTES,
  excludedDigit: 2 * BOARD_BYTES + VECTOR_BYTES,
  bytes: 2 * BOARD_BYTES + 2 * VECTOR_BYTES,
} as const

const ANY_PLACE = 96

/** Addresses in the module's memory, in bytes. */
export const MEMORY = {
  /** The puzzle, a byte a cell, and fifteen zeros. */
  puzzle: 0,
  /** How many solutions are to be found, 32 bits. */
  limit: 96,
  /** The first solution, as the places of the nine digits. */
  solution: 112,
  /** The places of the nine digits, as far as the search has come. */
  places: 256,
  /** The places of each digit when it was last settled: where they differ, it is to be settled again. */
  settled: 256 + BOARD_BYTES,
  /** Of each digit: its places that are alone in their row. */
  singles: 256 + 2 * BOARD_BYTES,
  /** See `CONSTANTS`. */
  constants: 768,
  /** Of each cell: its lane * 32 + bit, which is its index in the tables below. A byte each. */
  indices: 896,
  /** The vectors of each cell alone, and of its 20 peers. */
  cell: 1024,
  peers: 1024 + ANY_PLACE * VECTOR_BYTES,
  /** Boards left over from guesses; each level has one more cell solved. */
  levels: 4096,
  bytes: 1 << 16,
} as const

const inAllRows = (bits: number): number => bits | (bits << 10) | (bits << 20)

/** In the first three lanes each. In memory, because they would take longer to make than to read. */
export const CONSTANTS = [
  /** All cells. */
  inAllRows(0b111_111_111),
  /** The first cell of each box in each row. */
  inAllRows(0b001_001_001),
  /** The first cell of each row. */
  inAllRows(1),
  /** The free bit after each row. */
  inAllRows(1 << 9),
  /** Of nine columns: the first two of each box, and the third. */
  0b011_011_011,
  0b100_100_100,
] as const

/** Lane and bit of a cell, as lane * 32 + bit. */
function indexOf(cell: number): number {
  const row = Math.floor(cell / 9)
  return Math.floor(row / 3) * 32 + (row % 3) * 10 + (cell % 9)
}

/** Writes what never changes into the module's memory. */
export function writeTables(memory: ArrayBuffer): void {
  const bytes = new Uint8Array(memory)
  const words = new Int32Array(memory)
  for (const [index, value] of CONSTANTS.entries()) {
    const first = MEMORY.constants / 4 + 4 * index
    words.fill(value, first, first + 3)
  }
  for (let cell = 0; cell < CELLS; cell++) {
    const index = indexOf(cell)
    bytes[MEMORY.indices + cell] = index
    setBits(words, MEMORY.cell + VECTOR_BYTES * index, [cell])
    setBits(words, MEMORY.peers + VECTOR_BYTES * index, PEERS[cell])
  }
}

function setBits(words: Int32Array, address: number, cells: readonly number[]): void {
  for (const index of cells.map(indexOf)) words[address / 4 + (index >> 5)] |= 1 << (index & 31)
}

/** Reads the first solution from the module's memory. */
export function readSolution(words: Int32Array, solution: Uint8Array): void {
  for (let cell = 0; cell < CELLS; cell++) {
    const index = indexOf(cell)
    const first = MEMORY.solution / 4 + (index >> 5)
    for (let digit = 1; digit <= 9; digit++) {
      if (((words[first + 4 * (digit - 1)] >> (index & 31)) & 1) === 1) solution[cell] = digit
    }
  }
}
