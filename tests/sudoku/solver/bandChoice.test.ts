/**
 * The solver guesses in a cell with few candidates and many unsolved peers: any cell leads to the solutions, a good one
 * in fewer guesses.
 */
import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { cellToGuess } from '../../../src/sudoku/solver/bandChoice.ts'
import { LEVEL, UNSOLVED } from '../../../src/sudoku/solver/bandRules.ts'
import { CELLS, DIGITS, PEERS } from '../../../src/sudoku/units.ts'

/** Index in the masks at which the tested level begins. */
const AT_LEVEL = 2 * LEVEL

/**
 * Generates the cells of a band (three rows): for each, its number of candidates (1 = solved) and the first of them.
 * The digits wrap around after 9.
 */
const bandWith = (...counts: readonly number[]) =>
  fc.array(fc.record({ count: fc.constantFrom(...counts), first: fc.integer({ min: 0, max: 8 }) }), {
    minLength: 27,
    maxLength: 27,
  })
const band = fc.oneof(bandWith(1), bandWith(1, 1, 2, 3, 9), bandWith(1, 1, 3, 4), bandWith(1, 4, 5))

/** Returns masks, as `cellToGuess` takes them, of a level with these cells. */
function masksOf(cells: readonly { readonly count: number; readonly first: number }[]): Int32Array {
  const masks = new Int32Array(AT_LEVEL + LEVEL)
  for (const [cell, { count, first }] of cells.entries()) {
    const [band, bit] = [Math.floor(cell / 27), 1 << (cell % 27)]
    for (const offset of DIGITS.slice(0, count)) masks[AT_LEVEL + 3 * ((first + offset) % 9) + band] |= bit
    if (count > 1) masks[AT_LEVEL + UNSOLVED + band] |= bit
  }
  return masks
}

test.prop([fc.tuple(band, band, band)], { numRuns: 500 })(
  'the cell has two candidates, or else three, or else more, and the most unsolved peers among those',
  (bands) => {
    const cells = bands.flat()
    const isUnsolved = ({ count }: { readonly count: number }) => count > 1
    /** Ranks cells: higher is better. */
    const rankOf = (cell: number) => {
      const unsolvedPeers = PEERS[cell].filter((peer) => isUnsolved(cells[peer])).length
      return unsolvedPeers - CELLS * Math.min(cells[cell].count, 4)
    }
    const unsolved = [...cells.keys()].filter((cell) => isUnsolved(cells[cell]))
    const chosen = cellToGuess(masksOf(cells), AT_LEVEL)
    if (unsolved.length === 0) expect(chosen).toBe(-1)
    else {
      expect(unsolved).toContain(chosen)
      expect(rankOf(chosen)).toBe(Math.max(...unsolved.map(rankOf)))
    }
  },
)
