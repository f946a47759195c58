import { COLUMN_OF } from '../units.ts'
import {
  ALL_PLACES,
  BOXES_OF_ROW,
  CELLS_BESIDE,
  CELLS_OF_BOXES,
  CELLS_OF_EXCLUDED,
  CELLS_OF_OTHER_COLUMNS,
  inAllRows,
  LONE_COLUMNS,
  ROW,
  SINGLE_OF_ROW,
} from './bands.ts'
import type { Solver } from './solver.ts'

// A level of the search: the mask of digit d (0–8) in band b is at 3 * d + b; then, for each band, its unsolved cells;
// then the digits with masks that changed since they were last looked at, as nine bits.
const UNSOLVED = 27
const CHANGED = 30
const LEVEL = 32
const ALL_DIGITS = 0x1ff

/** A level deeper, a cell more is solved. */
const LEVELS = 82

/** The cells of a band's mask that are alone in their row. */
function rowSingles(mask: number): number {
  return (
    SINGLE_OF_ROW[mask & ROW] | (SINGLE_OF_ROW[(mask >> 9) & ROW] << 9) | (SINGLE_OF_ROW[mask >> 18] << 18)
  )
}

/** A band's mask without what its rows and boxes exclude. */
function locked(mask: number): number {
  const boxes =
    BOXES_OF_ROW[mask & ROW] | (BOXES_OF_ROW[(mask >> 9) & ROW] << 3) | (BOXES_OF_ROW[mask >> 18] << 6)
  return mask & CELLS_OF_BOXES[boxes]
}

/** The first cell of each row. */
const FIRST_OF_ROWS = inAllRows(1)
/** The band after each, in a circle. */
const NEXT_BAND = [1, 2, 0, 1]

/** How many bits are set, added up in pairs, fours, bytes and all. */
function countOfOnes(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x5555_5555)
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

