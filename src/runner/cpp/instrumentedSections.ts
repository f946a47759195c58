/**
 * Rewrites sections of a WebAssembly module: appends the hooks and their globals, and renumbers the functions. Imports
 * precede all other functions, which shift by the number of hooks.
 */
import type { ByteReader } from './byteReader.ts'
import type { ByteWriter } from './byteWriter.ts'
import {
  HOOK_GLOBAL_NAMES,
  HOOK_GLOBALS,
  HOOK_MODULE,
  HOOK_NAMES,
  HOOK_TYPES,
  STACK_POINTER,
} from './hooks.ts'
import { OP, skipImmediates, TYPE } from './instructions.ts'
import { KIND, type ModuleShape } from './moduleShape.ts'

/** Maps a function's index to its index once the hooks are imported before it. */
export type Shift = (functionIndex: number) => number

/** Copies the type section and appends the types of the hooks. @param end of the section */
export function withTypes(types: ByteReader, end: number, writer: ByteWriter): void {
  writer.unsigned(types.unsigned() + HOOK_NAMES.length)
  writer.copy(types.bytes.subarray(types.at, end))
  for (const name of HOOK_NAMES) {
    const { takes, gives } = HOOK_TYPES[name]
    writer.put(TYPE.function, takes.length, ...takes, gives.length, ...gives)
  }
}

/** Copies the import section and appends the hooks. @param end of the section */
export function withImports(imports: ByteReader, end: number, writer: ByteWriter, shape: ModuleShape): void {
  writer.unsigned(imports.unsigned() + HOOK_NAMES.length)
  writer.copy(imports.bytes.subarray(imports.at, end))
  for (const [index, name] of HOOK_NAMES.entries()) {
    writer.text(HOOK_MODULE)
    writer.text(name)
    writer.put(KIND.function)
    writer.unsigned(shape.types + index)
  }
}

/** Copies the section of globals and appends the hook globals. @param end of the section */
export function withGlobals(globals: ByteReader, end: number, writer: ByteWriter): void {
  writer.unsigned(globals.unsigned() + HOOK_GLOBAL_NAMES.length)
  writer.copy(globals.bytes.subarray(globals.at, end))
  for (const name of HOOK_GLOBAL_NAMES) {
    writer.put(TYPE.i32, 1, OP.i32Const)
    writer.signed(HOOK_GLOBALS[name])
    writer.put(OP.end)
  }
}

/** Rewrites the export section: shifts function indices, and adds the hook globals and the stack pointer (global 0). */
export function withExports(exports: ByteReader, writer: ByteWriter, shift: Shift, shape: ModuleShape): void {
  const count = exports.unsigned()
  writer.unsigned(count + HOOK_GLOBAL_NAMES.length + 1)
  for (let left = count; left > 0; left--) {
    writer.text(exports.text())
    const kind = exports.u8()
    const index = exports.unsigned()
    writer.put(kind)
    writer.unsigned(kind === KIND.function ? shift(index) : index)
  }
  for (const [index, name] of [STACK_POINTER, ...HOOK_GLOBAL_NAMES].entries()) {
    writer.text(name)
    writer.put(KIND.global)
    writer.unsigned(index === 0 ? 0 : shape.globals + index - 1)
  }
}

/** Rewrites the tables of indirectly called functions. @throws RangeError on segment kinds the linker does not emit */
export function withElements(elements: ByteReader, writer: ByteWriter, shift: Shift): void {
  const count = elements.unsigned()
  writer.unsigned(count)
  for (let left = count; left > 0; left--) {
    const kind = elements.unsigned()
    if (kind !== 0) throw new RangeError(`Elements of the kind ${kind}`)
    writer.unsigned(kind)
    const from = elements.at
    for (let op = elements.u8(); op !== OP.end; op = elements.u8()) skipImmediates(elements, op)
    writer.copy(elements.bytes.subarray(from, elements.at))
    const functions = elements.unsigned()
    writer.unsigned(functions)
    for (let index = 0; index < functions; index++) writer.unsigned(shift(elements.unsigned()))
  }
}
