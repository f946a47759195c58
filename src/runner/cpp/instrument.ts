/** Adds hooks to a linked module with the memory layout of `layout.ts`. */
import { ByteReader } from './byteReader.ts'
import { ByteWriter } from './byteWriter.ts'
import { CodePlaces } from './codePlaces.ts'
import { HOOK_NAMES } from './hooks.ts'
import type { Instrumentation, LineStart } from './instrumentation.ts'
import { instrumentedCode } from './instrumentedCode.ts'
import { withElements, withExports, withGlobals, withImports, withTypes } from './instrumentedSections.ts'
import { shapeOf } from './moduleShape.ts'
import { SECTION, sectionsOf } from './wasmSections.ts'

export interface InstrumentedModule {
  readonly module: Uint8Array<ArrayBuffer>
  /** Source lines by offset in `module`. */
  readonly places: CodePlaces
}

/** Magic number and version of a module. */
const PREAMBLE_BYTES = 8

/** Returns the module with hooks, without custom sections. @throws RangeError on code the compiler does not emit */
export function instrumented(module: Uint8Array, instrumentation: Instrumentation): InstrumentedModule {
  const sections = sectionsOf(module)
  const shape = shapeOf(module, sections)
  const shift = (index: number) => (index < shape.importedFunctions ? index : index + HOOK_NAMES.length)
  const places = new CodePlaces()
  const writer = new ByteWriter()
  writer.copy(module.subarray(0, PREAMBLE_BYTES))
  for (const { id, content: from, end } of sections) {
    if (id === SECTION.custom) continue
    const reader = new ByteReader(module, from)
    const content = new ByteWriter()
    let lines: readonly LineStart[] = []
    if (id === SECTION.type) withTypes(reader, end, content)
    else if (id === SECTION.import) withImports(reader, end, content, shape)
    else if (id === SECTION.global) withGlobals(reader, end, content)
    else if (id === SECTION.export) withExports(reader, content, shift, shape)
    else if (id === SECTION.element) withElements(reader, content, shift)
    else if (id === SECTION.start) content.unsigned(shift(reader.unsigned()))
    else if (id === SECTION.code) lines = instrumentedCode(reader, shape, instrumentation, content)
    else content.copy(module.subarray(from, end))
    writer.put(id)
    writer.unsigned(content.length)
    for (const { offset, line } of lines) places.add(writer.length + offset, line)
    writer.copy(content.bytes)
  }
  return { module: writer.bytes.slice(), places }
}
