import type { ByteReader } from './byteReader.ts'

/** WebAssembly opcodes that instrumentation looks for or emits. */
export const OP = {
  block: 0x02,
  loop: 0x03,
  if: 0x04,
  end: 0x0b,
  return: 0x0f,
  call: 0x10,
  callIndirect: 0x11,
  unreachable: 0x00,
  localGet: 0x20,
  localSet: 0x21,
  localTee: 0x22,
  f64FromI32: 0xb7,
  f64FromI64: 0xb9,
  f64FromF32: 0xbb,
  globalGet: 0x23,
  globalSet: 0x24,
  firstLoad: 0x28,
  i32Load8: 0x2d,
  lastLoad: 0x35,
  i32Store: 0x36,
  firstStore: 0x36,
  lastStore: 0x3e,
  memoryGrow: 0x40,
  i32Const: 0x41,
  i32Eqz: 0x45,
  i32LtU: 0x49,
  i32GtU: 0x4b,
  i32Add: 0x6a,
  i32Sub: 0x6b,
  i32ShrU: 0x76,
  refFunc: 0xd2,
  extended: 0xfc,
} as const

/** Opcodes after `OP.extended`. */
export const EXTENDED = { memoryCopy: 10, memoryFill: 11 } as const

/** Value types, the empty block type, and the tag of a function type. */
export const TYPE = { i32: 0x7f, i64: 0x7e, f32: 0x7d, f64: 0x7c, none: 0x40, function: 0x60 } as const

/** Bytes written by each store instruction, indexed from `OP.firstStore`. */
export const STORED_BYTES = [4, 8, 4, 8, 1, 2, 1, 2, 4] as const
/** Type of the value written by each store instruction, indexed from `OP.firstStore`. */
export const STORED_TYPES = [
  TYPE.i32,
  TYPE.i64,
  TYPE.f32,
  TYPE.f64,
  TYPE.i32,
  TYPE.i32,
  TYPE.i64,
  TYPE.i64,
  TYPE.i64,
] as const

/**
 * Skips the immediates of an instruction whose opcode was read.
 * @throws RangeError on most opcodes that clang does not emit
 */
export function skipImmediates(reader: ByteReader, op: number): void {
  // block, loop, if: block type.
  if (op === 0x02 || op === 0x03 || op === 0x04) reader.signed()
  else if (isIndexed(op)) reader.unsigned()
  else if (op === 0x0e) {
    // br_table: labels, and the default.
    for (let labels = reader.unsigned(); labels >= 0; labels--) reader.unsigned()
  } else if (op === 0x11 || op === 0x13) {
    // call_indirect, return_call_indirect: type and table.
    reader.unsigned()
    reader.unsigned()
  } else if (op === 0x1c) {
    // select: types, a byte each.
    const types = reader.unsigned()
    reader.at += types
  } else if (op >= 0x28 && op <= 0x3e) {
    // Loads and stores: alignment and offset.
    reader.unsigned()
    reader.unsigned()
  } else if (op === 0x3f || op === 0x40) reader.unsigned()
  else if (op === 0x41 || op === 0x42) while (reader.u8() >= 128);
  else if (op === 0x43) reader.at += 4
  else if (op === 0x44) reader.at += 8
  else if (op === 0xd0) reader.signed()
  else if (op === 0xfc) skipExtended(reader)
  else if (op > 0xc4 || (op > 0x11 && op < 0x1a && op !== 0x12)) throw new RangeError(`Opcode ${op}`)
}

/** Returns true for opcodes with a single index: branches, calls, variables, tables and ref.func. */
function isIndexed(op: number): boolean {
  return op === 0x0c || op === 0x0d || op === 0x10 || op === 0x12 || (op >= 0x20 && op <= 0x26) || op === 0xd2
}

/** Skips the rest of an instruction with the prefix 0xfc: conversions, and operations on memories and tables. */
function skipExtended(reader: ByteReader): void {
  const op = reader.unsigned()
  if (op < 8) return
  reader.unsigned()
  if (op === 8 || op === 10 || op === 12 || op === 14) reader.unsigned()
}
