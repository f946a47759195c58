/**
 * The subset of WebAssembly's binary format that generated modules use. Source: the core specification,
 * https://webassembly.github.io/spec/core/binary/.
 */

/** Bytes in nested pieces, which `flatten` joins. */
export type Bytes = readonly (number | Bytes)[]

/** Concatenates pieces of code. */
export function code(...pieces: readonly Bytes[]): Bytes {
  return pieces
}

function flatten(bytes: Bytes, before: number[] = []): readonly number[] {
  for (const piece of bytes) {
    if (typeof piece === 'number') before.push(piece)
    else flatten(piece, before)
  }
  return before
}

// LEB128: groups of seven bits, lowest first, with the eighth bit set in all but the last.
export function encodedUnsigned(value: number): Bytes {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...encodedUnsigned(value >>> 7)]
}

function encodedSigned(value: number): Bytes {
  return value >= -0x40 && value < 0x40
    ? [value & 0x7f]
    : [(value & 0x7f) | 0x80, ...encodedSigned(value >> 7)]
}

/** Operators on 32-bit integers; they pop their operands from the stack. */
export const i32 = {
  constant: (value: number): Bytes => [0x41, ...encodedSigned(value)],
  isZero: [0x45],
  equals: [0x46],
  /** Unsigned. */
  isLess: [0x49],
  /** Unsigned. */
  isAtLeast: [0x4f],
  isLessSigned: [0x48],
  isGreaterSigned: [0x4a],
  countTrailingZeros: [0x68],
  countOnes: [0x69],
  add: [0x6a],
  subtract: [0x6b],
  multiply: [0x6c],
  /** Unsigned. */
  divide: [0x6e],
  and: [0x71],
  or: [0x72],
  xor: [0x73],
  shiftLeft: [0x74],
  /** Logical: shifts in zeros. */
  shiftRight: [0x76],
  // Loads and stores use the address on the stack plus `offset`.
  load8: (offset: number): Bytes => [0x2d, 0, ...encodedUnsigned(offset)],
  load16: (offset: number): Bytes => [0x2f, 1, ...encodedUnsigned(offset)],
  store16: (offset: number): Bytes => [0x3b, 1, ...encodedUnsigned(offset)],
  load: (offset: number): Bytes => [0x28, 2, ...encodedUnsigned(offset)],
  store: (offset: number): Bytes => [0x36, 2, ...encodedUnsigned(offset)],
} as const

/** Pushes the value of a local on the stack. */
export const get = (local: number): Bytes => [0x20, ...encodedUnsigned(local)]
/** Pops a value from the stack into a local. */
export const set = (local: number): Bytes => [0x21, ...encodedUnsigned(local)]
/** Sets a local and keeps the value on the stack. */
export const tee = (local: number): Bytes => [0x22, ...encodedUnsigned(local)]

const NO_RESULT = 0x40
/** Branching to a block exits it. */
export const beginBlock: Bytes = [0x02, NO_RESULT]
/** Branching to a loop restarts it. */
export const beginLoop: Bytes = [0x03, NO_RESULT]
/** A block, skipped if the value on the stack is 0. */
export const beginIf: Bytes = [0x04, NO_RESULT]
/** Ends a block, a loop, an `if` or a function. */
export const end: Bytes = [0x0b]
/** Branches to an enclosing block or loop. @param label number of blocks and loops between: 0 for the innermost */
export const branch = (label: number): Bytes => [0x0c, ...encodedUnsigned(label)]
/** Branches like `branch` if the value on the stack is not 0. */
export const branchIf = (label: number): Bytes => [0x0d, ...encodedUnsigned(label)]

/** Pops three values and pushes the first if the third is not 0, else the second. */
export const select: Bytes = [0x1b]

/** Calls a function. @param index its index in the module */
export const call = (index: number): Bytes => [0x10, ...encodedUnsigned(index)]

// Codes of types.
const I32 = 0x7f
const V128 = 0x7b
const FUNCTION = 0x60

/**
 * A function. Parameters and results are 32-bit integers: parameters become the first locals, and `body` leaves the
 * results on the stack.
 */
export interface WasmFunction {
  readonly parameters: number
  readonly results: number
  /** Number of integer locals after the parameters; their initial value is 0. */
  readonly locals: number
  /** Number of 128-bit locals after the integer locals. */
  readonly vectors?: number
  readonly body: Bytes
}

/** Instance of a module with the exports of `moduleOf`. */
export interface RunnableModule {
  /** Searches. Returns the address after the last event (`rowMajorModule`) or the event count (`fewestFirstCode`). */
  readonly run: () => number
  readonly memory: { readonly buffer: ArrayBuffer }
}

/**
 * Encodes a module that exports its memory as `memory` and the first of its functions as `run`.
 * @param chunks memory size in units of 64 KiB
 */
export function moduleOf(chunks: number, functions: readonly WasmFunction[]): Uint8Array<ArrayBuffer> {
  const magicAndVersion = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]
  return Uint8Array.from(
    flatten([
      magicAndVersion,
      section(1, functions.map(typeOf)),
      section(
        3,
        functions.map((_, index) => encodedUnsigned(index)),
      ),
      section(5, [[1, chunks, chunks]]),
      section(7, [code(encodedName('run'), [0, 0]), code(encodedName('memory'), [2, 0])]),
      section(
        10,
        functions.map((definition) => withByteLength(codeOf(definition))),
      ),
    ]),
  )
}

function typeOf({ parameters, results }: WasmFunction): Bytes {
  return [FUNCTION, integerTypes(parameters), integerTypes(results)]
}

function integerTypes(count: number): Bytes {
  return encodedList(Array.from({ length: count }, () => [I32]))
}

function codeOf({ locals, vectors = 0, body }: WasmFunction): Bytes {
  const vectorLocals = vectors === 0 ? [] : [[...encodedUnsigned(vectors), V128]]
  return code(encodedList([[...encodedUnsigned(locals), I32], ...vectorLocals]), body, end)
}

function section(id: number, items: readonly Bytes[]): Bytes {
  return [id, ...withByteLength(encodedList(items))]
}

/** Encodes a list (a "vector" in the specification): its length, then its items. */
function encodedList(items: readonly Bytes[]): Bytes {
  return [...encodedUnsigned(items.length), ...items]
}

/** Puts the number of bytes before a piece of code. */
function withByteLength(content: Bytes): Bytes {
  const bytes = flatten(content)
  return [...encodedUnsigned(bytes.length), bytes]
}

function encodedName(characters: string): Bytes {
  return encodedList(Array.from(characters, (character) => [character.charCodeAt(0)]))
}
