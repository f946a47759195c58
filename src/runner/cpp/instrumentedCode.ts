import type { ByteReader } from './byteReader.ts'
import type { ByteWriter } from './byteWriter.ts'
import { HOOK_GLOBAL_NAMES, HOOK_NAMES } from './hooks.ts'
import type { CodeContext, Instrumentation, LineStart } from './instrumentation.ts'
import { InstrumentedFunction } from './instrumentedFunction.ts'
import { type LineRow, lineRows } from './lineTable.ts'
import type { ModuleShape } from './moduleShape.ts'
import { PROGRAM_FILE } from './sourceFiles.ts'
import { functionNames } from './wasmSections.ts'

/** Body of a function: bytes `from` to `end` of the module, and the line table rows within. */
interface Body {
  /** Function index, imports included. */
  readonly index: number
  readonly from: number
  readonly end: number
  readonly rows: readonly LineRow[]
}

/**
 * Rewrites the code section of a module, with hooks that report lines and writes.
 * @param reader at the content of the section
 * @returns the starts of lines in the rewritten section, ascending; each function starts with line 0
 */
export function instrumentedCode(
  reader: ByteReader,
  shape: ModuleShape,
  instrumentation: Instrumentation,
  writer: ByteWriter,
): readonly LineStart[] {
  const base = reader.at
  const bodies = bodiesOf(reader, shape.importedFunctions, base)
  const own = new Set(
    bodies.filter(({ rows }) => rows.some(({ line }) => line > 0)).map(({ index }) => index),
  )
  const context: CodeContext = {
    instrumentation,
    base,
    hook: (name) => shape.importedFunctions + HOOK_NAMES.indexOf(name),
    global: (name) => shape.globals + HOOK_GLOBAL_NAMES.indexOf(name),
    shifted: (index) => (index < shape.importedFunctions ? index : index + HOOK_NAMES.length),
    isOwn: (index) => own.has(index),
  }
  const names = functionNames(reader.bytes)
  const starts: LineStart[] = []
  writer.unsigned(bodies.length)
  for (const { index, from, end, rows } of bodies) {
    const signature = shape.signatures[shape.functionTypes[index - shape.importedFunctions]]
    const code = new InstrumentedFunction(context, reader.bytes, {
      index,
      name: names.get(index) ?? '',
      from: from - base,
      rows,
      ...signature,
    })
    const { body, lines } = code.rewrittenBody(from, end)
    writer.unsigned(body.length)
    starts.push({ offset: writer.length, line: 0 })
    for (const { offset, line } of lines) starts.push({ offset: writer.length + offset, line })
    writer.copy(body)
  }
  return starts
}

/** @param imported number of imported functions @param base offset of the code section's content */
function bodiesOf(reader: ByteReader, imported: number, base: number): readonly Body[] {
  const rows = lineRows(reader.bytes, PROGRAM_FILE)
  const bodies: Body[] = []
  let first = 0
  for (let left = reader.unsigned(); left > 0; left--) {
    const end = reader.unsigned() + reader.at
    const from = reader.at
    while (first < rows.length && rows[first].offset < from - base) first++
    let next = first
    while (next < rows.length && rows[next].offset < end - base) next++
    bodies.push({ index: imported + bodies.length, from, end, rows: rows.slice(first, next) })
    first = next
    reader.at = end
  }
  return bodies
}
