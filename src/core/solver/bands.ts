/**
 * A band as 27 bits: three rows of nine cells each, that is cell `band * 27 + bit`. The places that are left to one
 * digit in one band are a mask of this kind; 27 of them are a whole board with all its candidates. The representation,
 * and tables that tell what a mask excludes, are ideas of Zhou Yundong's solver and of JCZSolve, which was made from it.
 */

/** All 27 cells of a band, or nothing but that. */
export const ALL_PLACES = 0x7ff_ffff
/** The nine bits of a row, a set of columns. */
export const ROW = 0x1ff

/** The columns of `columns`, nine bits, in all three rows. */
export function inAllRows(columns: number): number {
  return columns | (columns << 9) | (columns << 18)
}

function perRow(value: (row: number) => number): Int32Array {
  return Int32Array.from({ length: 512 }, (_, row) => value(row))
}

const THIRDS = [0, 1, 2] as const

/** The six ways to put three things into three places, as sets of (thing * 3 + place). */
const PERMUTATIONS = THIRDS.flatMap((first) =>
  THIRDS.filter((second) => second !== first).map(
    (second) => (1 << first) | (1 << (3 + second)) | (1 << (6 + (3 - first - second))),
  ),
)

/** The parts of `pairs`, a set of (thing * 3 + place), that are in a permutation which uses pairs of this set only. */
function inPermutations(pairs: number): number {
  return PERMUTATIONS.filter((permutation) => (permutation & ~pairs) === 0).reduce((all, one) => all | one, 0)
}

/** Of a row: the boxes, three bits, in which it has a place. */
export const BOXES_OF_ROW = perRow((row) =>
  THIRDS.reduce<number>((boxes, box) => boxes | (((row >> (3 * box)) & 7) === 0 ? 0 : 1 << box), 0),
)

/**
 * Of the boxes of the three rows of a band (three bits a row): the cells of a band where the digit can be. In a band a
 * digit has one row in each box, and one box in each row: a permutation. A cell in none of those that are left is
 * excluded. These are the locked candidates of rows and boxes, both of pointing and of claiming, at once.
 */
export const CELLS_OF_BOXES = perRow((boxes) => {
  const pairs = inPermutations(boxes)
  let cells = 0
  for (let pair = 0; pair < 9; pair++) if ((pairs >> pair) & 1) cells |= 7 << (3 * pair)
  return cells
})

/** Of a row: itself if it has one place only, else nothing. */
export const SINGLE_OF_ROW = perRow((row) => ((row & (row - 1)) === 0 ? row : 0))

/** Of the columns of a band: those that are alone in their box, where the digit must be, for all rows of other bands. */
export const LONE_COLUMNS = perRow((columns) =>
  THIRDS.reduce<number>((lone, box) => lone | inAllRows(SINGLE_OF_ROW[columns & (7 << (3 * box))]), 0),
)

/**
 * Of the columns that two bands exclude: the cells where the third can have the digit: in a stack that has such a
 * column only there, and nowhere if it has two.
 */
export const CELLS_OF_EXCLUDED = perRow((excluded) =>
  THIRDS.reduce<number>((cells, box) => {
    const here = excluded & (7 << (3 * box))
    const open = here === 0 ? 7 << (3 * box) : SINGLE_OF_ROW[here]
    return cells | inAllRows(open)
  }, 0),
)

function perBit(value: (row: number, column: number) => number): Int32Array {
  return Int32Array.from({ length: 27 }, (_, bit) => value(Math.floor(bit / 9), bit % 9))
}

/** Of a cell of a band: all cells of the band except its peers. */
export const CELLS_BESIDE = perBit((row, column) => {
  const box = Math.floor(column / 3)
  const peers = (ROW << (9 * row)) | inAllRows(7 << (3 * box))
  return (ALL_PLACES & ~peers) | (1 << (9 * row + column))
})

/** Of a cell of a band: all cells of another band except those of its column. */
export const CELLS_OF_OTHER_COLUMNS = perBit((_, column) => ALL_PLACES & ~inAllRows(1 << column))
