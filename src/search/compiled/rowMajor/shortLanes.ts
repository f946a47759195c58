/** WebAssembly expressions on vectors of eight 16-bit lanes. */
import {
  binary,
  loadAligned,
  shift,
  shuffled,
  storeAligned,
  unary,
  VECTOR,
  vectorOfBytes,
} from './vectors.ts'
import { type Bytes, i32 } from '../wasmBinary.ts'

/** Sets lanes to all ones where the two vectors are equal, else to 0. */
export const equal = binary(0x2d)
export const add = binary(0x8e, 0x01)
export const subtract = binary(0x91, 0x01)
/** Signed minimum per lane. */
export const minLanes = binary(0x96, 0x01)
/** Signed maximum per lane. */
export const maxLanes = binary(0x98, 0x01)
/** Logical: shifts in zeros. */
export const shiftRight = shift(0x8d, 0x01)
/** Multiplies signed lanes and adds neighbouring products: four 32-bit lanes. */
export const sumsOfProducts = binary(0xba, 0x01)
/** Adds neighbouring unsigned lanes: four 32-bit lanes. */
export const sumsOfTwo = unary(0x7f)
/** Copies a 32-bit integer's low 16 bits to all lanes. */
export const splat = unary(0x10)

/** Population count per lane. */
export const countsOfOnes = (vector: Bytes): Bytes => [vector, VECTOR, 0x62, VECTOR, 0x7d]

/** Returns lane 0 as a sign-extended integer. */
export const firstLane = (vector: Bytes): Bytes => [vector, VECTOR, 0x18, 0]

/** Rotates lanes down: lane i becomes lane i − `lanes`, and the first ones wrap around to the end. */
export function rotateLanes(vector: Bytes, lanes: number): Bytes {
  return shuffled(
    vector,
    Array.from({ length: 16 }, (_, byte) => (byte + 2 * lanes) % 16),
  )
}

/** Returns a constant vector. @param lanes its eight lanes */
export function vectorOf(lanes: readonly number[]): Bytes {
  return vectorOfBytes(lanes.flatMap((lane) => [lane & 0xff, (lane >> 8) & 0xff]))
}

export const sameInAllLanes = (lane: number): Bytes => vectorOf(Array.from({ length: 8 }, () => lane))
export const ALL_ONES = sameInAllLanes(0xffff)

/** Loads a vector from an even `address` + `offset`. */
export const loadLanesAt = loadAligned(1)
const storeLanesAt = storeAligned(1)
/** Loads the vector at a constant, even address. */
export const loadLanes = (address: number): Bytes => loadLanesAt(i32.constant(0), address)
/** Stores a vector at a constant, even address. */
export const storeLanes = (address: number, vector: Bytes): Bytes =>
  storeLanesAt(i32.constant(0), address, vector)
