/* Rules of Sudoku as arithmetic on the places of one digit, for all rows, columns and boxes at once. */
#pragma once
#include "vectorBoard.h"

/*
 * Removes the digit from the other cells of the rows of its singles. Adding all ones to a row carries into its free bit
 * unless the row is empty; the free bit minus itself shifted right by nine is the whole row:
 *
 *     a single     000010000        + 111111111 = 1 000001111        free bit alone  1 000000000
 *     an empty row 000000000        + 111111111 = 0 111111111                        0 000000000
 *                                                                    row of the single 111111111
 */
static inline Cells withoutRowsOf(Cells singles, Cells places) {
  const Cells carried = (singles + ALL_CELLS) & FREE_BITS;
  const Cells rest = asTheyAre((carried - (carried >> 9)) & ~singles);
  return places & ~rest;
}

/* Rotates the three boxes of a row, of which `firsts` holds the first cells: each box takes the next one's value. */
static inline Cells turnBoxes(Cells firsts) {
  return firsts >> 3 | firsts << 6;
}

/* Likewise rotates the three columns of each box, in the first row of each band. */
static inline Cells turnColumns(Cells columns) {
  return (columns >> 1 & TWO_OF_BOX) | (columns << 2 & THIRD_OF_BOX);
}

/*
 * Locked candidates of rows and boxes. In a band, a digit takes one box in each row and one row in each box: a
 * permutation of three. So it can be in row r and box b only if the two other rows can take the two other boxes, in
 * either order:
 *
 *     keep(r, b) = in(r + 1, b + 1) and in(r + 2, b + 2)  or  in(r + 1, b + 2) and in(r + 2, b + 1)
 *
 * Example, with X where the digit is possible: row 2 has only box 1, which excludes box 1 from the two other rows:
 *
 *              box 1  2  3              1  2  3
 *     row 1        X  X  .              .  X  .
 *     row 2        X  .  .      keeps   X  .  .
 *     row 3        X  X  X              .  .  X
 *
 * Shifts rows by one and by two, and rotates boxes by one; a rotation that both sides need is applied last, once.
 */
static inline Cells lockedInRows(Cells places) {
  const Cells in = (places | places >> 1 | places >> 2) & FIRST_OF_BOXES;
  const Cells next = in >> 10 | in << 20;
  const Cells last = in >> 20 | in << 10;
  const Cells keep = turnBoxes((next & turnBoxes(last)) | (turnBoxes(next) & last)) & FIRST_OF_BOXES;
  /* Expands the first cell of a box in a row to all three: 001 becomes 1000 − 001 = 111. */
  return places & (asTheyAre(keep << 3) - keep);
}

/* Rotates the lanes: each band takes the next band's value, or the previous one's. */
static inline Cells bandsAfter(Cells cells) {
  return __builtin_shufflevector(cells, cells, 1, 2, 0, 3);
}
static inline Cells bandsBefore(Cells cells) {
  return __builtin_shufflevector(cells, cells, 2, 0, 1, 3);
}

/* Locked candidates of columns and boxes: in a stack, a digit takes one column per band and one band per column. */
static inline Cells lockedInColumns(Cells places) {
  const Cells in = places | places >> 10 | places >> 20;
  const Cells turned = turnColumns(in);
  const Cells columns =
      asTheyAre(turnColumns((bandsAfter(in) & bandsBefore(turned)) | (bandsAfter(turned) & bandsBefore(in))));
  return places & (columns | columns << 10 | columns << 20);
}

/*
 * Returns the cells that are alone in their row. (Once candidates are locked, a cell alone in its column or box is
 * alone in its row, too.) Subtracting one from a row, with its free bit to borrow from, clears the lowest bit and keeps
 * those above:
 *
 *     places       000010000     1 000010000 − 1 = 1 000001111     of the places  000000000: alone
 *     two places   001010000     1 001010000 − 1 = 1 001001111     of the places  001000000: not alone
 */
static inline Cells aloneInRows(Cells places) {
  const Cells above = places & ((places | FREE_BITS) - FIRST_OF_ROWS);
  const Cells free = FREE_BITS & ~(above + ALL_CELLS);
  return places & (free - (free >> 9));
}

/* Returns the free bits of the rows in which the digit has no place left. */
static inline Cells emptyRows(Cells places) {
  return FREE_BITS & ~(places + ALL_CELLS);
}