/** A solver in plain TypeScript. It keeps nothing between two counts but its memory. */
export function createBandSolver(): Solver {
  const masks = new Int32Array(LEVELS * LEVEL)
  const given = new Int32Array(27)
  let limit = 0
  let found = 0
  let solution: Uint8Array | undefined

  /** Puts the givens on level 0. @returns false where two of them contradict each other */
  function begin(board: Readonly<Uint8Array>): boolean {
    masks.fill(ALL_PLACES, 0, CHANGED)
    masks[CHANGED] = ALL_DIGITS
    given.fill(0)
    for (let cell = 0; cell < 81; cell++) {
      const digit = board[cell] - 1
      if (digit < 0) continue
      const band = cell < 27 ? 0 : cell < 54 ? 1 : 2
      const bit = cell - 27 * band
      if (((masks[3 * digit + band] >> bit) & 1) === 0) return false
      place(0, digit, band, bit)
      given[3 * digit + band] |= 1 << bit
      masks[UNSOLVED + band] &= ~(1 << bit)
    }
    for (let band = 0; band < 3; band++) {
      const blank = masks[UNSOLVED + band]
      for (let at = band; at < 27; at += 3) masks[at] &= blank | given[at]
    }
    return true
  }

  /** Takes a digit from the peers of a cell. */
  function place(level: number, digit: number, band: number, bit: number): void {
    const at = level + 3 * digit
    const others = CELLS_OF_OTHER_COLUMNS[bit]
    masks[at] &= band === 0 ? CELLS_BESIDE[bit] : others
    masks[at + 1] &= band === 1 ? CELLS_BESIDE[bit] : others
    masks[at + 2] &= band === 2 ? CELLS_BESIDE[bit] : others
    masks[level + CHANGED] |= 1 << digit
  }

  /** Takes all other digits from cells of a band that a digit has for itself. */
  function clear(level: number, digit: number, band: number, cells: number): void {
    masks[level + UNSOLVED + band] &= ~cells
    let changed = 0
    for (let other = 0, at = level + band; other < 9; other++, at += 3) {
      const before = masks[at]
      const after = before & ~cells
      masks[at] = after
      if (before !== after) changed |= 1 << other
    }
    masks[level + 3 * digit + band] |= cells
    masks[level + CHANGED] |= changed & ~(1 << digit)
  }

  /** Locked candidates and hidden singles of one digit. @returns whether there is a place left for it everywhere */
  function settle(level: number, digit: number): boolean {
    const at = level + 3 * digit
    let a = masks[at]
    let b = masks[at + 1]
    let c = masks[at + 2]
    for (;;) {
      a = locked(a)
      b = locked(b)
      c = locked(c)
      if (a === 0 || b === 0 || c === 0) return false
      const inA = (a | (a >> 9) | (a >> 18)) & ROW
      const inB = (b | (b >> 9) | (b >> 18)) & ROW
      const inC = (c | (c >> 9) | (c >> 18)) & ROW
      const loneA = LONE_COLUMNS[inA]
      const loneB = LONE_COLUMNS[inB]
      const loneC = LONE_COLUMNS[inC]
      const nextA = a & CELLS_OF_EXCLUDED[ROW & ~(inB | inC)] & ~(loneB | loneC)
      const nextB = b & CELLS_OF_EXCLUDED[ROW & ~(inA | inC)] & ~(loneA | loneC)
      const nextC = c & CELLS_OF_EXCLUDED[ROW & ~(inA | inB)] & ~(loneA | loneB)
      if (a === nextA && b === nextB && c === nextC) break
      a = nextA
      b = nextB
      c = nextC
    }
    masks[at] = a
    masks[at + 1] = b
    masks[at + 2] = c
    const singlesA = rowSingles(a) & masks[level + UNSOLVED]
    if (singlesA !== 0) clear(level, digit, 0, singlesA)
    const singlesB = rowSingles(b) & masks[level + UNSOLVED + 1]
    if (singlesB !== 0) clear(level, digit, 1, singlesB)
    const singlesC = rowSingles(c) & masks[level + UNSOLVED + 2]
    if (singlesC !== 0) clear(level, digit, 2, singlesC)
    return true
  }

  /** Naked singles of a band. @returns whether each cell has a candidate left */
  function placeNakedSingles(level: number, band: number): boolean {
    let once = 0
    let twice = 0
    for (let at = level + band; at < level + 27; at += 3) {
      twice |= once & masks[at]
      once |= masks[at]
    }
    if (once !== ALL_PLACES) return false
    let singles = once & ~twice & masks[level + UNSOLVED + band]
    masks[level + UNSOLVED + band] &= ~singles
    while (singles !== 0) {
      const bit = 31 - Math.clz32(singles)
      singles ^= 1 << bit
      let digit = 0
      while (digit < 9 && ((masks[level + 3 * digit + band] >> bit) & 1) === 0) digit++
      if (digit === 9) return false
      place(level, digit, band, bit)
    }
    return true
  }

  /** Excludes what can be excluded without a guess. @returns false on a contradiction */
  function propagate(level: number): boolean {
    do {
      let changed = masks[level + CHANGED]
      while (changed !== 0) {
        const digit = 31 - Math.clz32(changed)
        masks[level + CHANGED] ^= 1 << digit
        if (!settle(level, digit)) return false
        changed = masks[level + CHANGED]
      }
      for (let band = 0; band < 3; band++) {
        if (masks[level + UNSOLVED + band] !== 0 && !placeNakedSingles(level, band)) return false
      }
    } while (masks[level + CHANGED] !== 0)
    return true
  }

  function search(level: number): void {
    while (propagate(level)) {
      const cell = choice(level)
      if (cell < 0) {
        report(level)
        return
      }
      const band = cell < 27 ? 0 : cell < 54 ? 1 : 2
      const bit = cell - 27 * band
      let digit = 0
      while (((masks[level + 3 * digit + band] >> bit) & 1) === 0) digit++
      masks.copyWithin(level + LEVEL, level, level + LEVEL)
      place(level + LEVEL, digit, band, bit)
      clear(level + LEVEL, digit, band, 1 << bit)
      search(level + LEVEL)
      if (found === limit) return
      masks[level + 3 * digit + band] &= ~(1 << bit)
      masks[level + CHANGED] |= 1 << digit
    }
  }

  /**
   * The cell to guess in: one of two candidates, if there is one, or else of three; of these that with the most unsolved
   * peers, since each of its candidates is taken from most of them.
   * @returns -1 if all cells are solved
   */
  function choice(level: number): number {
    let best = -1
    let bestScore = 0
    for (let band = 0; band < 3; band++) {
      const unsolved = masks[level + UNSOLVED + band]
      if (unsolved === 0) continue
      let once = 0
      let twice = 0
      let thrice = 0
      let fourTimes = 0
      for (let at = level + band; at < level + 27; at += 3) {
        const mask = masks[at]
        fourTimes |= thrice & mask
        thrice |= twice & mask
        twice |= once & mask
        once |= mask
      }
      const pairs = unsolved & ~thrice
      const triples = unsolved & thrice & ~fourTimes
      const rank = pairs !== 0 ? 200 : triples !== 0 ? 100 : 0
      if (rank + 100 <= bestScore) continue
      let cells = pairs !== 0 ? pairs : triples !== 0 ? triples : unsolved
      while (cells !== 0) {
        const bit = 31 - Math.clz32(cells)
        cells ^= 1 << bit
        const score = rank + unsolvedPeers(level, band, bit)
        if (score <= bestScore) continue
        bestScore = score
        best = 27 * band + bit
      }
    }
    return best
  }

  /** How many peers of a cell are unsolved, itself included. */
  function unsolvedPeers(level: number, band: number, bit: number): number {
    const column = COLUMN_OF[bit]
    const at = level + UNSOLVED
    const here = countOfOnes(masks[at + band] & ~CELLS_BESIDE[bit])
    const next = masks[at + NEXT_BAND[band]] >> column
    const last = masks[at + NEXT_BAND[band + 1]] >> column
    // Three rows of one column each, 9 bits apart.
    const rows = (next & FIRST_OF_ROWS) + (last & FIRST_OF_ROWS)
    return here + ((rows + (rows >> 9) + (rows >> 18)) & 7)
  }

  function report(level: number): void {
    found++
    if (found > 1 || solution === undefined) return
    for (let cell = 0; cell < 81; cell++) {
      const band = cell < 27 ? 0 : cell < 54 ? 1 : 2
      const bit = cell - 27 * band
      let digit = 0
      while (((masks[level + 3 * digit + band] >> bit) & 1) === 0) digit++
      solution[cell] = digit + 1
    }
  }

  return {
    count(board, most, first) {
      limit = most
      found = 0
      solution = first
      if (begin(board)) search(0)
      return found
    },
  }
}
