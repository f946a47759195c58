/** Code on `vectorBoard`s that excludes places of one digit, held in `PLACES`, by the rules of Sudoku. */
import { and, or, without, addIntegers } from '../search/compiled/vectors.ts'
import { type Bytes, code, get } from '../search/compiled/wasmBinary.ts'
import { MEMORY } from './vectorBoard.ts'
import {
  assign,
  isAny,
  lanes,
  leaveIf,
  loadVector,
  shiftLeft,
  shiftRight,
  storeVector,
  subtract,
} from './vectorCode.ts'
import {
  ALL,
  BOXES,
  DIGIT,
  FIRST,
  FREE,
  LAST,
  NEXT,
  PART,
  PLACES,
  SOLVED,
  THIRD_OF_BOX,
  TWO_OF_BOX,
} from './vectorLocals.ts'

/** Naked singles: takes the digit from the rows of its places in `singles`, a local, but not from these. */
export const placeSingles = (singles: number): Bytes =>
  code(
    // Adding all ones to a row carries into its free bit unless the row was empty.
    assign(NEXT, and(addIntegers(get(singles), get(ALL)), get(FREE))),
    assign(NEXT, subtract(get(NEXT), shiftRight(get(NEXT), 9))),
    assign(PLACES, without(get(PLACES), without(get(NEXT), get(singles)))),
  )

/** Sets of the first cells of the three boxes in a row: each box's becomes that of the box before it, in a circle. */
const turnBoxes = (local: number): Bytes => or(shiftRight(get(local), 3), shiftLeft(get(local), 6))

/** The same of the three columns of each box. */
const turnColumns = (local: number): Bytes =>
  or(and(shiftRight(get(local), 1), get(TWO_OF_BOX)), and(shiftLeft(get(local), 2), get(THIRD_OF_BOX)))

/**
 * Locked candidates, of rows and boxes first. In a band a digit has one box in each row and one row in each box, which is
 * a permutation of three. So it can be in row r and box b only if the two other rows can have the two other boxes, either
 * way round:
 *
 *     keep(r, b) = in(r + 1, b + 1) and in(r + 2, b + 2)  or  in(r + 1, b + 2) and in(r + 2, b + 1)
 *
 * With rows shifted by one and by two, and turning boxes by one, which is done last where both sides need it:
 */
export const LOCK_ROWS = code(
  assign(PART, or(or(get(PLACES), shiftRight(get(PLACES), 1)), shiftRight(get(PLACES), 2))),
  assign(PART, and(get(PART), get(BOXES))),
  assign(NEXT, or(shiftRight(get(PART), 10), shiftLeft(get(PART), 20))),
  assign(LAST, or(shiftRight(get(PART), 20), shiftLeft(get(PART), 10))),
  assign(PART, or(and(get(NEXT), turnBoxes(LAST)), and(turnBoxes(NEXT), get(LAST)))),
  assign(PART, and(turnBoxes(PART), get(BOXES))),
  // From the first cell of a box in a row to all three.
  assign(PLACES, and(get(PLACES), subtract(shiftLeft(get(PART), 3), get(PART)))),
)

/** The same of columns and boxes: in a stack a digit has one column in each band, and one band in each column. */
export const LOCK_COLUMNS = code(
  assign(PART, or(or(get(PLACES), shiftRight(get(PLACES), 10)), shiftRight(get(PLACES), 20))),
  assign(NEXT, turnColumns(PART)),
  assign(
    PART,
    or(
      and(lanes(get(PART), [1, 2, 0]), lanes(get(NEXT), [2, 0, 1])),
      and(lanes(get(NEXT), [1, 2, 0]), lanes(get(PART), [2, 0, 1])),
    ),
  ),
  assign(PART, turnColumns(PART)),
  assign(PART, or(or(get(PART), shiftLeft(get(PART), 10)), shiftLeft(get(PART), 20))),
  assign(PLACES, and(get(PLACES), get(PART))),
)

/**
 * Hidden singles: what is alone in its row. (What is alone in its column or box is so, too, once candidates are locked.)
 * Subtracting one from a row, with its free bit to borrow from, takes its lowest bit and leaves those above. Branches to
 * `contradiction` if a row has no place left for the digit, or if a single is the cell of another digit.
 */
export const findSingles = (contradiction: number): Bytes =>
  code(
    assign(PART, and(get(PLACES), subtract(or(get(PLACES), get(FREE)), get(FIRST)))),
    assign(PART, without(get(FREE), addIntegers(get(PART), get(ALL)))),
    assign(PART, and(get(PLACES), subtract(get(PART), shiftRight(get(PART), 9)))),
    leaveIf(
      isAny(
        or(
          without(get(FREE), addIntegers(get(PLACES), get(ALL))),
          and(get(PART), without(get(SOLVED), loadVector(get(DIGIT), MEMORY.singles))),
        ),
      ),
      contradiction,
    ),
    storeVector(get(DIGIT), MEMORY.singles, get(PART)),
    assign(SOLVED, or(get(SOLVED), get(PART))),
  )
