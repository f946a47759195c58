/** Expressions of WebAssembly whose values are vectors of four lanes of 32 bits, and the shapes of control around them. */
import { binary, loadAligned, NOTHING, shift, storeAligned, VECTOR } from '../search/compiled/vectors.ts'
import {
  beginBlock,
  beginIf,
  beginLoop,
  branchIf,
  type Bytes,
  code,
  end,
  set,
  unsigned,
} from '../search/compiled/wasmBinary.ts'

export const xor = binary(0x51)
export const subtract = binary(0xb1, 0x01)
/** Of each lane or byte: all ones where the two differ. */
export const unequal = binary(0x38)
export const unequalBytes = binary(0x24)
/** The eight lanes of two vectors, narrowed to 16 bits with their signs. */
const narrowed = binary(0x85, 0x01)
/** The sixteen lanes of two such vectors, narrowed to 8 bits. */
const narrowedTwice = binary(0x65)

export const shiftLeft = shift(0xab, 0x01)
export const shiftRight = shift(0xad, 0x01)

/** The first three lanes in another order; the fourth stays. */
export function lanes(vector: Bytes, order: readonly [number, number, number]): Bytes {
  const bytes = [...order, 3].flatMap((lane) => [4 * lane, 4 * lane + 1, 4 * lane + 2, 4 * lane + 3])
  return [vector, vector, VECTOR, 0x0d, ...bytes]
}

/** The vector at an address + `offset`, a multiple of 16. */
export const loadVector = loadAligned(4)
export const storeVector = storeAligned(4)
export const loadByte = (address: Bytes, offset: number): Bytes => [address, 0x2d, 0, ...unsigned(offset)]

/** Whether any bit is set: an integer, like everything below. */
export const isAny = (vector: Bytes): Bytes => [vector, VECTOR, 0x53]
export const laneOf = (vector: Bytes, lane: number): Bytes => [vector, VECTOR, 0x1b, lane]
/** The highest bit of each lane, or byte, the first one's lowest. */
const lanesSet = (vector: Bytes): Bytes => [vector, VECTOR, 0xa4, 0x01]
export const bytesSet = (vector: Bytes): Bytes => [vector, VECTOR, 0x64]

/** Which of four vectors are set at all, a bit each. Their lanes are all ones or nothing. */
export function whichOf(one: Bytes, two: Bytes, three: Bytes, four: Bytes): Bytes {
  return lanesSet(unequal(narrowedTwice(narrowed(one, two), narrowed(three, four)), NOTHING))
}

/** How many bits are set. @param vector is evaluated twice */
export function countOfOnes(vector: Bytes): Bytes {
  const half = (index: number): Bytes => [vector, VECTOR, 0x1d, index, 0x7b]
  return [half(0), half(1), 0x7c, 0xa7]
}

export const block = (...body: readonly Bytes[]): Bytes => code(beginBlock, ...body, end)
export const loop = (...body: readonly Bytes[]): Bytes => code(beginLoop, ...body, end)
export const when = (condition: Bytes, ...body: readonly Bytes[]): Bytes =>
  code(condition, beginIf, ...body, end)
/** See `branch`. */
export const leaveIf = (condition: Bytes, label: number): Bytes => code(condition, branchIf(label))
export const assign = (local: number, value: Bytes): Bytes => code(value, set(local))
