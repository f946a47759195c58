/** Expressions of WebAssembly whose values are vectors of four lanes of 32 bits. */
import { countsOfOnes, sumsOfTwo } from './shortLanes.ts'
import { binary, loadAligned, storeAligned, unary, VECTOR } from './vectors.ts'
import type { Bytes } from './wasmBinary.ts'

/** At an address + `offset`, which are multiples of 16. */
export const loadWords = loadAligned(4)
export const storeWords = storeAligned(4)

/** Of each lane: all ones where the two differ. */
export const differ = binary(0x38)
/** The highest bit of each lane, the first lane lowest: an integer. */
export const highestBits = unary(0xa4, 0x01)
/** An integer. */
export const wordAt = (vector: Bytes, lane: number): Bytes => [vector, VECTOR, 0x1b, lane]
/** How many bits of each lane are set. */
export const countsOfOnesInWords = (vector: Bytes): Bytes => sumsOfTwo(countsOfOnes(vector))
