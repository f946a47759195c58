/** Expressions of WebAssembly whose values are vectors of eight lanes of 16 bits. */
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

/** Of each lane: all ones where the two are equal. */
export const equal = binary(0x2d)
export const add = binary(0x8e, 0x01)
export const subtract = binary(0x91, 0x01)
/** Of two lanes, with their signs. */
export const smaller = binary(0x96, 0x01)
export const larger = binary(0x98, 0x01)
/** With zeros from above. */
export const shiftRight = shift(0x8d, 0x01)
/** The products of lanes, of two neighbours added up: four lanes of 32 bits. */
export const sumsOfProducts = binary(0xba, 0x01)
/** Two neighbours added up: four lanes of 32 bits. */
export const sumsOfTwo = unary(0x7f)
/** In each lane the number: an integer. */
export const inAll = unary(0x10)

/** How many bits of each lane are set. */
export const countsOfOnes = (vector: Bytes): Bytes => [vector, VECTOR, 0x62, VECTOR, 0x7d]

/** With its sign: an integer. */
export const firstLane = (vector: Bytes): Bytes => [vector, VECTOR, 0x18, 0]

/** Each lane in the place of the one so many before it; the first come round to the end. */
export function movedDown(vector: Bytes, lanes: number): Bytes {
  return shuffled(
    vector,
    Array.from({ length: 16 }, (_, byte) => (byte + 2 * lanes) % 16),
  )
}

export function vectorOf(lanes: readonly number[]): Bytes {
  return vectorOfBytes(lanes.flatMap((lane) => [lane & 0xff, (lane >> 8) & 0xff]))
}

export const same = (lane: number): Bytes => vectorOf(Array.from({ length: 8 }, () => lane))
export const EVERYTHING = same(0xffff)

/** At an address + `offset`, which are even. */
export const loadLanesAt = loadAligned(1)
const storeLanesAt = storeAligned(1)
export const loadLanes = (address: number): Bytes => loadLanesAt(i32.constant(0), address)
export const storeLanes = (address: number, vector: Bytes): Bytes =>
  storeLanesAt(i32.constant(0), address, vector)
