/* The rules of Sudoku, as arithmetic on the places of one digit, for all rows, columns and boxes at once. */
#pragma once
#include "vectorBoard.h"

/*
 * Takes the digit from the rest of the rows in which cells have it for themselves. To add all ones to a row carries into its
 * free bit unless the row is empty; that bit less itself nine places lower is the whole row:
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

/* Of sets of the first cells of the three boxes in a row: each box's becomes that of the box before it, in a circle. */
static inline Cells turnBoxes(Cells firsts) {
  return firsts >> 3 | firsts << 6;
}

/* The same of the three columns of each box, in the first row of each band. */
static inline Cells turnColumns(Cells columns) {
  return (columns >> 1 & TWO_OF_BOX) | (columns << 2 & THIRD_OF_BOX);
}

/*
 * Locked candidates, of rows and boxes first. In a band a digit has one box in each row and one row in each box, which is a
 * permutation of three. So it can be in row r and box b only if the two other rows can have the two other boxes, either way
 * round:
 *
 *     keep(r, b) = in(r + 1, b + 1) and in(r + 2, b + 2)  or  in(r + 1, b + 2) and in(r + 2, b + 1)
 *
 * With X where it can be, row 2 has box 1 alone, and box 1 is kept from the two other rows:
 *
 *              box 1  2  3              1  2  3
 *     row 1        X  X  .              .  X  .
 *     row 2        X  .  .      keeps   X  .  .
 *     row 3        X  X  X              .  .  X
 *
 * Rows are shifted by one and by two, and boxes turned by one, which is done last where both sides need it.
 */
static inline Cells lockedInRows(Cells places) {
  const Cells in = (places | places >> 1 | places >> 2) & FIRST_OF_BOXES;
  const Cells next = in >> 10 | in << 20;
  const Cells last = in >> 20 | in << 10;
  const Cells keep = turnBoxes((next & turnBoxes(last)) | (turnBoxes(next) & last)) & FIRST_OF_BOXES;
  /* From the first cell of a box in a row to all three: 001 becomes 1000 − 001 = 111. */
  return places & (asTheyAre(keep << 3) - keep);
}

/* The lanes of the bands after, and of those before, in a circle. */
static inline Cells bandsAfter(Cells cells) {
  return __builtin_shufflevector(cells, cells, 1, 2, 0, 3);
}
static inline Cells bandsBefore(Cells cells) {
  return __builtin_shufflevector(cells, cells, 2, 0, 1, 3);
}

/* The same of columns and boxes: in a stack a digit has one column in each band, and one band in each column. */
static inline Cells lockedInColumns(Cells places) {
  const Cells in = places | places >> 10 | places >> 20;
  const Cells turned = turnColumns(in);
  const Cells columns =
      asTheyAre(turnColumns((bandsAfter(in) & bandsBefore(turned)) | (bandsAfter(turned) & bandsBefore(in))));
  return places & (columns | columns << 10 | columns << 20);
}

/*
 * The cells that are alone in their row. (What is alone in its column or box is so, too, once candidates are locked.) To
 * subtract one from a row, with its free bit to borrow from, takes its lowest bit and leaves those above:
 *
 *     places       000010000     1 000010000 − 1 = 1 000001111     of the places  000000000: alone
 *     two places   001010000     1 001010000 − 1 = 1 001001111     of the places  001000000: not alone
 */
static inline Cells aloneInRows(Cells places) {
  const Cells above = places & ((places | FREE_BITS) - FIRST_OF_ROWS);
  const Cells free = FREE_BITS & ~(above + ALL_CELLS);
  return places & (free - (free >> 9));
}

/* The free bits of the rows in which the digit has no place left. */
static inline Cells emptyRows(Cells places) {
  return FREE_BITS & ~(places + ALL_CELLS);
}
