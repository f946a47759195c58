/**
 * WebAssembly expressions on 128-bit vectors, most of them regardless of lane width. Source:
 * https://webassembly.github.io/spec/core/binary/instructions.html#vector-instructions.
 */
import { type Bytes, i32, encodedUnsigned } from '../wasmBinary.ts'

/** Prefix of every vector instruction. */
export const VECTOR = 0xfd

/** Returns a function that makes instructions with two operands. */
export const binary =
  (...opcode: readonly number[]) =>
  (one: Bytes, other: Bytes): Bytes => [one, other, VECTOR, ...opcode]
/** Returns a function that makes instructions with one operand. */
export const unary =
  (...opcode: readonly number[]) =>
  (vector: Bytes): Bytes => [vector, VECTOR, ...opcode]
/** Returns a function that makes instructions that shift each lane. */
export const shift =
  (...opcode: readonly number[]) =>
  (vector: Bytes, bits: number): Bytes => [vector, i32.constant(bits), VECTOR, ...opcode]

export const and = binary(0x4e)
/** `one & ~other`. */
export const without = binary(0x4f)
export const or = binary(0x50)
/** Adds 32-bit lanes. */
export const addIntegers = binary(0xae, 0x01)

/** Rearranges the bytes of a vector. @param bytes for each byte of the result, the index of its source byte */
export const shuffled = (vector: Bytes, bytes: readonly number[]): Bytes => [
  vector,
  vector,
  VECTOR,
  0x0d,
  ...bytes,
]

export const vectorOfBytes = (bytes: readonly number[]): Bytes => [VECTOR, 0x0c, ...bytes]
export const ZERO_VECTOR = vectorOfBytes(Array.from({ length: 16 }, () => 0))

/** Returns a function that makes loads from `address` + `offset`, a multiple of 1 << `alignment`. */
export const loadAligned =
  (alignment: number) =>
  (address: Bytes, offset = 0): Bytes => [address, VECTOR, 0x00, alignment, ...encodedUnsigned(offset)]
/** Returns a function that makes stores to `address` + `offset`, a multiple of 1 << `alignment`. */
export const storeAligned =
  (alignment: number) =>
  (address: Bytes, offset: number, vector: Bytes): Bytes => [
    address,
    vector,
    VECTOR,
    0x0b,
    alignment,
    ...encodedUnsigned(offset),
  ]
