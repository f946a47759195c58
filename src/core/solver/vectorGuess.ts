import { and, NOTHING, without } from '../search/compiled/vectors.ts'
import { branch, branchIf, type Bytes, code, get, i32, set } from '../search/compiled/wasmBinary.ts'
import { LEVEL, MEMORY, VECTOR_BYTES } from './vectorBoard.ts'
import {
  assign,
  block,
  countOfOnes,
  isAny,
  laneOf,
  loadVector,
  loop,
  storeVector,
  when,
} from './vectorCode.ts'
import {
  at,
  BEST_CELL,
  BEST_SCORE,
  CELL,
  DIGIT,
  forEachDigit,
  FOUR_TIMES,
  LEFT,
  PART,
  PLACES,
  SCORE,
  SOLVED,
  THRICE,
  timesVectorBytes,
  TOP,
  TWICE,
  ZERO,
} from './vectorLocals.ts'
import { COUNT_TO_FOUR, TAKE_LOWEST } from './vectorRounds.ts'

/** Goes on with other cells if there are none of these. */
const elseCells = (cells: Bytes): Bytes => when(code(isAny(get(PLACES)), i32.isZero), assign(PLACES, cells))

/**
 * The cell to guess in: one with two candidates, if there is one, or else with three; of these that with the most
 * unsolved peers, since each of its candidates is taken from most of them. (A cell that is not solved has such peers.) It
 * is left in `BEST_CELL`, as the address of its vector from that of the first.
 */
const CHOOSE_CELL = code(
  COUNT_TO_FOUR,
  assign(PLACES, without(get(TWICE), get(THRICE))),
  elseCells(without(get(THRICE), get(FOUR_TIMES))),
  elseCells(get(TWICE)),
  assign(BEST_SCORE, ZERO),
  ...[0, 1, 2].map((lane) =>
    code(
      assign(LEFT, laneOf(get(PLACES), lane)),
      block(
        code(get(LEFT), i32.isZero, branchIf(0)),
        loop(
          code(
            get(LEFT),
            i32.countTrailingZeros,
            i32.constant(32 * lane),
            i32.add,
            timesVectorBytes,
            set(CELL),
          ),
          assign(PART, and(get(TWICE), loadVector(get(CELL), MEMORY.peers))),
          assign(SCORE, countOfOnes(get(PART))),
          when(
            code(get(BEST_SCORE), get(SCORE), i32.isLess),
            assign(BEST_SCORE, get(SCORE)),
            assign(BEST_CELL, get(CELL)),
          ),
          code(TAKE_LOWEST, branchIf(0)),
        ),
      ),
    ),
  ),
)

const topDigit = code(get(TOP), get(DIGIT), i32.add)

/** Guesses the lowest candidate of a cell; the level below goes on without that one later. */
export const GUESS = code(
  CHOOSE_CELL,
  assign(PART, loadVector(get(BEST_CELL), MEMORY.cell)),
  assign(DIGIT, ZERO),
  block(
    loop(
      code(isAny(and(loadVector(get(DIGIT), MEMORY.places), get(PART))), branchIf(1)),
      code(get(DIGIT), i32.constant(VECTOR_BYTES), i32.add, set(DIGIT)),
      branch(0),
    ),
  ),
  forEachDigit((index) =>
    code(
      storeVector(get(TOP), at(0, index), loadVector(ZERO, at(MEMORY.places, index))),
      storeVector(get(TOP), at(LEVEL.singles, index), loadVector(ZERO, at(MEMORY.singles, index))),
    ),
  ),
  storeVector(topDigit, 0, without(loadVector(topDigit, 0), get(PART))),
  storeVector(get(TOP), LEVEL.allSingles, get(SOLVED)),
  code(get(TOP), get(DIGIT), i32.store(LEVEL.excludedDigit)),
  code(get(TOP), i32.constant(LEVEL.bytes), i32.add, set(TOP)),
  assign(PLACES, loadVector(get(DIGIT), MEMORY.places)),
  forEachDigit((index) => {
    const places = loadVector(ZERO, at(MEMORY.places, index))
    return storeVector(ZERO, at(MEMORY.places, index), without(places, get(PART)))
  }),
  storeVector(get(DIGIT), MEMORY.places, get(PLACES)),
)

/** Goes on where the last guess has left something: all is settled there but the digit that is excluded. */
export const BACKTRACK = code(
  code(get(TOP), i32.constant(LEVEL.bytes), i32.subtract, set(TOP)),
  forEachDigit((index) =>
    code(
      assign(PLACES, loadVector(get(TOP), at(0, index))),
      storeVector(ZERO, at(MEMORY.places, index), get(PLACES)),
      storeVector(ZERO, at(MEMORY.settled, index), get(PLACES)),
      storeVector(ZERO, at(MEMORY.singles, index), loadVector(get(TOP), at(LEVEL.singles, index))),
    ),
  ),
  assign(SOLVED, loadVector(get(TOP), LEVEL.allSingles)),
  storeVector(code(get(TOP), i32.load(LEVEL.excludedDigit)), MEMORY.settled, NOTHING),
)
