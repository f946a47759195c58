/** Parses DWARF's tree of debugging information entries: functions, variables and types. */
import { ByteReader } from '../byteReader.ts'
import { customSection } from '../wasmSections.ts'
import { ATTRIBUTE, type Attribute, FORM } from './dwarf.ts'

/** A number, a string, or a location expression. */
type AttributeValue = number | string | Uint8Array

/** A debugging information entry (DIE). */
export interface Entry {
  /** Kind of entry, as in `TAG`. */
  readonly tag: number
  /** Undefined for a compilation unit. */
  readonly parent: Entry | undefined
  readonly children: readonly Entry[]
  /** Keyed by `ATTRIBUTE`. */
  readonly attributes: ReadonlyMap<number, AttributeValue>
}

/** The entries of a module, with access to what they refer to. */
export interface Entries {
  /** Compilation units: the roots of the trees of entries. */
  readonly units: readonly Entry[]
  referencedEntry(entry: Entry, attribute: Attribute): Entry | undefined
  /** Returns an address of the entry's unit by its index, by which expressions refer to it. @param number the index */
  address(entry: Entry, number: number): number
}

export function numberIn({ attributes }: Entry, attribute: Attribute): number | undefined {
  const value = attributes.get(attribute)
  return typeof value === 'number' ? value : undefined
}

export function nameOf({ attributes }: Entry): string | undefined {
  const value = attributes.get(ATTRIBUTE.name)
  return typeof value === 'string' ? value : undefined
}

export function expressionIn({ attributes }: Entry, attribute: Attribute): Uint8Array | undefined {
  const value = attributes.get(attribute)
  return value instanceof Uint8Array ? value : undefined
}

/** The attributes that are read; others are skipped. */
const KEPT: ReadonlySet<number> = new Set(Object.values(ATTRIBUTE))
/** DWARF version of the units that are read. */
const VERSION = 5
const WORD_BYTES = 4

/** An abbreviation declaration: the tag of its entries, and their attributes with forms. */
interface Shape {
  readonly tag: number
  readonly hasChildren: boolean
  /** `implicit` is the value of an attribute that the entries omit; 0 for other forms. */
  readonly attributes: readonly (readonly [attribute: number, form: number, implicit: number])[]
}

/** Contents of `.debug_str`, `.debug_str_offsets`, `.debug_addr` and `.debug_line_str`, in this order. */
interface Sections {
  readonly texts: Uint8Array
  readonly textOffsets: Uint8Array
  readonly addresses: Uint8Array
  readonly lineTexts: Uint8Array
}

/** Parses a module's entries; skips units of versions other than 5. @throws RangeError on unknown forms or codes */
export function entriesOf(module: Uint8Array): Entries {
  const info = customSection(module, '.debug_info')
  const shapes = customSection(module, '.debug_abbrev')
  const sections: Sections = {
    texts: customSection(module, '.debug_str'),
    textOffsets: customSection(module, '.debug_str_offsets'),
    addresses: customSection(module, '.debug_addr'),
    lineTexts: customSection(module, '.debug_line_str'),
  }
  const reader = new ByteReader(info)
  const units: Entry[] = []
  const byOffset = new Map<number, Entry>()
  while (reader.at < info.length) {
    const from = reader.at
    const end = reader.u32() + reader.at
    if (reader.u16() === VERSION) {
      // Skips unit_type and address_size.
      reader.u16()
      const kinds = shapesAt(shapes, reader.u32())
      units.push(...new UnitReader(reader, from, kinds, sections, byOffset).read(end))
    }
    reader.at = end
  }
  return {
    units,
    referencedEntry: ({ attributes }, attribute) => {
      const offset = attributes.get(attribute)
      return typeof offset === 'number' ? byOffset.get(offset) : undefined
    },
    address: (entry, number) => {
      const base = numberIn(unitOf(entry), ATTRIBUTE.addresses) ?? 0
      return new ByteReader(sections.addresses, base + number * WORD_BYTES).u32()
    },
  }
}

function unitOf(entry: Entry): Entry {
  return entry.parent === undefined ? entry : unitOf(entry.parent)
}

/** Parses an abbreviation table. Returns its declarations by code. */
function shapesAt(bytes: Uint8Array, from: number): ReadonlyMap<number, Shape> {
  const reader = new ByteReader(bytes, from)
  const shapes = new Map<number, Shape>()
  for (let code = reader.unsigned(); code !== 0; code = reader.unsigned()) {
    const tag = reader.unsigned()
    const hasChildren = reader.u8() === 1
    const attributes: (readonly [number, number, number])[] = []
    for (;;) {
      const attribute = reader.unsigned()
      const form = reader.unsigned()
      const implicit = form === FORM.implicit ? reader.signed() : 0
      if (attribute === 0 && form === 0) break
      attributes.push([attribute, form, implicit])
    }
    shapes.set(code, { tag, hasChildren, attributes })
  }
  return shapes
}

