import { NOTHING, or, without } from '../search/compiled/vectors.ts'
import { branchIf, code, get, i32, set, tee } from '../search/compiled/wasmBinary.ts'
import { CONSTANTS, MEMORY } from './vectorBoard.ts'
import {
  assign,
  block,
  bytesSet,
  loadByte,
  loadVector,
  loop,
  storeVector,
  unequalBytes,
} from './vectorCode.ts'
import {
  ALL,
  at,
  BEST_CELL,
  CELL,
  DIGIT,
  forEachDigit,
  INTEGERS,
  LEFT,
  PART,
  SCORE,
  SOLVED,
  timesVectorBytes,
  TOP,
  ZERO,
} from './vectorLocals.ts'
import { TAKE_LOWEST } from './vectorRounds.ts'

/** Clears the board. */
export const BEGIN = code(
  ...CONSTANTS.map((_, index) => assign(INTEGERS + index, loadVector(ZERO, at(MEMORY.constants, index)))),
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
export const PLACE_GIVENS = loop(
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
