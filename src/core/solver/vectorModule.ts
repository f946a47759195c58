import {
  branch,
  branchIf,
  type Bytes,
  code,
  get,
  i32,
  moduleOf,
  set,
  tee,
} from '../search/compiled/wasmBinary.ts'
import { CONSTANTS, LEVEL, MEMORY, VECTOR_BYTES } from './vectorBoard.ts'
import {
  and,
  assign,
  block,
  bytesSet,
  countOfOnes,
  isAny,
  laneOf,
  loadByte,
  loadVector,
  loop,
  NOTHING,
  or,
  storeVector,
  unequalBytes,
  when,
  without,
} from './vectorCode.ts'
import {
  ALL,
  at,
  BEST_CELL,
  BEST_SCORE,
  CELL,
  DIGIT,
  DIGIT_INDICES,
  FIRST_CONSTANT,
  FOUND,
  FOUR_TIMES,
  INTEGERS,
  LEFT,
  PART,
  PLACES,
  SCORE,
  SOLVED,
  THRICE,
  TOP,
  TWICE,
  VECTORS,
  ZERO,
} from './vectorLocals.ts'
import { COUNT_TO_FOUR, propagate, TAKE_LOWEST } from './vectorRounds.ts'

const timesVectorBytes = code(i32.constant(4), i32.shiftLeft)
const forEachDigit = (bytes: (index: number) => Bytes): Bytes => code(...DIGIT_INDICES.map(bytes))

/** Clears the board. */
const BEGIN = code(
  ...CONSTANTS.map((_, index) =>
    assign(FIRST_CONSTANT + index, loadVector(ZERO, at(MEMORY.constants, index))),
  ),
  forEachDigit((index) =>
    code(
      storeVector(ZERO, at(MEMORY.places, index), get(ALL)),
      storeVector(ZERO, at(MEMORY.settled, index), NOTHING),
      storeVector(ZERO, at(MEMORY.singles, index), NOTHING),
    ),
  ),
  code(i32.constant(MEMORY.levels), set(TOP)),
)

/** Takes the digit of a given from its peers. The index of its cell is on the stack. */
const PLACE_GIVEN = code(
  code(timesVectorBytes, set(SCORE)),
  storeVector(
    get(DIGIT),
    MEMORY.places,
    without(loadVector(get(DIGIT), MEMORY.places), loadVector(get(SCORE), MEMORY.peers)),
  ),
  assign(PART, loadVector(get(SCORE), MEMORY.cell)),
  storeVector(get(DIGIT), MEMORY.singles, or(loadVector(get(DIGIT), MEMORY.singles), get(PART))),
  assign(SOLVED, or(get(SOLVED), get(PART))),
)

/** Places the givens, which it looks for in 16 cells at a time. `CELL` is the first of them, `BEST_CELL` the given's. */
const PLACE_GIVENS = loop(
  code(bytesSet(unequalBytes(loadVector(get(CELL), MEMORY.puzzle), NOTHING)), set(LEFT)),
  block(
    loop(
      code(get(LEFT), i32.isZero, branchIf(1)),
      code(get(CELL), get(LEFT), i32.countTrailingZeros, i32.add, set(BEST_CELL)),
      code(
        loadByte(get(BEST_CELL), MEMORY.puzzle),
        i32.constant(1),
        i32.subtract,
        timesVectorBytes,
        set(DIGIT),
      ),
      code(loadByte(get(BEST_CELL), MEMORY.indices), PLACE_GIVEN),
      code(TAKE_LOWEST, branchIf(0)),
    ),
  ),
  code(get(CELL), i32.constant(16), i32.add, tee(CELL), i32.constant(MEMORY.limit), i32.isLess, branchIf(0)),
)

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
const GUESS = code(
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
const BACKTRACK = code(
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

const KEEP_SOLUTION = forEachDigit((index) =>
  storeVector(ZERO, at(MEMORY.solution, index), loadVector(ZERO, at(MEMORY.places, index))),
)

/**
 * A WebAssembly module that solves the puzzle in its memory: `run` returns how many solutions it has, at most the limit.
 *
 *     place the givens
 *     loop
 *       propagate; on a contradiction   -> leave this block
 *       if some cells are not solved: guess  -> loop
 *       count a solution; if they are enough -> leave all
 *     backtrack, if something is left   -> loop
 */
export function vectorModule(): Uint8Array<ArrayBuffer> {
  const searching = block(
    propagate(0),
    when(isAny(get(TWICE)), GUESS, branch(2)),
    when(code(get(FOUND), i32.isZero), KEEP_SOLUTION),
    code(get(FOUND), i32.constant(1), i32.add, tee(FOUND)),
    code(ZERO, i32.load(MEMORY.limit), i32.equals, branchIf(2)),
  )
  const nothingLeft = code(get(TOP), i32.constant(MEMORY.levels), i32.equals)
  const body = code(
    BEGIN,
    PLACE_GIVENS,
    block(loop(searching, code(nothingLeft, branchIf(1)), BACKTRACK, branch(0))),
    get(FOUND),
  )
  return moduleOf(MEMORY.bytes >> 16, INTEGERS, body, VECTORS)
}
