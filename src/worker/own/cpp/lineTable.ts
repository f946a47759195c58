/** DWARF's table of lines: where in the code the lines of a source file begin. */
import { ByteReader } from './byteReader.ts'
import { customSection } from './wasmSections.ts'

/** From an offset in the code section's content on. */
export interface LineRow {
  readonly offset: number
  /** From 1; 0 where the code is of another file, or of none. */
  readonly line: number
  /** A good place to stop at: a statement begins here. */
  readonly isStatement: boolean
  /** The function has set up what it needs. */
  readonly isBody: boolean
}

/** Addresses of functions that the linker has left out are close to the highest of all. */
const LEFT_OUT = 0xf000_0000

/** The rows of a module, by their offsets. @param file the name of the source file */
export function lineRows(module: Uint8Array, file: string): readonly LineRow[] {
  const table = customSection(module, '.debug_line')
  const texts = customSection(module, '.debug_line_str')
  const rows: LineRow[] = []
  const reader = new ByteReader(table)
  while (reader.at < table.length) {
    const end = reader.u32() + reader.at
    const version = reader.u16()
    if (version === 5) readProgram(reader, end, texts, file, rows)
    reader.at = end
  }
  return rows.toSorted((a, b) => a.offset - b.offset)
}

/** Numbers of standard opcodes, and of those that are extended. */
const SET_ADDRESS = 2

function readProgram(
  reader: ByteReader,
  end: number,
  texts: Uint8Array,
  file: string,
  rows: LineRow[],
): void {
  // Sizes of addresses.
  reader.u16()
  const program = reader.u32() + reader.at
  const smallestStep = reader.u8()
  // Operations at a time, and whether rows are statements at first: as clang sets them.
  reader.u16()
  const lineBase = (reader.u8() << 24) >> 24
  const lineRange = reader.u8()
  const opcodeBase = reader.u8()
  const operands = Array.from({ length: opcodeBase - 1 }, () => reader.u8())
  readEntries(reader, texts)
  const requested = readEntries(reader, texts).map((name) => name === file || name.endsWith(`/${file}`))
  reader.at = program
  let sequence: LineRow[] = []
  let [offset, source, line, isStatement, isBody] = [0, 1, 1, true, false]
  const row = (lineOfRow: number) => {
    sequence.push({ offset, line: lineOfRow, isStatement, isBody })
    isBody = false
  }
  const emit = () => row(requested[source] ? line : 0)
  while (reader.at < end) {
    const op = reader.u8()
    if (op >= opcodeBase) {
      offset += Math.floor((op - opcodeBase) / lineRange) * smallestStep
      line += lineBase + ((op - opcodeBase) % lineRange)
      emit()
    } else if (op === 0) {
      const next = reader.unsigned() + reader.at
      const extended = reader.u8()
      if (extended === 1) {
        row(0)
        const [{ offset: first }] = sequence
        if (first > 1 && first < LEFT_OUT) rows.push(...sequence)
        sequence = []
        ;[offset, source, line, isStatement] = [0, 1, 1, true]
      } else if (extended === SET_ADDRESS) offset = reader.u32()
      reader.at = next
    } else if (op === 1) emit()
    else if (op === 2) offset += reader.unsigned() * smallestStep
    else if (op === 3) line += reader.signed()
    else if (op === 4) source = reader.unsigned()
    else if (op === 6) isStatement = !isStatement
    else if (op === 8) offset += Math.floor((255 - opcodeBase) / lineRange) * smallestStep
    else if (op === 9) offset += reader.u16()
    else if (op === 10) isBody = true
    else for (let left = operands[op - 1]; left > 0; left--) reader.unsigned()
  }
}

const PATH = 1

/** The names of a list of folders, or of files. */
function readEntries(reader: ByteReader, texts: Uint8Array): readonly string[] {
  const formats = Array.from({ length: reader.u8() }, () => [reader.unsigned(), reader.unsigned()] as const)
  return Array.from({ length: reader.unsigned() }, () => {
    let name = ''
    for (const [content, form] of formats) {
      const value = readForm(reader, form, texts)
      if (content === PATH) name = value
    }
    return name
  })
}

/** @returns the text, empty if it is none. @throws RangeError if its form is not known */
function readForm(reader: ByteReader, form: number, texts: Uint8Array): string {
  switch (form) {
    case 0x1f:
      return new ByteReader(texts, reader.u32()).zeroEnded()
    case 0x08:
      return reader.zeroEnded()
    case 0x0b:
      reader.u8()
      return ''
    case 0x0f:
      reader.unsigned()
      return ''
    case 0x1e:
      reader.at += 16
      return ''
    default:
      throw new RangeError(`Form ${form} in the table of lines`)
  }
}
