/*
 * Finds the open branch with the fewest options, of equals the lowest. A branch is a bit: 27 a word, four words a vector;
 * words behind the last branch are 0. The options of all branches of a vector are added up at once.
 */
#pragma once
#include <stdbool.h>
#include <stdint.h>
#include <wasm_simd128.h>

#define BRANCHES_A_WORD 27
/* Of a set of branches. */
#define VECTORS ((BRANCHES + 4 * BRANCHES_A_WORD - 1) / (4 * BRANCHES_A_WORD))

/* A part of a set of branches. C's operators work on all of its bits. */
typedef uint32_t Part __attribute__((vector_size(16)));

/* Of each branch whether it is open, and then by option, 1 to 9, whether it has that left. Only open ones mean anything. */
union Sets {
  Part of[10][VECTORS];
  uint32_t words[10][4 * VECTORS];
};

/* Repeats what follows for each vector of a set, written out, so that vectors by index are in registers. */
#define FOR_EACH_VECTOR(vector) _Pragma("clang loop unroll(full)") for (unsigned vector = 0; vector < VECTORS; vector++)

static inline bool isAny(const Part set[VECTORS]) {
  Part any = set[0];
  FOR_EACH_VECTOR(vector) any |= set[vector];
  return wasm_v128_any_true((v128_t)any);
}

/* Three bits of equal weight, added up for all branches at once: their sum, and their carry of twice the weight. */
struct Sum {
  Part sum, carry;
};

static inline struct Sum added(Part one, Part other, Part third) {
  const Part differ = one ^ other;
  return (struct Sum){differ ^ third, (Part)wasm_v128_bitselect((v128_t)third, (v128_t)one, (v128_t)differ)};
}

/* How many options each branch has, as four sets: those with bit 0 of the number set, with bit 1, bit 2 and bit 3. */
struct Counts {
  Part bit[4][VECTORS];
};

/*
 * Nine options three by three, then what that gives, then what it carries. A letter is one adder of three:
 *
 *     options  1 2 3    4 5 6    7 8 9
 *                A        B        C       three sums of weight 1, three carries of weight 2
 *     sums     A B C   -> D                bit 0, and a carry of weight 2
 *     carries  A B C   -> E                a sum of weight 2, and a carry of weight 4
 *     weight 2: carry of D and sum of E    bit 1, and one more of weight 4
 *     weight 4: that and the carry of E    bit 2, and bit 3
 *
 * Options 1, 2, 4, 7 and 8 of a branch: A gives sum 0 and carry 1, B 1 and 0, C 0 and 1; D 1 and 0; E 0 and 1. So bit 0 is 1,
 * bit 1 is 0, bit 2 is 1: five options.
 */
static inline struct Counts countsOf(const union Sets *sets) {
  struct Counts counts;
  FOR_EACH_VECTOR(v) {
    const struct Sum a = added(sets->of[1][v], sets->of[2][v], sets->of[3][v]);
    const struct Sum b = added(sets->of[4][v], sets->of[5][v], sets->of[6][v]);
    const struct Sum c = added(sets->of[7][v], sets->of[8][v], sets->of[9][v]);
    const struct Sum d = added(a.sum, b.sum, c.sum);
    const struct Sum e = added(a.carry, b.carry, c.carry);
    const Part fours = e.sum & d.carry;
    counts.bit[0][v] = d.sum;
    counts.bit[1][v] = e.sum ^ d.carry;
    counts.bit[2][v] = e.carry ^ fours;
    counts.bit[3][v] = e.carry & fours;
  }
  return counts;
}

/* Keeps of a set the branches without a bit of their number, if there are any. */
static inline void keepWithout(Part set[VECTORS], const Part bit[VECTORS]) {
  Part without[VECTORS];
  FOR_EACH_VECTOR(v) without[v] = set[v] & ~bit[v];
  if (!isAny(without)) return;
  FOR_EACH_VECTOR(v) set[v] = without[v];
}

/* Keeps of a set the branches with the fewest options. Rarely has none of them less than four. */
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

/* A branch by its word in a set, and its bit there. */
struct Place {
  uint32_t word, bit;
};

/* A set to take a word from. */
static union {
  Part parts[VECTORS];
  uint32_t words[4 * VECTORS];
} lookedAt;

static inline struct Place lowestOf(const Part set[VECTORS]) {
  uint32_t hasBranch = 0;
  FOR_EACH_VECTOR(v) {
    lookedAt.parts[v] = set[v];
    hasBranch |= wasm_i32x4_bitmask(wasm_i32x4_ne((v128_t)set[v], wasm_i32x4_splat(0))) << 4 * v;
  }
  const uint32_t word = __builtin_ctz(hasBranch);
  return (struct Place){word, __builtin_ctz(lookedAt.words[word])};
}

/* @param sets with an open branch */
static inline struct Place fewestBranch(const union Sets *sets) {
  const struct Counts counts = countsOf(sets);
  Part fewest[VECTORS];
  FOR_EACH_VECTOR(v) fewest[v] = sets->of[0][v];
  keepFewest(fewest, &counts);
  return lowestOf(fewest);
}

/* @returns the options that a branch has left, bit 1 to 9 */
static inline uint32_t optionsOf(const union Sets *sets, struct Place place) {
  uint32_t options = 0;
  _Pragma("clang loop unroll(full)") for (unsigned option = 1; option <= 9; option++) {
    options |= (sets->words[option][place.word] >> place.bit & 1) << option;
  }
  return options;
}
