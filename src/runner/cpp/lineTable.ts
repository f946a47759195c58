/** Parses DWARF's line number table: the code offsets at which source lines begin. */
import { ByteReader } from './byteReader.ts'
import { FORM } from './debug/dwarf.ts'
import { customSection } from './wasmSections.ts'

/** Source line of the code from `offset` (in the content of the code section) up to the next row. */
export interface LineRow {
  readonly offset: number
  /** 1-based; 0 for code of other files or of none. */
  readonly line: number
  /** True if a statement begins at the offset (`is_stmt`). */
  readonly isStatement: boolean
  /** True if the function's prologue ends at the offset (`prologue_end`). */
  readonly endsPrologue: boolean
}

/** Functions that the linker discarded have tombstone addresses: 0, 1, or from this one on. */
const TOMBSTONE = 0xf000_0000

/**
 * Returns the rows of a module (of DWARF 5) in order of offset, without those of discarded functions.
 * @param file name of the source file
 */
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

/** Extended opcodes `DW_LNE_*`. */
const END_SEQUENCE = 1
const SET_ADDRESS = 2

/** Standard opcodes `DW_LNS_*`. */
const COPY = 1
const ADVANCE_PC = 2
const ADVANCE_LINE = 3
const SET_FILE = 4
const NEGATE_STATEMENT = 6
const CONST_ADD_PC = 8
const FIXED_ADVANCE_PC = 9
const SET_PROLOGUE_END = 10

/**
 * Runs one line number program: a state machine that emits rows. Opcodes from `opcodeBase` on advance offset and line
 * and emit a row in one step. With `lineBase` −5, `lineRange` 14 and `opcodeBase` 13, opcode 34 is 13 + 1 · 14 + 7:
 *
 *     offset += 1, line += −5 + 7, emit
 */
function readProgram(
  reader: ByteReader,
  end: number,
  texts: Uint8Array,
  file: string,
  rows: LineRow[],
): void {
  // Skips address_size and segment_selector_size.
  reader.u16()
  const program = reader.u32() + reader.at
  const smallestStep = reader.u8()
  // Skips maximum_operations_per_instruction and default_is_stmt: clang sets both to 1.
  reader.u16()
  const lineBase = (reader.u8() << 24) >> 24
  const lineRange = reader.u8()
  const opcodeBase = reader.u8()
  const operands = Array.from({ length: opcodeBase - 1 }, () => reader.u8())
  readEntries(reader, texts)
  const isFromFile = readEntries(reader, texts).map((name) => name === file || name.endsWith(`/${file}`))
  reader.at = program
  let sequence: LineRow[] = []
  let [offset, source, line, isStatement, endsPrologue] = [0, 1, 1, true, false]
  const row = (lineOfRow: number) => {
    sequence.push({ offset, line: lineOfRow, isStatement, endsPrologue })
    endsPrologue = false
  }
  const emit = () => row(isFromFile[source] ? line : 0)
  while (reader.at < end) {
    const op = reader.u8()
    if (op >= opcodeBase) {
      offset += Math.floor((op - opcodeBase) / lineRange) * smallestStep
      line += lineBase + ((op - opcodeBase) % lineRange)
      emit()
    } else if (op === 0) {
      const next = reader.unsigned() + reader.at
      const extended = reader.u8()
      if (extended === END_SEQUENCE) {
        row(0)
        const [{ offset: first }] = sequence
        if (first > 1 && first < TOMBSTONE) rows.push(...sequence)
        sequence = []
        ;[offset, source, line, isStatement] = [0, 1, 1, true]
      } else if (extended === SET_ADDRESS) offset = reader.u32()
      reader.at = next
    } else if (op === COPY) emit()
    else if (op === ADVANCE_PC) offset += reader.unsigned() * smallestStep
    else if (op === ADVANCE_LINE) line += reader.signed()
    else if (op === SET_FILE) source = reader.unsigned()
    else if (op === NEGATE_STATEMENT) isStatement = !isStatement
    else if (op === CONST_ADD_PC) offset += Math.floor((255 - opcodeBase) / lineRange) * smallestStep
    else if (op === FIXED_ADVANCE_PC) offset += reader.u16()
    else if (op === SET_PROLOGUE_END) endsPrologue = true
    else for (let left = operands[op - 1]; left > 0; left--) reader.unsigned()
  }
}

/** `DW_LNCT_path`. */
const PATH = 1

/** Reads a list of directories or files. Returns their names. */
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

/** Reads a value. @returns its text; empty for numbers and bytes @throws RangeError on unknown forms */
function readForm(reader: ByteReader, form: number, texts: Uint8Array): string {
  switch (form) {
    case FORM.lineTextAt:
      return new ByteReader(texts, reader.u32()).zeroEnded()
    case FORM.text:
      return reader.zeroEnded()
    case FORM.byte:
      reader.u8()
      return ''
    case FORM.unsigned:
      reader.unsigned()
      return ''
    case FORM.bytes16:
      reader.at += 16
      return ''
    default:
      throw new RangeError(`Form ${form} in the table of lines`)
  }
}
