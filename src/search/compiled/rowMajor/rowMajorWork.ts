import { ALL_DIGITS, type DigitSet } from '../../../sudoku/candidates.ts'

/**
 * Weights for the work of a program that walks the blanks in row-major order and accepts every
 * board that it fills. All such programs walk the same tree and differ only in these weights. The work is the sum of
 * the terms below; missing terms are 0.
 */
export interface RowMajorWork {
  /** True if the program overwrites a failed digit with the next one and clears only the last; else it clears each. */
  readonly overwrites?: boolean
  /** Per blank entered (where the program begins to try digits). */
  readonly entered?: number
  /** Per blank entered and digit in its units (row, column, box); a digit in several of them counts once. */
  readonly used?: number
  /**
   * Per digit tried. The program tries the digits from 1 on entry, or after the last one placed, up to the next that
   * fits, or to 9.
   */
  readonly asked?: number
  /** Per digit tried that is free in the row. */
  readonly absentInRow?: number
  /** Per digit tried that is free in row and column. */
  readonly absentInRowAndColumn?: number
  /** Per digit tried that is free in row, column and box. */
  readonly fitting?: number
  /** Per full board. */
  readonly accepted?: number
  /** Additional work that depends on the position of each digit in its units. */
  readonly arranged?: Arranged
}

/**
 * `struck`: on entering a blank, the digits in its units are struck off a list of nine, cell by cell. Counts the
 * list entries that Python's `in` and `remove` compare. `met`: the units are scanned for each digit tried. If a unit
 * holds the digit, counts the cells up to the digit.
 */
export type Arranged = 'struck' | 'met'

/** Number of digits, by set of digits. */
const COUNTS = new Uint8Array(ALL_DIGITS + 2)
for (let digits = 1; digits < COUNTS.length; digits++) COUNTS[digits] = COUNTS[digits >> 1] + (digits & 1)

/** Returns the number of digits in a set. */
export function countOf(digits: DigitSet): number {
  return COUNTS[digits]
}

/** Returns the work of entering a blank, without `arranged`. @param used digits in its units */
export function workOfEntering(work: RowMajorWork, used: DigitSet): number {
  return (work.entered ?? 0) + (work.used ?? 0) * countOf(used)
}

/**
 * Returns the work of trying every digit after `digit`, without `arranged`.
 * @param row, column, box digits in the blank's units, except its own
 */
export function workAfter(
  work: RowMajorWork,
  digit: number,
  row: DigitSet,
  column: DigitSet,
  box: DigitSet,
): number {
  const asked = ALL_DIGITS & (-2 << digit)
  return (
    (work.asked ?? 0) * countOf(asked) +
    (work.absentInRow ?? 0) * countOf(asked & ~row) +
    (work.absentInRowAndColumn ?? 0) * countOf(asked & ~(row | column)) +
    (work.fitting ?? 0) * countOf(asked & ~(row | column | box))
  )
}
