import { ALL_DIGITS, type DigitSet } from '../../../candidates.ts'

/**
 * The work of a program that walks the blanks in row-major order, and accepts every board that it fills. All such programs
 * walk the same tree; this tells them apart. The work is the sum of the following terms, each 0 where absent.
 */
export interface RowMajorWork {
  /** Each digit overwrites the one before, and only the last is cleared; elsewhere each is, before the next is tried. */
  readonly overwrites?: boolean
  /** On entering a blank. */
  readonly entered?: number
  /** On entering a blank, for each digit that its row, column or box holds. */
  readonly used?: number
  /** For each digit tried: those from the last one placed, or 1, up to the next that fits, or 9. */
  readonly asked?: number
  /** For each of these that the row lacks. */
  readonly absentInRow?: number
  /** For each of these that neither row nor column holds. */
  readonly absentInRowAndColumn?: number
  /** For each of these that neither row, column nor box holds. */
  readonly fitting?: number
  /** On a full board. */
  readonly accepted?: number
  /** Besides, what depends on where in its units each digit stands. */
  readonly arranged?: Arranged
}

/**
 * `struck`: on entering a blank, the entries that `in` and `remove` compare where its digits are struck off a list of nine,
 * cell by cell. `met`: for each digit tried that a unit holds, the cells of a scan up to where it is met.
 */
export type Arranged = 'struck' | 'met'

const COUNTS = new Uint8Array(ALL_DIGITS + 2)
for (let digits = 1; digits < COUNTS.length; digits++) COUNTS[digits] = COUNTS[digits >> 1] + (digits & 1)

/** How many digits are in a set. */
export function countOf(digits: DigitSet): number {
  return COUNTS[digits]
}

/** The work of entering a blank. @param used the digits that its units hold */
export function workOfEntering(work: RowMajorWork, used: DigitSet): number {
  return (work.entered ?? 0) + (work.used ?? 0) * countOf(used)
}

/** The work of trying every digit after one. @param row, column, box the digits that they hold, this blank's not among them */
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
