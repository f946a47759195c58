import { and, NOTHING, or, without } from '../search/compiled/vectors.ts'
import { branch, branchIf, type Bytes, code, get, i32, set, tee } from '../search/compiled/wasmBinary.ts'
import { MEMORY } from './vectorBoard.ts'
import {
  assign,
  block,
  isAny,
  leaveIf,
  loadVector,
  loop,
  storeVector,
  unequal,
  whichOf,
  xor,
} from './vectorCode.ts'
import {
  ALL,
  at,
  DIGIT,
  DIGIT_INDICES,
  DIGITS,
  FOUR_TIMES,
  LEFT,
  ONCE,
  PART,
  PLACES,
  SOLVED,
  THRICE,
  TWICE,
  ZERO,
} from './vectorLocals.ts'
import { findSingles, LOCK_COLUMNS, LOCK_ROWS, placeSingles } from './vectorRules.ts'

/** Adds the places of a digit to the counts of the candidates of all cells. */
const countCandidates = (places: number): Bytes =>
  code(assign(TWICE, or(get(TWICE), and(get(ONCE), get(places)))), assign(ONCE, or(get(ONCE), get(places))))

/** Takes each digit from the cells that others have for themselves. */
const CLEAR_SOLVED = DIGIT_INDICES.map((index) => {
  const others = xor(get(SOLVED), loadVector(ZERO, at(MEMORY.singles, index)))
  return code(
    assign(DIGITS + index, without(loadVector(ZERO, at(MEMORY.places, index)), others)),
    countCandidates(DIGITS + index),
  )
})

/** Writes what naked singles leave of each digit, and sets the digit's own local where it is to be settled again. */
const PLACE_NAKED_SINGLES = DIGIT_INDICES.map((index) => {
  const settled = loadVector(ZERO, at(MEMORY.settled, index))
  return code(
    assign(PLACES, get(DIGITS + index)),
    assign(PART, and(get(PLACES), without(get(ONCE), get(TWICE)))),
    placeSingles(PART),
    storeVector(ZERO, at(MEMORY.places, index), get(PLACES)),
    assign(DIGITS + index, unequal(get(PLACES), settled)),
  )
})

/** The digits whose own local is set, a bit each. */
function changedDigits(): Bytes {
  const [one, two, three, four, five, six, seven, eight, nine] = DIGIT_INDICES.map((index) =>
    get(DIGITS + index),
  )
  return code(
    code(whichOf(one, two, three, four)),
    code(whichOf(five, six, seven, eight), i32.constant(4), i32.shiftLeft, i32.or),
    code(isAny(nine), i32.constant(8), i32.shiftLeft, i32.or),
  )
}

/** Branches to `contradiction` if there is no solution. */
const settleDigit = (contradiction: number): Bytes =>
  code(
    assign(PLACES, loadVector(get(DIGIT), MEMORY.places)),
    storeVector(get(DIGIT), MEMORY.settled, get(PLACES)),
    LOCK_ROWS,
    LOCK_COLUMNS,
    storeVector(get(DIGIT), MEMORY.places, get(PLACES)),
    findSingles(contradiction),
  )

/** Takes the lowest of the bits that are left, and leaves what is left then on the stack. */
export const TAKE_LOWEST = code(get(LEFT), get(LEFT), i32.constant(1), i32.subtract, i32.and, tee(LEFT))

/**
 * Excludes what can be excluded without a guess, in rounds: all digits are cleared, and naked singles placed, without a
 * branch; then those digits alone that have changed are settled, none of which waits for what another has found, so that
 * a processor can begin one before it has ended another. Goes on behind this if none has, with the cells that
 * are not solved in `TWICE`. Branches to `contradiction` if there is no solution.
 */
export function propagate(contradiction: number): Bytes {
  return block(
    loop(
      assign(ONCE, NOTHING),
      assign(TWICE, NOTHING),
      ...CLEAR_SOLVED,
      leaveIf(isAny(xor(get(ONCE), get(ALL))), contradiction + 2),
      ...PLACE_NAKED_SINGLES,
      code(changedDigits(), tee(LEFT), i32.isZero, branchIf(1)),
      loop(
        code(get(LEFT), i32.countTrailingZeros, i32.constant(4), i32.shiftLeft, set(DIGIT)),
        settleDigit(contradiction + 3),
        leaveIf(TAKE_LOWEST, 0),
      ),
      branch(0),
    ),
  )
}

/** Sets `TWICE`, `THRICE` and `FOUR_TIMES` to the cells with two candidates or more, three, and four. */
export const COUNT_TO_FOUR = code(
  ...[ONCE, TWICE, THRICE, FOUR_TIMES].map((count) => assign(count, NOTHING)),
  ...DIGIT_INDICES.map((index) =>
    code(
      assign(PLACES, loadVector(ZERO, at(MEMORY.places, index))),
      assign(FOUR_TIMES, or(get(FOUR_TIMES), and(get(THRICE), get(PLACES)))),
      assign(THRICE, or(get(THRICE), and(get(TWICE), get(PLACES)))),
      countCandidates(PLACES),
    ),
  ),
)
