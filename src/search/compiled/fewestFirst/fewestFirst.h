/*
 * Fewest-options-first search of any puzzle: enters a branch, places its options in ascending order and undoes each.
 * Every depth has its own sets of options for all branches, so undoing a placement only returns to the sets above.
 * The including file defines BRANCHES: 81 for the cells, or 324 with the nine digits of each of 27 units.
 */
#include "fewestBranch.h"

#define SHARED __attribute__((visibility("default")))
#define CELLS 81
#define OPTIONS 10
#define MOST_EVENTS (1 << 13)

/* Current depth. */
SHARED int32_t depth;
/* 1 if the next step enters a branch at this depth, 0 if it tries the next option of the branch entered there. */
SHARED int32_t isEntering;
/* Input: the number of blanks of the puzzle. */
SHARED int32_t blanks;
/* Input: 1 to end the search at the first solution. */
SHARED int32_t stopsAtFirst;
/* Input: the maximum number of events of this run, at most MOST_EVENTS. */
SHARED int32_t room;
/* Input: the weights of the work; see `FewestFirstWork`. */
SHARED int32_t perBlank, perBlankLeft, perRuledOut;
/* Output: 1 if the search has ended. */
SHARED int32_t ended;
/* Output of this run: work, placements, solutions, and lowest, highest and sum of the depths after its events. */
SHARED int32_t work, placed, solutions, lowest, highest, sum;
SHARED uint16_t events[MOST_EVENTS];

/* Events are packed as `digit | cell << 4`; a backtrack also sets this bit. */
#define BACKTRACK (2 << 11)

/* Placement of each branch and option. */
SHARED uint16_t placements[BRANCHES][OPTIONS];
/* By placement: masks to AND with the sets, which remove what it rules out. Index: cell × 9 + digit, from 1. */
SHARED union Sets kept[CELLS * 9 + 1];

/* By depth: the sets before the placement there. */
SHARED union Sets setsAt[CELLS + 1];
/* By depth: the branch entered. */
SHARED int32_t branch[CELLS + 1];
/* By depth: the untried options of the branch, as bits 1 to 9. */
SHARED uint32_t left[CELLS + 1];
/* By depth: the last placement made. */
SHARED int32_t placement[CELLS + 1];
/* By depth: the work of entering the branch, which leaving it costs again. */
static int32_t workOfBranch[CELLS + 1];
/* By depth: the work of what the placement rules out, which undoing it costs again. */
static int32_t workOfRuledOut[CELLS + 1];

/*
 * Counts the candidates that a placement rules out: all digits still possible in its cell, its own included, and the
 * same digit in its open peers. The caller subtracts those that entering the branch has ruled out already. The first 81
 * branches are the cells, three words of 27.
 */
static inline int countRuledOut(const union Sets *sets, const union Sets *leaves, unsigned cell, unsigned digit) {
  const struct Place ofCell = {cell / BRANCHES_A_WORD, cell % BRANCHES_A_WORD};
  const v128_t inPeers = (v128_t)(sets->of[digit][0] & sets->of[0][0] & ~leaves->of[digit][0]);
  return __builtin_popcount(optionsOf(sets, ofCell)) + __builtin_popcountll(wasm_u64x2_extract_lane(inPeers, 0)) +
         __builtin_popcount(wasm_u32x4_extract_lane(inPeers, 2));
}

/* Runs until there is no room for events or the search ends. @returns the number of events made */
__attribute__((export_name("run"))) int run(void) {
  /* Local copies stay in registers; shared variables would be written to memory after each event. */
  const unsigned allBlanks = blanks;
  const int mostEvents = room, weightOfRuledOut = perRuledOut;
  const int weightOfBlankLeft = perBlankLeft, workOfChoice = perBlank * allBlanks;
  unsigned at = depth;
  int made = 0, workDone = 0, sumOfDepths = 0, placedHere = 0;
  unsigned deepest = 0, shallowest = allBlanks;
  bool entering = isEntering;
  union Sets *sets = &setsAt[at];
  solutions = 0;
  ended = 0;
  while (made < mostEvents) {
    /* Untried options of the branch at this depth. */
    uint32_t options;
    if (!entering) {
      options = left[at];
    } else if (at < allBlanks) {
      workDone += workOfChoice + weightOfBlankLeft * (allBlanks - at);
      const struct Place place = fewestBranch(sets);
      branch[at] = place.word * BRANCHES_A_WORD + place.bit;
      options = optionsOf(sets, place);
      workOfBranch[at] = __builtin_popcount(options) * weightOfRuledOut;
      workDone += workOfBranch[at];
    } else {
      /* A full board has no branch, hence no options. */
      options = 0;
      workOfBranch[at] = 0;
    }
    entering = options != 0;
    if (entering) {
      left[at] = options & (options - 1);
      const unsigned chosen = placements[branch[at]][__builtin_ctz(options)];
      const unsigned cell = chosen >> 4, digit = chosen & 0xf;
      placement[at] = chosen;
      const union Sets *leaves = &kept[cell * 9 + digit];
      if (weightOfRuledOut != 0) {
        workOfRuledOut[at] = countRuledOut(sets, leaves, cell, digit) * weightOfRuledOut - workOfBranch[at];
        workDone += workOfRuledOut[at];
      }
      _Pragma("clang loop unroll(full)") for (unsigned set = 0; set < OPTIONS; set++) {
        FOR_EACH_VECTOR(v) sets[1].of[set][v] = sets[0].of[set][v] & leaves->of[set][v];
      }
      sets++;
      at++;
      placedHere++;
      events[made++] = chosen;
    } else {
      workDone += workOfBranch[at];
      if (at == 0) {
        ended = 1;
        break;
      }
      at--;
      sets--;
      if (weightOfRuledOut != 0) workDone += workOfRuledOut[at];
      events[made++] = placement[at] | BACKTRACK;
    }
    sumOfDepths += at;
    if (at < shallowest) shallowest = at;
    if (at > deepest) deepest = at;
    if (entering && at == allBlanks) {
      solutions++;
      if (stopsAtFirst) {
        ended = 1;
        break;
      }
    }
  }
  depth = at;
  isEntering = entering;
  work = workDone;
  placed = placedHere;
  lowest = shallowest;
  highest = deepest;
  sum = sumOfDepths;
  return made;
}