/** Reads the entries of one compilation unit. */
class UnitReader {
  /** Start of the list of the unit's strings, to which entries refer by index. */
  #textBase = 0
  /** Start of the list of the unit's addresses, to which entries refer by index. */
  #addressBase = 0
  readonly #reader: ByteReader
  readonly #unitOffset: number
  readonly #shapes: ReadonlyMap<number, Shape>
  readonly #sections: Sections
  readonly #byOffset: Map<number, Entry>

  constructor(
    reader: ByteReader,
    from: number,
    shapes: ReadonlyMap<number, Shape>,
    sections: Sections,
    byOffset: Map<number, Entry>,
  ) {
    this.#reader = reader
    this.#unitOffset = from
    this.#shapes = shapes
    this.#sections = sections
    this.#byOffset = byOffset
  }

  read(end: number): readonly Entry[] {
    const roots: Entry[] = []
    const open: { readonly entry: Entry; readonly children: Entry[] }[] = []
    while (this.#reader.at < end) {
      const offset = this.#reader.at
      const code = this.#reader.unsigned()
      if (code === 0) {
        open.pop()
        continue
      }
      const shape = this.#shapes.get(code)
      if (shape === undefined) throw new RangeError(`Entries of the shape ${code}`)
      const parent = open.at(-1)
      const children: Entry[] = []
      const attributes = this.#readAttributes(shape, parent === undefined)
      const entry = { tag: shape.tag, parent: parent?.entry, children, attributes }
      this.#byOffset.set(offset, entry)
      ;(parent?.children ?? roots).push(entry)
      if (shape.hasChildren) open.push({ entry, children })
    }
    return roots
  }

  /**
   * Reads an entry's attributes.
   * @param isUnit true for the entry of the unit itself: its name is not read, because the string base that the name
   * needs is a later attribute
   */
  #readAttributes({ attributes }: Shape, isUnit: boolean): ReadonlyMap<number, AttributeValue> {
    const values = new Map<number, AttributeValue>()
    for (const [attribute, form, implicit] of attributes) {
      const value = this.#readValue(form, implicit, !isUnit && attribute === ATTRIBUTE.name)
      if (value !== undefined && KEPT.has(attribute)) values.set(attribute, value)
    }
    if (isUnit) {
      this.#textBase = numberOr0(values.get(ATTRIBUTE.textOffsets))
      this.#addressBase = numberOr0(values.get(ATTRIBUTE.addresses))
    }
    return values
  }

  /** Reads a value; an indexed string only if `readsString`. @returns undefined for values that are skipped */
  #readValue(form: number, implicit: number, readsString: boolean): AttributeValue | undefined {
    const reader = this.#reader
    const text = (number: number) => (readsString ? this.#readText(number) : undefined)
    switch (form) {
      case FORM.byte:
      case FORM.flag:
        return reader.u8()
      case FORM.bytes2:
        return reader.u16()
      case FORM.bytes4:
      case FORM.address:
        return reader.u32()
      case FORM.bytes8:
        return reader.u32() + reader.u32() * 2 ** 32
      case FORM.signed:
        return reader.signed()
      case FORM.unsigned:
        return reader.unsigned()
      case FORM.implicit:
        return implicit
      case FORM.flagPresent:
        return 1
      case FORM.reference4:
        return this.#unitOffset + reader.u32()
      case FORM.sectionOffset:
        return reader.u32()
      case FORM.addressNumber:
        return this.#readAddress(reader.unsigned())
      case FORM.expression: {
        const bytes = reader.unsigned()
        reader.at += bytes
        return reader.bytes.subarray(reader.at - bytes, reader.at)
      }
      case FORM.text:
        return reader.zeroEnded()
      case FORM.textAt:
        return new ByteReader(this.#sections.texts, reader.u32()).zeroEnded()
      case FORM.lineTextAt:
        return new ByteReader(this.#sections.lineTexts, reader.u32()).zeroEnded()
      case FORM.textNumber:
        return text(reader.unsigned())
      case FORM.textNumber1:
        return text(reader.u8())
      case FORM.textNumber2:
        return text(reader.u16())
      case FORM.textNumber3:
        return text(reader.u16() + (reader.u8() << 16))
      case FORM.textNumber4:
        return text(reader.u32())
      case FORM.locationList:
      case FORM.rangeList:
        reader.unsigned()
        return undefined
      case FORM.bytes16:
        reader.at += 16
        return undefined
      default:
        throw new RangeError(`Form ${form} in the entries`)
    }
  }

  #readText(number: number): string {
    const offsets = new ByteReader(this.#sections.textOffsets, this.#textBase + number * WORD_BYTES)
    return new ByteReader(this.#sections.texts, offsets.u32()).zeroEnded()
  }

  #readAddress(number: number): number {
    return new ByteReader(this.#sections.addresses, this.#addressBase + number * WORD_BYTES).u32()
  }
}

function numberOr0(value: AttributeValue | undefined): number {
  return typeof value === 'number' ? value : 0
}
