/*
 * Solves puzzles on vectors: excludes what can be excluded without a guess, guesses where nothing more can, and comes back
 * to what a guess has left. What the page writes and reads here has its address in `vectorSolver.d.c.ts`.
 */
#include "vectorBoard.h"
#include "vectorRules.h"

#define SHARED __attribute__((visibility("default")))

/* Input: a digit a cell, row by row, 0 for a blank; the last fifteen are 0 … */
SHARED _Alignas(16) uint8_t puzzle[96];
/* … how many solutions are to be found, 1 or more … */
SHARED int32_t limit;
/* … and whether the first is to be written out. */
SHARED int32_t isRequested;
/* Output: the first solution, if it is wanted and there is one. */
SHARED uint8_t solution[81];

/* By digit: its places, as far as the search has come … */
static Cells placesOf[9];
/* … its places when it was last settled: where they differ, it is to be settled again … */
static Cells settledOf[9];
/* … and its places that are alone in their row. */
static Cells singlesOf[9];

/* A board that a guess has left. */
struct Level {
  Cells placesOf[9];
  Cells singlesOf[9];
  Cells solved;
  /* The digit that has lost a place by the guess. */
  int excludedDigit;
};
/* Each level has one more cell solved. */
static struct Level levels[82];

/* @returns the cells of the givens */
static inline Cells placeGivens(void) {
  Cells solved = NO_CELLS;
  FOR_EACH_DIGIT(digit) {
    placesOf[digit] = ALL_CELLS;
    settledOf[digit] = NO_CELLS;
    singlesOf[digit] = NO_CELLS;
  }
  for (int first = 0; first < 96; first += 16) {
    /* Of 16 cells those that are given, a bit each. */
    uint32_t given = wasm_i8x16_bitmask(wasm_i8x16_ne(wasm_v128_load(puzzle + first), wasm_i8x16_splat(0)));
    for (; given != 0; given &= given - 1) {
      const int cell = first + __builtin_ctz(given);
      const int digit = puzzle[cell] - 1;
      const int index = indexOf[cell];
      placesOf[digit] &= ~peersOf[index];
      singlesOf[digit] |= cellAt[index];
      solved |= cellAt[index];
    }
  }
  return solved;
}

/* Narrows the lanes of four vectors, each all ones or nothing, to bytes. @returns a bit for each that is not nothing */
static inline uint32_t whichOf(Cells one, Cells two, Cells three, Cells four) {
  const v128_t lanes = wasm_i8x16_narrow_i16x8(wasm_i16x8_narrow_i32x4((v128_t)one, (v128_t)two),
                                               wasm_i16x8_narrow_i32x4((v128_t)three, (v128_t)four));
  return wasm_i32x4_bitmask(wasm_i32x4_ne(lanes, wasm_i32x4_splat(0)));
}

/*
 * Locks the candidates of a digit and finds its hidden singles.
 * @returns false if a row has no place left for it, or if a single of it is the cell of another digit
 */
static inline bool settle(int digit, Cells *solved) {
  Cells places = placesOf[digit];
  settledOf[digit] = places;
  places = lockedInColumns(lockedInRows(places));
  placesOf[digit] = places;
  const Cells singles = aloneInRows(places);
  if (isAny(emptyRows(places) | (singles & *solved & ~singlesOf[digit]))) return false;
  singlesOf[digit] = singles;
  *solved |= singles;
  return true;
}

/*
 * Excludes what can be excluded without a guess, in rounds. All digits are cleared, and naked singles placed, without a
 * branch; then those digits alone that have changed are settled, none of which waits for what another has found, so that a
 * processor can begin one before it has ended another.
 * @param unsolved becomes the cells with two candidates or more
 * @returns false if there is no solution
 */
