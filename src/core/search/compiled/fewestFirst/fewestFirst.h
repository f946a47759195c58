/*
 * Searches any puzzle as every program does that goes on where the fewest options are: it enters a branch, places its options
 * one after the other, lowest first, and takes each back. Each depth has the options of all branches in sets of its own, so
 * that to take back is to return to the sets above. Whoever includes this says how many branches there are: the 81 cells, or
 * with the nine digits of each of 27 units 324.
 */
#include "fewestBranch.h"

#define SHARED __attribute__((visibility("default")))
#define CELLS 81
#define OPTIONS 10
#define MOST_EVENTS (1 << 13)

/* Where the search stands … */
SHARED int32_t depth;
/* … and whether it is about to enter a branch there; if not, it is about to try the next option of one. */
SHARED int32_t isEntering;
/* Input: the blanks of the puzzle … */
SHARED int32_t blanks;
/* … whether the first solution is the end … */
SHARED int32_t stopsAtFirst;
/* … how many events there is room for, at most MOST_EVENTS … */
SHARED int32_t room;
/* … and the weights of the work: see `FewestFirstWork`. */
SHARED int32_t perBlank, perBlankLeft, perRuledOut;
/* Output: whether the search has ended … */
SHARED int32_t ended;
/* … and of this run the work, the placements, the solutions, and lowest, highest and sum of depths after each event. */
SHARED int32_t work, placed, solutions, lowest, highest, sum;
SHARED uint16_t events[MOST_EVENTS];

/* Events are packed: `digit | cell << 4`, of a backtrack with this, too. */
#define BACKTRACK (2 << 11)

/* By branch and option: the placement. */
SHARED uint16_t placements[BRANCHES][OPTIONS];
/* By placement, cell × 9 + digit, so that the first is 1: what it leaves of each set. */
SHARED union Sets kept[CELLS * 9 + 1];

/* By depth: the sets as they are before a placement there … */
SHARED union Sets setsAt[CELLS + 1];
/* … the branch that is entered … */
SHARED int32_t branch[CELLS + 1];
/* … its options not tried yet, bit 1 to 9 … */
SHARED uint32_t left[CELLS + 1];
/* … the placement that was made last … */
SHARED int32_t placement[CELLS + 1];
/* … the work of entering or leaving the branch … */
static int32_t workOfBranch[CELLS + 1];
/* … and of what the placement rules out. */
static int32_t workOfRuledOut[CELLS + 1];


/*
 * How many options besides those of the branch that was entered a placement rules out, which were ruled out then: other digits
 * in its cell, and the same digit in its peers. The first 81 branches are the cells, three words of 27.
 */
static inline int rivalsOf(const union Sets *sets, const union Sets *leaves, unsigned cell, unsigned digit) {
  const struct Place ofCell = {cell / BRANCHES_A_WORD, cell % BRANCHES_A_WORD};
  const v128_t inPeers = (v128_t)(sets->of[digit][0] & sets->of[0][0] & ~leaves->of[digit][0]);
  return __builtin_popcount(optionsOf(sets, ofCell)) + __builtin_popcountll(wasm_u64x2_extract_lane(inPeers, 0)) +
         __builtin_popcount(wasm_u32x4_extract_lane(inPeers, 2));
}

/* Searches on until there is no room for events, or the search has ended. @returns how many events it has made */
__attribute__((export_name("run"))) int run(void) {
  /* In registers: variables that are shared would be written to memory after each event. */
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
    /* Of the branch at this depth, those not tried yet. */
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
      /* On a full board there is no branch, and so no option. */
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
        workOfRuledOut[at] = rivalsOf(sets, leaves, cell, digit) * weightOfRuledOut - workOfBranch[at];
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
