/*
 * The board as vectors. One 128-bit vector holds the possible places of a digit; nine vectors are the board with all
 * its candidates. The first three 32-bit lanes are the bands. Rows are ten bits apart: the bit after a row's nine cells
 * is always free, for carries. The fourth lane is empty.
 *
 *     lane 0:  bit 0 … 8  row 1    9 free    10 … 18  row 2    19 free    20 … 28  row 3    29 … 31 free
 *     lane 1:  rows 4 to 6     lane 2:  rows 7 to 9     lane 3:  empty
 *
 * 27-bit bands follow Zhou Yundong's solver and JCZSolve. Branchless rules as vector arithmetic follow Tom Dillon's
 * tdoku (https://t-dillon.github.io/tdoku/), whose vectors are larger and hold boxes.
 */
#pragma once
#include <stdbool.h>
#include <stdint.h>
#include <wasm_simd128.h>

/* A set of cells. C's operators apply per lane. */
typedef uint32_t Cells __attribute__((vector_size(16)));

/* Repeats a band's cells in all bands, or a row's cells in all rows. */
#define IN_ALL_BANDS(band) ((Cells){(band), (band), (band), 0})
#define IN_ALL_ROWS(row) IN_ALL_BANDS((row) | (row) << 10 | (row) << 20)

#define NO_CELLS ((Cells){0, 0, 0, 0})
#define ALL_CELLS IN_ALL_ROWS(0x1ff)
#define FIRST_OF_ROWS IN_ALL_ROWS(1)
/* The free bit after each row. */
#define FREE_BITS IN_ALL_ROWS(1 << 9)
/* The first cell of each box in each row: columns 1, 4 and 7. */
#define FIRST_OF_BOXES IN_ALL_ROWS(0x49)
/* In the first row of each band: the first two columns of each box, and the third. */
#define TWO_OF_BOX IN_ALL_BANDS(0xdb)
#define THIRD_OF_BOX IN_ALL_BANDS(0x124)

static inline bool isAny(Cells cells) {
  return wasm_v128_any_true((v128_t)cells);
}

static inline int countOf(Cells cells) {
  return __builtin_popcountll(wasm_u64x2_extract_lane((v128_t)cells, 0)) +
         __builtin_popcountll(wasm_u64x2_extract_lane((v128_t)cells, 1));
}

/*
 * Optimization barrier. The compiler would turn `(x << 3) - x` into a multiplication, which takes several times as
 * long, and `~(x & ~y)` into `~x | y`, for which processors have no instruction, while they have one for `x & ~y`.
 */
static inline Cells asTheyAre(Cells cells) {
  __asm__("" : "+r"(cells));
  return cells;
}

/* Unrolled loop over the digits, 0 to 8, so that arrays of vectors by digit stay in registers. */
#define FOR_EACH_DIGIT(digit) _Pragma("clang loop unroll(full)") for (int digit = 0; digit < 9; digit++)

/* Cell index: lane × 32 + bit. */
#define INDICES 96
static uint8_t indexOf[81];
/* By index: the cell itself, and its 20 peers. */
static Cells cellAt[INDICES];
static Cells peersOf[INDICES];

/* Fills the tables above, once; compiled for size. */
__attribute__((noinline, minsize)) static void fillTables(void) {
  for (int cell = 0; cell < 81; cell++) {
    const int row = cell / 9, column = cell % 9;
    indexOf[cell] = row / 3 * 32 + row % 3 * 10 + column;
  }
  for (int cell = 0; cell < 81; cell++) {
    const int row = cell / 9, column = cell % 9, index = indexOf[cell];
    cellAt[index][index / 32] = 1u << index % 32;
    for (int other = 0; other < 81; other++) {
      const int otherRow = other / 9, otherColumn = other % 9;
      const bool isInBox = row / 3 == otherRow / 3 && column / 3 == otherColumn / 3;
      if (other == cell || (row != otherRow && column != otherColumn && !isInBox)) continue;
      peersOf[index][indexOf[other] / 32] |= 1u << indexOf[other] % 32;
    }
  }
}