static inline bool propagate(Cells *solved, Cells *unsolved) {
  for (;;) {
    Cells left[9], once = NO_CELLS, twice = NO_CELLS;
    FOR_EACH_DIGIT(digit) {
      const Cells ofOthers = asTheyAre(*solved ^ singlesOf[digit]);
      left[digit] = placesOf[digit] & ~ofOthers;
      twice |= once & left[digit];
      once |= left[digit];
    }
    if (isAny(once ^ ALL_CELLS)) return false;
    Cells hasChanged[9];
    FOR_EACH_DIGIT(digit) {
      const Cells nakedSingles = left[digit] & once & ~twice;
      const Cells places = withoutRowsOf(nakedSingles, left[digit]);
      placesOf[digit] = places;
      hasChanged[digit] = (Cells)(places != settledOf[digit]);
    }
    uint32_t changed = whichOf(hasChanged[0], hasChanged[1], hasChanged[2], hasChanged[3]) |
                       whichOf(hasChanged[4], hasChanged[5], hasChanged[6], hasChanged[7]) << 4 |
                       (uint32_t)isAny(hasChanged[8]) << 8;
    if (changed == 0) {
      *unsolved = twice;
      return true;
    }
    for (; changed != 0; changed &= changed - 1) {
      if (!settle(__builtin_ctz(changed), solved)) return false;
    }
  }
}

/*
 * The cell to guess in: one with two candidates, if there is one, or else with three; of these that with the most unsolved
 * peers, since each of its candidates is taken from most of them. (A cell that is not solved has such peers.)
 * @returns its index
 */
static inline int cellToGuess(Cells unsolved) {
  Cells once = NO_CELLS, twice = NO_CELLS, thrice = NO_CELLS, fourTimes = NO_CELLS;
  FOR_EACH_DIGIT(digit) {
    const Cells places = placesOf[digit];
    fourTimes |= thrice & places;
    thrice |= twice & places;
    twice |= once & places;
    once |= places;
  }
  Cells choice = twice & ~thrice;
  if (!isAny(choice)) choice = thrice & ~fourTimes;
  if (!isAny(choice)) choice = twice;
  int best = 0, mostPeers = 0;
  _Pragma("clang loop unroll(full)") for (int band = 0; band < 3; band++) {
    for (uint32_t cells = choice[band]; cells != 0; cells &= cells - 1) {
      const int index = 32 * band + __builtin_ctz(cells);
      const int peers = countOf(unsolved & peersOf[index]);
      if (peers <= mostPeers) continue;
      mostPeers = peers;
      best = index;
    }
  }
  return best;
}

/* Places the lowest candidate of a cell. @param level gets the board without that candidate */
static inline void guess(struct Level *level, Cells solved, Cells unsolved) {
  const Cells cell = cellAt[cellToGuess(unsolved)];
  int guessed = 0;
  while (!isAny(placesOf[guessed] & cell)) guessed++;
  FOR_EACH_DIGIT(digit) {
    level->placesOf[digit] = placesOf[digit];
    level->singlesOf[digit] = singlesOf[digit];
  }
  level->placesOf[guessed] &= ~cell;
  level->solved = solved;
  level->excludedDigit = guessed;
  const Cells places = placesOf[guessed];
  FOR_EACH_DIGIT(digit) placesOf[digit] &= ~cell;
  placesOf[guessed] = places;
}

/* Goes back to a board that a guess has left: all is settled there but the digit that is excluded. @returns the solved cells */
static inline Cells takeBack(const struct Level *level) {
  FOR_EACH_DIGIT(digit) {
    placesOf[digit] = level->placesOf[digit];
    settledOf[digit] = level->placesOf[digit];
    singlesOf[digit] = level->singlesOf[digit];
  }
  settledOf[level->excludedDigit] = NO_CELLS;
  return level->solved;
}

__attribute__((noinline, minsize)) static void writeSolution(void) {
  for (int cell = 0; cell < 81; cell++) {
    int digit = 0;
    while (!isAny(placesOf[digit] & cellAt[indexOf[cell]])) digit++;
    solution[cell] = digit + 1;
  }
}

/* @returns how many solutions the puzzle has, at most the limit */
__attribute__((export_name("run"))) int run(void) {
  /* The index of the first cell is 0. */
  if (indexOf[1] == 0) fillTables();
  Cells solved = placeGivens();
  struct Level *top = levels;
  for (int found = 0;;) {
    Cells unsolved;
    if (propagate(&solved, &unsolved)) {
      if (isAny(unsolved)) {
        guess(top++, solved, unsolved);
        continue;
      }
      if (found++ == 0 && isRequested) writeSolution();
      if (found == limit) return found;
    }
    if (top == levels) return found;
    solved = takeBack(--top);
  }
}
