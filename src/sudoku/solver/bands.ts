/**
 * Bands as 27-bit masks: three rows of nine cells; bit b is cell `band * 27 + b`. A mask holds the possible places of
 * one digit in one band; 27 masks are a board with all its candidates. The representation and the lookup tables of
 * exclusions follow Zhou Yundong's solver and JCZSolve, which is based on it.
 */

/** All 27 cells of a band. */
export const ALL_PLACES = 0x7ff_ffff
/** The nine bits of a row. */
export const ROW = 0x1ff

/** Repeats a row of nine bits in all three rows. */
export function inAllRows(columns: number): number {
  return columns | (columns << 9) | (columns << 18)
}

/** Tabulates a function of nine bits, such as a digit's possible places in a row. The index is these bits. */
function perNineBits(value: (bits: number) => number): Int32Array {
  return Int32Array.from({ length: 512 }, (_, bits) => value(bits))
}

const THIRDS = [0, 1, 2] as const

/** The six permutations of three things, as sets of (thing * 3 + place). */
const PERMUTATIONS = THIRDS.flatMap((first) =>
  THIRDS.filter((second) => second !== first).map(
    (second) => (1 << first) | (1 << (3 + second)) | (1 << (6 + (3 - first - second))),
  ),
)

/** Returns the union of the permutations contained in `pairs`, a set of (thing * 3 + place). */
function inPermutations(pairs: number): number {
  return PERMUTATIONS.filter((permutation) => (permutation & ~pairs) === 0).reduce((all, one) => all | one, 0)
}

/** By the possible places in a row: the boxes that contain one of them, three bits. */
export const BOXES_OF_ROW = perNineBits((row) =>
  THIRDS.reduce<number>((boxes, box) => boxes | (((row >> (3 * box)) & 7) === 0 ? 0 : 1 << box), 0),
)

/**
 * By the boxes of a band's three rows (three bits per row): the cells where the digit is possible. In a band, a digit
 * takes one row in each box and one box in each row: a permutation. A cell in no remaining permutation is excluded,
 * which covers the locked candidates of rows and boxes, pointing and claiming.
 *
 *              box 1  2  3              1  2  3
 *     row 1        X  X  .              .  X  .
 *     row 2        X  .  .      keeps   X  .  .
 *     row 3        X  X  X              .  .  X
 */
export const CELLS_OF_BOXES = perNineBits((boxes) => {
  const pairs = inPermutations(boxes)
  let cells = 0
  for (let pair = 0; pair < 9; pair++) if ((pairs >> pair) & 1) cells |= 7 << (3 * pair)
  return cells
})

/** By the possible places in a row: the places themselves if there is at most one, else 0. */
export const SINGLE_OF_ROW = perNineBits((row) => ((row & (row - 1)) === 0 ? row : 0))

/**
 * By the columns in which a band can hold the digit: those that are the only one in their box, in all three rows. The
 * digit must be there, so the other bands exclude these columns.
 */
export const LONE_COLUMNS = perNineBits((columns) =>
  THIRDS.reduce<number>((lone, box) => lone | inAllRows(SINGLE_OF_ROW[columns & (7 << (3 * box))]), 0),
)

/**
 * By the columns that both other bands exclude: the cells where a band can hold the digit. If a stack has one such
 * column, the digit is in that column. If it has more, no cell of the stack is left; if it has none, all are.
 */
export const CELLS_OF_EXCLUDED = perNineBits((excluded) =>
  THIRDS.reduce<number>((cells, box) => {
    const here = excluded & (7 << (3 * box))
    const open = here === 0 ? 7 << (3 * box) : SINGLE_OF_ROW[here]
    return cells | inAllRows(open)
  }, 0),
)

/** Tabulates a function of a cell in a band. The index is the bit of the cell. */
function perBit(value: (row: number, column: number) => number): Int32Array {
  return Int32Array.from({ length: 27 }, (_, bit) => value(Math.floor(bit / 9), bit % 9))
}

/** By cell of a band: all cells of the band except the cell's peers; the cell itself is included. */
export const CELLS_BESIDE = perBit((row, column) => {
  const box = Math.floor(column / 3)
  const peers = (ROW << (9 * row)) | inAllRows(7 << (3 * box))
  return (ALL_PLACES & ~peers) | (1 << (9 * row + column))
})

/** By cell of a band: all cells of another band except those in its column. */
export const CELLS_OF_OTHER_COLUMNS = perBit((_, column) => ALL_PLACES & ~inAllRows(1 << column))
