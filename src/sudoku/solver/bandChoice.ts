import { COLUMN_OF } from '../units.ts'
import { UNSOLVED } from './bandRules.ts'
import { CELLS_BESIDE, inAllRows } from './bands.ts'

/** Mask of the first cell in each row of a band (three rows). */
const FIRST_OF_ROWS = inAllRows(1)
/** Cyclic order: index `band` gives the next band, index `band + 1` the one after that. */
const NEXT_BAND = [1, 2, 0, 1]

/** Population count: adds up bits in pairs, fours and bytes, then multiplies to sum the bytes. */
function countOfOnes(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x5555_5555)
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

/**
 * Chooses the cell to guess in: one with two candidates, else one with three, else any unsolved cell. Ties go to the
 * cell with the most unsolved peers, because a digit placed there is excluded from the most cells.
 * @param masks for each level of the search: a mask per digit and band of possible cells, and of unsolved cells
 * @param level index in `masks` at which the current level begins
 * @returns the cell; −1 if all cells are solved
 */
export function cellToGuess(masks: Int32Array, level: number): number {
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
      const score = rank + unsolvedPeers(masks, level, band, bit)
      if (score <= bestScore) continue
      bestScore = score
      best = 27 * band + bit
    }
  }
  return best
}

function unsolvedPeers(masks: Int32Array, level: number, band: number, bit: number): number {
  const column = COLUMN_OF[bit]
  const at = level + UNSOLVED
  const here = countOfOnes(masks[at + band] & ~CELLS_BESIDE[bit])
  const next = masks[at + NEXT_BAND[band]] >> column
  const last = masks[at + NEXT_BAND[band + 1]] >> column
  // Unsolved cells of the column in the two other bands: a count for each row, 9 bits apart.
  const rows = (next & FIRST_OF_ROWS) + (last & FIRST_OF_ROWS)
  return here + ((rows + (rows >> 9) + (rows >> 18)) & 7)
}
