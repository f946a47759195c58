/*
 * Solves puzzles on vectors: propagates, guesses when nothing more can be excluded, and backtracks to the board that a
 * guess left. `vectorSolver.d.c.ts` declares the addresses of the variables shared with the page.
 */
#include "vectorBoard.h"
#include "vectorRules.h"

#define SHARED __attribute__((visibility("default")))

/* Input: one digit per cell, row by row, 0 for a blank; the last fifteen bytes are 0. */
SHARED _Alignas(16) uint8_t puzzle[96];
/* Input: the maximum number of solutions to find, 1 or more. */
SHARED int32_t limit;
/* Input: 1 to write out the first solution. */
SHARED int32_t isRequested;
/* Output: the first solution, if requested and found. */
SHARED uint8_t solution[81];

/* By digit: its possible places. */
static Cells placesOf[9];
/* By digit: its places when it was last settled; if they differ now, it must be settled again. */
static Cells settledOf[9];
/* By digit: its places that are alone in their row. */
static Cells singlesOf[9];

/* The board to return to when a guess fails. */
struct Level {
  Cells placesOf[9];
  Cells singlesOf[9];
  Cells solved;
  /* The guessed digit, which is excluded from the cell here. */
  int excludedDigit;
};
/* Each level solves at least one more cell. */
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
    /* One bit for each of 16 cells that is given. */
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

/* @param one, two, three, four vectors whose lanes are all ones or 0 @returns a bit for each vector that is not 0 */
static inline uint32_t nonZeroVectors(Cells one, Cells two, Cells three, Cells four) {
  const v128_t lanes = wasm_i8x16_narrow_i16x8(wasm_i16x8_narrow_i32x4((v128_t)one, (v128_t)two),
                                               wasm_i16x8_narrow_i32x4((v128_t)three, (v128_t)four));
  return wasm_i32x4_bitmask(wasm_i32x4_ne(lanes, wasm_i32x4_splat(0)));
}

/*
 * Applies the locked candidates of a digit and finds its hidden singles.
 * @returns false if a row has no place left for it, or if one of its singles is solved with another digit
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
 * Propagates in rounds. First, without branches, removes each digit from the cells solved with others and places naked
 * singles. Then settles only the digits that have changed; they do not depend on each other's results, so the processor
 * can overlap them.
 * @param unsolved receives the cells with two candidates or more
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
    uint32_t changed = nonZeroVectors(hasChanged[0], hasChanged[1], hasChanged[2], hasChanged[3]) |
                       nonZeroVectors(hasChanged[4], hasChanged[5], hasChanged[6], hasChanged[7]) << 4 |
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
 * Chooses the cell to guess in: one with two candidates, else one with three, else any unsolved cell. Ties go to the
 * cell with the most unsolved peers, because a digit placed there is excluded from the most cells. (An unsolved cell
 * always has unsolved peers.)
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

/* Places the lowest candidate of a cell. @param level receives the board without that candidate */
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

/* Returns to a saved board, where only the excluded digit needs settling. @returns the solved cells */
static inline Cells restoreLevel(const struct Level *level) {
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

/* @returns the number of solutions of the puzzle, at most the limit */
__attribute__((export_name("run"))) int run(void) {
  /* indexOf[1] is 1 once the tables are filled. */
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
    solved = restoreLevel(--top);
  }
}
