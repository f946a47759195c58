/**
 * Propagation on masks as in `bands.ts`: locked candidates, hidden and naked singles. As in Zhou Yundong's solver, on
 * which JCZSolve is based, a digit is processed again only after one of its masks has changed, and naked singles are
 * placed only when no digit is left to process.
 */
import {
  ALL_PLACES,
  BOXES_OF_ROW,
  CELLS_BESIDE,
  CELLS_OF_BOXES,
  CELLS_OF_EXCLUDED,
  CELLS_OF_OTHER_COLUMNS,
  LONE_COLUMNS,
  ROW,
  SINGLE_OF_ROW,
} from './bands.ts'

// A search level in `masks` begins with a mask per digit and band: the possible places of digit d (0–8) in band b are
// at 3 * d + b. Parameters: `level` is the offset of a level, `bit` the number of a cell's bit in the mask of its band.
/** Offset of the unsolved cells of each band in a level. */
export const UNSOLVED = 27
/** Offset of nine bits, one per digit: set if a mask of the digit has changed since the digit was last processed. */
export const CHANGED = 30
/** Stride between levels. */
export const LEVEL = 32

/** Returns the cells of a band's mask that are alone in their row. */
function rowSingles(mask: number): number {
  return (
    SINGLE_OF_ROW[mask & ROW] | (SINGLE_OF_ROW[(mask >> 9) & ROW] << 9) | (SINGLE_OF_ROW[mask >> 18] << 18)
  )
}

/** Removes from a band's mask the cells that the locked candidates of rows and boxes exclude. */
function withoutExcluded(mask: number): number {
  const boxes =
    BOXES_OF_ROW[mask & ROW] | (BOXES_OF_ROW[(mask >> 9) & ROW] << 3) | (BOXES_OF_ROW[mask >> 18] << 6)
  return mask & CELLS_OF_BOXES[boxes]
}

export function excludeFromPeers(
  masks: Int32Array,
  level: number,
  digit: number,
  band: number,
  bit: number,
): void {
  const at = level + 3 * digit
  const others = CELLS_OF_OTHER_COLUMNS[bit]
  masks[at] &= band === 0 ? CELLS_BESIDE[bit] : others
  masks[at + 1] &= band === 1 ? CELLS_BESIDE[bit] : others
  masks[at + 2] &= band === 2 ? CELLS_BESIDE[bit] : others
  masks[level + CHANGED] |= 1 << digit
}

/** Marks cells of a band as solved with a digit, and removes all other digits from them. */
export function clearOtherDigits(
  masks: Int32Array,
  level: number,
  digit: number,
  band: number,
  cells: number,
): void {
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

/** Applies locked candidates and hidden singles of one digit. @returns false if a band has no place left for it */
function settle(masks: Int32Array, level: number, digit: number): boolean {
  const at = level + 3 * digit
  let a = masks[at]
  let b = masks[at + 1]
  let c = masks[at + 2]
  for (;;) {
    a = withoutExcluded(a)
    b = withoutExcluded(b)
    c = withoutExcluded(c)
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
  if (singlesA !== 0) clearOtherDigits(masks, level, digit, 0, singlesA)
  const singlesB = rowSingles(b) & masks[level + UNSOLVED + 1]
  if (singlesB !== 0) clearOtherDigits(masks, level, digit, 1, singlesB)
  const singlesC = rowSingles(c) & masks[level + UNSOLVED + 2]
  if (singlesC !== 0) clearOtherDigits(masks, level, digit, 2, singlesC)
  return true
}

/** Places the naked singles of a band. @returns false if a cell has no candidate left */
function placeNakedSingles(masks: Int32Array, level: number, band: number): boolean {
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
    excludeFromPeers(masks, level, digit, band, bit)
  }
  return true
}

/** Propagates until nothing changes. @returns false on a contradiction */
export function propagate(masks: Int32Array, level: number): boolean {
  do {
    let changed = masks[level + CHANGED]
    while (changed !== 0) {
      const digit = 31 - Math.clz32(changed)
      masks[level + CHANGED] ^= 1 << digit
      if (!settle(masks, level, digit)) return false
      changed = masks[level + CHANGED]
    }
    for (let band = 0; band < 3; band++) {
      if (masks[level + UNSOLVED + band] !== 0 && !placeNakedSingles(masks, level, band)) return false
    }
  } while (masks[level + CHANGED] !== 0)
  return true
}
