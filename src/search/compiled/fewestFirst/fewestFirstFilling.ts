/**
 * Initializes the memory of a `FewestFirstCode` (a compiled search) before its first run. A branch is a cell, whose
 * options are the digits, or a digit in a unit, whose options are the cells of the unit.
 */
import { cellOf, digitOf } from '../../events.ts'
import type { Givens } from '../../../sudoku/givens.ts'
import { type Cell, CELLS, DIGITS, PEERS } from '../../../sudoku/units.ts'
import { PLACEMENTS } from '../../engine/branches.ts'
import { BRANCHES_A_WORD, type FewestFirstCode, SETS } from './fewestFirstCode.ts'

/** Writes the tables, and the sets (see `SETS`) at the first depth of a puzzle. @param buffer memory of a new module */
export function fillMemory(code: FewestFirstCode, givens: Givens, buffer: ArrayBuffer): void {
  const { branches, addresses, setBytes, setsBytes } = code
  const { kept, setsAt } = addresses
  new Uint16Array(buffer).set(PLACEMENTS.subarray(0, branches * 10), addresses.placements / 2)
  const words = new Int32Array(buffer)
  fillMasks(code, words)
  for (let set = 0; set < SETS; set++) {
    const first = (setsAt + set * setBytes) / 4
    words.fill(2 ** BRANCHES_A_WORD - 1, first, first + branches / BRANCHES_A_WORD)
  }
  givens.forEach((digit, cell) => {
    if (digit === 0) return
    const first = (kept + placementIndex(cell, digit) * setsBytes) / 4
    for (let word = 0; word < setsBytes / 4; word++) words[setsAt / 4 + word] &= words[first + word]
  })
}

/**
 * Writes a bit mask for each placement: 0 for the branches and options that the placement strikes, 1 for
 * those that it keeps.
 */
function fillMasks(
  { branches, addresses: { kept }, setBytes, setsBytes }: FewestFirstCode,
  words: Int32Array,
): void {
  words.fill(-1, kept / 4, kept / 4 + (PLACEMENT_INDICES * setsBytes) / 4)
  const optionsOf = optionsByPlacement(branches)
  for (let cell = 0; cell < CELLS; cell++) {
    for (const digit of DIGITS) {
      const own = placementIndex(cell, digit)
      const strike = (branch: number, set: number) => {
        const word = (kept + own * setsBytes + set * setBytes) / 4 + Math.floor(branch / BRANCHES_A_WORD)
        words[word] &= ~(1 << (branch % BRANCHES_A_WORD))
      }
      for (const option of optionsOf[own]) strike(Math.floor(option / 10), 0)
      for (const rival of rivalsOf(cell, digit)) {
        for (const option of optionsOf[rival]) strike(Math.floor(option / 10), option % 10)
      }
    }
  }
}

/** Length of an array by placement index; index 0 is unused. */
const PLACEMENT_INDICES = CELLS * 9 + 1

function placementIndex(cell: Cell, digit: number): number {
  return cell * 9 + digit
}

/**
 * Returns, by placement index, the options that stand for the placement: one in each of its branches, as branch × 10 +
 * option.
 */
function optionsByPlacement(branches: number): readonly (readonly number[])[] {
  const options = Array.from({ length: PLACEMENT_INDICES }, (): number[] => [])
  for (let branch = 0; branch < branches; branch++) {
    for (let option = 1; option <= 9; option++) {
      const placement = PLACEMENTS[branch * 10 + option]
      options[placementIndex(cellOf(placement), digitOf(placement))].push(branch * 10 + option)
    }
  }
  return options
}

/**
 * Returns the indices of the placements that conflict with this one: other digits in its cell, and the same digit in
 * its peers.
 */
function rivalsOf(cell: Cell, digit: number): readonly number[] {
  return [
    ...DIGITS.filter((other) => other !== digit).map((other) => placementIndex(cell, other)),
    ...PEERS[cell].map((peer) => placementIndex(peer, digit)),
  ]
}
