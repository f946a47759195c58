import { cellToGuess } from './bandChoice.ts'
import { CHANGED, clearOtherDigits, LEVEL, excludeFromPeers, propagate, UNSOLVED } from './bandRules.ts'
import { ALL_PLACES } from './bands.ts'
import type { Solver } from './solver.ts'

const ALL_DIGITS = 0x1ff

/** Maximum levels of the search: one for the givens, and one for each guess. Each guess solves at least one cell. */
const LEVELS = 82

/**
 * Creates a solver in plain TypeScript: propagates, then guesses. Its masks have a bit for each cell of a band (three
 * rows), as in `bands.ts`. It reuses its memory between counts but keeps no other state.
 */
export function createBandSolver(): Solver {
  /** The levels of the search, see `bandRules.ts`. */
  const masks = new Int32Array(LEVELS * LEVEL)
  /** Cells of the givens, by digit and band. */
  const given = new Int32Array(27)
  /** Number of solutions at which counting stops. */
  let limit = 0
  let found = 0
  /** Receives the first solution. */
  let solution: Uint8Array | undefined

  /** Places the givens on level 0. @returns false if two of them conflict */
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
      excludeFromPeers(masks, 0, digit, band, bit)
      given[3 * digit + band] |= 1 << bit
      masks[UNSOLVED + band] &= ~(1 << bit)
    }
    for (let band = 0; band < 3; band++) {
      const blank = masks[UNSOLVED + band]
      for (let at = band; at < 27; at += 3) masks[at] &= blank | given[at]
    }
    return true
  }

  /** Adds the number of solutions of a level to `found`, up to the limit. @param level its offset in `masks` */
  function search(level: number): void {
    while (propagate(masks, level)) {
      const cell = cellToGuess(masks, level)
      if (cell < 0) {
        recordSolution(level)
        return
      }
      const band = cell < 27 ? 0 : cell < 54 ? 1 : 2
      const bit = cell - 27 * band
      let digit = 0
      while (((masks[level + 3 * digit + band] >> bit) & 1) === 0) digit++
      masks.copyWithin(level + LEVEL, level, level + LEVEL)
      excludeFromPeers(masks, level + LEVEL, digit, band, bit)
      clearOtherDigits(masks, level + LEVEL, digit, band, 1 << bit)
      search(level + LEVEL)
      if (found === limit) return
      masks[level + 3 * digit + band] &= ~(1 << bit)
      masks[level + CHANGED] |= 1 << digit
    }
  }

  function recordSolution(level: number): void {
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
