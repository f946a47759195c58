/** Expressions of WebAssembly whose values are vectors of eight lanes of 16 bits. See `vectorCode.ts` for the source. */
import { type Bytes, i32, unsigned } from './wasmBinary.ts'

const VECTOR = 0xfd

const binary =
  (...opcode: readonly number[]) =>
  (one: Bytes, other: Bytes): Bytes => [one, other, VECTOR, ...opcode]
const unary =
  (...opcode: readonly number[]) =>
  (vector: Bytes): Bytes => [vector, VECTOR, ...opcode]

export const and = binary(0x4e)
export const or = binary(0x50)
/** The bits of the first without those of the second. */
export const without = binary(0x4f)
/** Of each lane: all ones where the two are equal. */
export const equal = binary(0x2d)
export const add = binary(0x8e, 0x01)
export const subtract = binary(0x91, 0x01)
/** Of two lanes, with their signs. */
export const smaller = binary(0x96, 0x01)
export const larger = binary(0x98, 0x01)
/** With zeros from above. */
export const shiftRight = (vector: Bytes, bits: number): Bytes => [
  vector,
  i32.constant(bits),
  VECTOR,
  0x8d,
  0x01,
]
/** Lanes of 32 bits. */
export const addIntegers = binary(0xae, 0x01)
/** The products of lanes, of two neighbours added up: four lanes of 32 bits. */
export const sumsOfProducts = binary(0xba, 0x01)
/** Two neighbours added up: four lanes of 32 bits. */
export const sumsOfTwo = unary(0x7f)
/** In each lane the number: an integer. */
export const inAll = unary(0x10)

/** How many bits of each lane are set. */
export const countsOfOnes = (vector: Bytes): Bytes => [vector, VECTOR, 0x62, VECTOR, 0x7d]

export function vectorOf(lanes: readonly number[]): Bytes {
  return [VECTOR, 0x0c, ...lanes.flatMap((lane) => [lane & 0xff, (lane >> 8) & 0xff])]
}

export const same = (lane: number): Bytes => vectorOf(Array.from({ length: 8 }, () => lane))
export const NOTHING = same(0)
export const EVERYTHING = same(0xffff)

/** At an address + `offset`, which are even. */
export const loadLanesAt = (address: Bytes, offset = 0): Bytes => [
  address,
  VECTOR,
  0x00,
  1,
  ...unsigned(offset),
]
export const loadLanes = (address: number): Bytes => loadLanesAt(i32.constant(0), address)

export const storeLanesAt = (address: Bytes, offset: number, vector: Bytes): Bytes => {
  return [address, vector, VECTOR, 0x0b, 1, ...unsigned(offset)]
}
export const storeLanes = (address: number, vector: Bytes): Bytes =>
  storeLanesAt(i32.constant(0), address, vector)
