import { type Bytes, code, i32 } from '../search/compiled/wasmBinary.ts'
import { CONSTANTS, VECTOR_BYTES } from './vectorBoard.ts'

// The locals of the function that solves. First those that hold integers.
/** Address of a digit's vector, from that of the first. */
export const DIGIT = 0
/** Digits, cells or bits that are still to be looked at, a bit each. */
export const LEFT = 1
/** Index of a cell in the tables, and the address of its vector from that of the first. */
export const CELL = 2
export const SCORE = 3
export const BEST_CELL = 4
export const BEST_SCORE = 5
/** Address of the level after those that wait. */
export const TOP = 6
/** Solutions found. */
export const FOUND = 7
export const INTEGERS = 8

// Then those that hold vectors: the constants, in their order, …
const [all, boxes, first, free, twoOfBox, thirdOfBox] = CONSTANTS.map((_, index) => INTEGERS + index)
export const ALL = all
export const BOXES = boxes
export const FIRST = first
export const FREE = free
export const TWO_OF_BOX = twoOfBox
export const THIRD_OF_BOX = thirdOfBox
const OWN = INTEGERS + CONSTANTS.length
/** … the singles of all digits, that is the solved cells, … */
export const SOLVED = OWN
/** … the cells with one candidate or more, with two or more, three, four, … */
export const ONCE = OWN + 1
export const TWICE = OWN + 2
export const THRICE = OWN + 3
export const FOUR_TIMES = OWN + 4
/** … the places of one digit, … */
export const PLACES = OWN + 5
/** … whatever a rule needs, … */
export const PART = OWN + 6
export const NEXT = OWN + 7
export const LAST = OWN + 8
/** … and one for each digit. */
export const DIGITS = OWN + 9
export const VECTORS = CONSTANTS.length + 9 + 9

export const ZERO = i32.constant(0)
export const DIGIT_INDICES = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const
/** The address of a digit's vector. @param list an address in `MEMORY`; @param index a digit, 0–8 */
export const at = (list: number, index: number): number => list + VECTOR_BYTES * index

export const forEachDigit = (bytes: (index: number) => Bytes): Bytes => code(...DIGIT_INDICES.map(bytes))
/** Makes an address of an index on the stack. */
export const timesVectorBytes = code(i32.constant(4), i32.shiftLeft)
