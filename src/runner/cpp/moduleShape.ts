import { ByteReader } from './byteReader.ts'
import { SECTION, type Section } from './wasmSections.ts'

/** Counts and types of a module's parts, needed to instrument it. */
export interface ModuleShape {
  /** Number of types, all of functions. */
  readonly types: number
  /** Parameter and result types of each function type. */
  readonly signatures: readonly { readonly takes: readonly number[]; readonly gives: readonly number[] }[]
  readonly importedFunctions: number
  /** Number of globals; none are imported. */
  readonly globals: number
  /** Type index of each function that is not imported. */
  readonly functionTypes: readonly number[]
}

/** Kinds of imports and exports in the binary format. */
export const KIND = { function: 0, table: 1, memory: 2, global: 3 } as const

/** Reads the shape of a module. @throws RangeError on imports other than functions */
export function shapeOf(module: Uint8Array, sections: readonly Section[]): ModuleShape {
  const readerOf = (id: number) => {
    const section = sections.find((section) => section.id === id)
    // A missing section reads as a count of 0.
    return section === undefined ? new ByteReader(Uint8Array.of(0)) : new ByteReader(module, section.content)
  }
  const types = readerOf(SECTION.type)
  const signatures = Array.from({ length: types.unsigned() }, () => {
    types.u8()
    const takes = Array.from({ length: types.unsigned() }, () => types.u8())
    const gives = Array.from({ length: types.unsigned() }, () => types.u8())
    return { takes, gives }
  })
  const imports = readerOf(SECTION.import)
  let importedFunctions = 0
  for (let left = imports.unsigned(); left > 0; left--) {
    imports.text()
    imports.text()
    const kind = imports.u8()
    if (kind !== KIND.function) throw new RangeError(`An import of the kind ${kind}`)
    imports.unsigned()
    importedFunctions++
  }
  const functions = readerOf(SECTION.function)
  const functionTypes = Array.from({ length: functions.unsigned() }, () => functions.unsigned())
  const globals = readerOf(SECTION.global).unsigned()
  return { types: signatures.length, signatures, importedFunctions, globals, functionTypes }
}
