/** Reads and edits the symbols of an object file before it is linked. */
import { ByteReader } from './byteReader.ts'
import { sectionsOf } from './wasmSections.ts'

/** `WASM_SYMBOL_TABLE`, a subsection of the `linking` section. */
const SYMBOL_TABLE = 8
const KIND = { function: 0, data: 1, global: 2, section: 3, tag: 4, table: 5 } as const
/**
 * Bits in a symbol's flags. `binding` masks the two bits that are not both 0 in a local or weak symbol. `named` marks
 * an undefined symbol whose name is in the symbol table.
 */
const FLAG = { local: 0x02, binding: 0x03, undefined: 0x10, named: 0x40 } as const

interface ObjectSymbol {
  /** One of `KIND`. */
  readonly kind: number
  readonly name: string
  readonly isDefined: boolean
  readonly isGlobal: boolean
  /** Offset of the first byte of its flags. */
  readonly flagsAt: number
}

/** Names that the symbol of `main` may have, depending on its parameters. */
const MAINS: ReadonlySet<string> = new Set(['main', '__main_void', '__main_argc_argv', '__original_main'])

/** Matches C++ functions. They stay global, because a program may replace the library's `operator new`. */
const MANGLED = /^_Z/

export function definesMain(object: Uint8Array): boolean {
  return symbolsOf(object).some(
    ({ kind, name, isDefined }) => kind === KIND.function && isDefined && MAINS.has(name),
  )
}

/**
 * Returns the object with its global variables, and its C functions except `main`, made local. Judges' linkers accept
 * names that the C library also uses, such as `open` or `link`; the app's linker would take them for the library's.
 */
export function withLocalSymbols(object: Uint8Array): Uint8Array {
  const made = object.slice()
  for (const { kind, name, isDefined, isGlobal, flagsAt } of symbolsOf(object)) {
    const isOwn = kind === KIND.data || (kind === KIND.function && !MAINS.has(name) && !MANGLED.test(name))
    if (isOwn && isDefined && isGlobal) made[flagsAt] |= FLAG.local
  }
  return made
}

function symbolsOf(object: Uint8Array): readonly ObjectSymbol[] {
  const linking = sectionsOf(object).find(({ name }) => name === 'linking')
  if (linking === undefined) return []
  const reader = new ByteReader(object, linking.content)
  // Skips the version.
  reader.unsigned()
  while (reader.at < linking.end) {
    const kind = reader.u8()
    const end = reader.unsigned() + reader.at
    if (kind === SYMBOL_TABLE) return Array.from({ length: reader.unsigned() }, () => symbol(reader))
    reader.at = end
  }
  return []
}

function symbol(reader: ByteReader): ObjectSymbol {
  const kind = reader.u8()
  const flagsAt = reader.at
  const flags = reader.unsigned()
  const isDefined = (flags & FLAG.undefined) === 0
  const isGlobal = (flags & FLAG.binding) === 0
  if (kind === KIND.section) {
    reader.unsigned()
    return { kind, name: '', isDefined, isGlobal, flagsAt }
  }
  if (kind === KIND.data) {
    const name = reader.text()
    // Skips segment, offset and size.
    if (isDefined) for (let part = 0; part < 3; part++) reader.unsigned()
    return { kind, name, isDefined, isGlobal, flagsAt }
  }
  reader.unsigned()
  const name = isDefined || (flags & FLAG.named) !== 0 ? reader.text() : ''
  return { kind, name, isDefined, isGlobal, flagsAt }
}
