import { ByteReader } from './byteReader.ts'

/** Offsets of a section in its module. */
export interface Section {
  /** Kind of the section: an id of `SECTION`, or of a kind that is not read. */
  readonly id: number
  /** Undefined unless it is a custom section. */
  readonly name: string | undefined
  /** Start of the section, at its id. */
  readonly from: number
  /** Start of the content, after the name. */
  readonly content: number
  readonly end: number
}

export const SECTION = {
  custom: 0,
  type: 1,
  import: 2,
  function: 3,
  global: 6,
  export: 7,
  start: 8,
  element: 9,
  code: 10,
} as const

/** Length of the magic number and the version, with which a module begins. */
const PREAMBLE_BYTES = 8

export function sectionsOf(module: Uint8Array): readonly Section[] {
  const sections: Section[] = []
  const reader = new ByteReader(module, PREAMBLE_BYTES)
  while (reader.at < module.length) {
    const from = reader.at
    const id = reader.u8()
    const end = reader.unsigned() + reader.at
    const name = id === SECTION.custom ? reader.text() : undefined
    sections.push({ id, name, from, content: reader.at, end })
    reader.at = end
  }
  return sections
}

/** Returns the content of a custom section; empty if there is none. */
export function customSection(module: Uint8Array, name: string): Uint8Array {
  const section = sectionsOf(module).find((section) => section.name === name)
  return section === undefined ? new Uint8Array() : module.subarray(section.content, section.end)
}

/** Id of the subsection with the names of functions. */
const FUNCTION_NAMES = 1

/** Returns the names of functions by index. Several may have the same name, such as the two kinds of a constructor. */
export function functionNames(module: Uint8Array): ReadonlyMap<number, string> {
  const names = new Map<number, string>()
  const content = customSection(module, 'name')
  const reader = new ByteReader(content)
  while (reader.at < content.length) {
    const kind = reader.u8()
    const end = reader.unsigned() + reader.at
    if (kind === FUNCTION_NAMES) {
      for (let left = reader.unsigned(); left > 0; left--) {
        const index = reader.unsigned()
        names.set(index, reader.text())
      }
    }
    reader.at = end
  }
  return names
}
