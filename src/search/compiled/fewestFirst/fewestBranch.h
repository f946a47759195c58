/*
 * Finds the open branch (one not yet decided) with the fewest options; the lowest breaks ties. A branch is a bit: 27
 * per word, four words per vector; words after the last branch are 0. Adds up the options of all branches of a vector
 * in parallel.
 */
#pragma once
#include <stdbool.h>
#include <stdint.h>
#include <wasm_simd128.h>

#define BRANCHES_A_WORD 27
/* Vectors per set of branches. */
#define VECTORS ((BRANCHES + 4 * BRANCHES_A_WORD - 1) / (4 * BRANCHES_A_WORD))

/* One vector of a set of branches. C's operators apply to all of its bits. */
typedef uint32_t Part __attribute__((vector_size(16)));

/* Set 0 holds the open branches; set n, 1 to 9, those with option n left, which is meaningful for open ones only. */
union Sets {
  Part of[10][VECTORS];
  uint32_t words[10][4 * VECTORS];
};

/* Unrolled loop over the vectors of a set, so that arrays of vectors stay in registers. */
#define FOR_EACH_VECTOR(vector) _Pragma("clang loop unroll(full)") for (unsigned vector = 0; vector < VECTORS; vector++)

static inline bool isAny(const Part set[VECTORS]) {
  Part any = set[0];
  FOR_EACH_VECTOR(vector) any |= set[vector];
  return wasm_v128_any_true((v128_t)any);
}

/* Full adder: sum and carry of three bits of equal weight, for all branches of a vector in parallel. */
struct Sum {
  Part sum, carry;
};

static inline struct Sum fullAdder(Part one, Part other, Part third) {
  const Part differ = one ^ other;
  return (struct Sum){differ ^ third, (Part)wasm_v128_bitselect((v128_t)third, (v128_t)one, (v128_t)differ)};
}

/* Option counts of all branches, bit-sliced: set n holds the branches whose count has bit n set. */
struct Counts {
  Part bit[4][VECTORS];
};

/*
 * Adds nine options in threes, then the sums, then the carries. Each letter is one full adder:
 *
 *     options  1 2 3    4 5 6    7 8 9
 *                A        B        C       three sums of weight 1, three carries of weight 2
 *     sums     A B C   -> D                bit 0, and a carry of weight 2
 *     carries  A B C   -> E                a sum of weight 2, and a carry of weight 4
 *     weight 2: carry of D and sum of E    bit 1, and a carry of weight 4
 *     weight 4: this and the carry of E    bit 2, and bit 3
 *
 * Example, options 1, 2, 4, 7 and 8 (sum, carry): A 0, 1; B 1, 0; C 0, 1; D 1, 0; E 0, 1. So bit 0 is 1, bit 1 is 0 and
 * bit 2 is 1: five options.
 */
static inline struct Counts countsOf(const union Sets *sets) {
  struct Counts counts;
  FOR_EACH_VECTOR(v) {
    const struct Sum a = fullAdder(sets->of[1][v], sets->of[2][v], sets->of[3][v]);
    const struct Sum b = fullAdder(sets->of[4][v], sets->of[5][v], sets->of[6][v]);
    const struct Sum c = fullAdder(sets->of[7][v], sets->of[8][v], sets->of[9][v]);
    const struct Sum d = fullAdder(a.sum, b.sum, c.sum);
    const struct Sum e = fullAdder(a.carry, b.carry, c.carry);
    const Part fours = e.sum & d.carry;
    counts.bit[0][v] = d.sum;
    counts.bit[1][v] = e.sum ^ d.carry;
    counts.bit[2][v] = e.carry ^ fours;
    counts.bit[3][v] = e.carry & fours;
  }
  return counts;
}

/* Narrows a set to the branches whose count lacks a bit, if there are any. */
static inline void keepWithout(Part set[VECTORS], const Part bit[VECTORS]) {
  Part without[VECTORS];
  FOR_EACH_VECTOR(v) without[v] = set[v] & ~bit[v];
  if (!isAny(without)) return;
  FOR_EACH_VECTOR(v) set[v] = without[v];
}

/* Narrows a set to the branches with the fewest options. Fast path: usually some branch has fewer than four. */
static inline void keepFewest(Part set[VECTORS], const struct Counts *counts) {
  Part lessThanFour[VECTORS];
  FOR_EACH_VECTOR(v) lessThanFour[v] = set[v] & ~(counts->bit[3][v] | counts->bit[2][v]);
  if (isAny(lessThanFour)) {
    FOR_EACH_VECTOR(v) set[v] = lessThanFour[v];
  } else {
    keepWithout(set, counts->bit[3]);
    keepWithout(set, counts->bit[2]);
  }
  keepWithout(set, counts->bit[1]);
  keepWithout(set, counts->bit[0]);
}

/* A branch: its word in a set and its bit in that word. */
struct Place {
  uint32_t word, bit;
};

/* Scratch set, to read a vector's words by index. */
static union {
  Part parts[VECTORS];
  uint32_t words[4 * VECTORS];
} scratch;

static inline struct Place lowestOf(const Part set[VECTORS]) {
  uint32_t hasBranch = 0;
  FOR_EACH_VECTOR(v) {
    scratch.parts[v] = set[v];
    hasBranch |= wasm_i32x4_bitmask(wasm_i32x4_ne((v128_t)set[v], wasm_i32x4_splat(0))) << 4 * v;
  }
  const uint32_t word = __builtin_ctz(hasBranch);
  return (struct Place){word, __builtin_ctz(scratch.words[word])};
}

/* @param sets must have an open branch */
static inline struct Place fewestBranch(const union Sets *sets) {
  const struct Counts counts = countsOf(sets);
  Part fewest[VECTORS];
  FOR_EACH_VECTOR(v) fewest[v] = sets->of[0][v];
  keepFewest(fewest, &counts);
  return lowestOf(fewest);
}

/* @returns the options left to a branch, as bits 1 to 9 */
static inline uint32_t optionsOf(const union Sets *sets, struct Place place) {
  uint32_t options = 0;
  _Pragma("clang loop unroll(full)") for (unsigned option = 1; option <= 9; option++) {
    options |= (sets->words[option][place.word] >> place.bit & 1) << option;
  }
  return options;
}
