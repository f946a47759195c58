/** Encodes values in the memory of a C++ program as JSON, from the types in its debugging information (DWARF). */
import { ATTRIBUTE, ENCODING, TAG } from './dwarf.ts'
import { type Entry, nameOf, numberIn } from './entries.ts'
import { type ValueEncoders, libraryValue } from './libraryValues.ts'
import { memoized } from './memoized.ts'
import type { Types } from './types.ts'
import { character, float, isVisible, long, quoted, text } from './writing.ts'

/** Maximum entries of one list. */
const MAX_ROW_ENTRIES = 81
/** Maximum levels of nested lists. */
const MAX_LEVELS = 3
/** Maximum entries per value, over all levels. */
const MAX_ENTRIES = 400
/** Maximum characters of a string. */
const MAX_CHARACTERS = 81
/** Maximum bytes of an array that is cached as a whole. */
const MAX_COMPARED = 1 << 12

/** A cached encoding, valid while the bytes are unchanged. */
interface CachedValue {
  readonly bytes: Uint8Array
  /** Levels of nesting that the encoding shows; deeper ones are `{…}`. */
  readonly levels: number
  readonly encoded: string
  /** Number of entries, over all levels. */
  readonly entries: number
}

export class Encoder implements ValueEncoders {
  readonly types: Types
  /** The program's memory, as last passed to `value`. */
  view = new DataView(new ArrayBuffer(0))
  /** Cached encodings, by type and then address. */
  readonly #cache = new Map<Entry, Map<number, CachedValue>>()
  /** Entries that the value in progress may still have. */
  #entriesLeft = 0

  constructor(types: Types) {
    this.types = types
  }

  /** Returns the value of a type at an address as JSON; a question mark if the value lies outside the memory. */
  value(type: Entry, address: number, memory: DataView<ArrayBuffer>): string {
    this.view = memory
    this.#entriesLeft = MAX_ENTRIES
    try {
      return this.encoded(type, address, MAX_LEVELS)
    } catch (error) {
      // An uninitialized pointer may lead outside the memory.
      if (error instanceof RangeError) return text('?')
      throw error
    }
  }

  /**
   * Encodes a value, possibly within another. Encodes as an ellipsis if the type is unknown, or if too many entries
   * precede the value; as the name of the type if its values cannot be shown.
   */
  encoded(type: Entry, address: number, levels: number): string {
    const plain = this.types.plain(type)
    if (plain === undefined || this.#entriesLeft-- < 0) return text('…')
    switch (plain.tag) {
      case TAG.base:
        return this.#number(plain, address)
      case TAG.enumeration:
        return this.#enumerator(plain, address)
      case TAG.pointer:
        return this.#pointer(plain, this.view.getUint32(address, true))
      case TAG.reference:
      case TAG.rvalueReference: {
        const target = this.types.target(plain)
        return target === undefined
          ? text('…')
          : this.encoded(target, this.view.getUint32(address, true), levels)
      }
      case TAG.array:
        return this.#array(plain, address, levels)
      case TAG.class:
      case TAG.structure:
        return this.#structure(plain, address, levels)
      default:
        return text(nameOf(plain) ?? '…')
    }
  }

  row(type: Entry, count: number, address: number, levels: number): string {
    const bytes = this.types.bytes(type)
    const encode = () =>
      this.list(count, levels, (index, levels) => this.encoded(type, address + index * bytes, levels))
    if (!this.types.isFlat(type)) return encode()
    return this.#encodeCached(type, address, Math.min(count, MAX_ROW_ENTRIES) * bytes, levels, encode)
  }

  /** Encodes `count` values as a list, cut off at the maximum; as `{…}` at level 0. @param entry encodes one of them */
  list(count: number, levels: number, entry: (index: number, levels: number) => string): string {
    if (levels === 0) return text('{…}')
    const entries: string[] = []
    for (let index = 0; index < Math.min(count, MAX_ROW_ENTRIES) && this.#entriesLeft > 0; index++) {
      entries.push(entry(index, levels - 1))
    }
    if (count > entries.length) entries.push(text('…'))
    return `[${entries.join()}]`
  }

  /** Encodes a string, cut off after `MAX_CHARACTERS`. */
  characters(address: number, length: number): string {
    const bytes = new Uint8Array(this.view.buffer, address, Math.min(length, MAX_CHARACTERS))
    return quoted(new TextDecoder().decode(bytes.slice()))
  }

  /**
   * Returns the cached encoding if the bytes are unchanged, or else calls `encode`. Most values stay the same from line
   * to line, and comparing takes 1/100 of the time of encoding.
   */
  #encodeCached(type: Entry, address: number, bytes: number, levels: number, encode: () => string): string {
    const now = new Uint8Array(this.view.buffer, address, bytes)
    const ofType = memoized(this.#cache, type, () => new Map<number, CachedValue>())
    const known = ofType.get(address)
    if (known?.levels === levels && haveSameBytes(known.bytes, now)) {
      this.#entriesLeft -= known.entries
      return known.encoded
    }
    const left = this.#entriesLeft
    const encoded = encode()
    if (this.#entriesLeft > 0) {
      ofType.set(address, { bytes: now.slice(), levels, encoded, entries: left - this.#entriesLeft })
    }
    return encoded
  }

  // -- kinds of values ---------------------------------------------------------------------------------------------

  #number(type: Entry, address: number): string {
    const { view } = this
    const encoding = numberIn(type, ATTRIBUTE.encoding)
    const bytes = numberIn(type, ATTRIBUTE.bytes)
    if (encoding === ENCODING.boolean) return view.getUint8(address) === 0 ? 'false' : 'true'
    if (nameOf(type) === 'char') return character(view.getUint8(address))
    if (encoding === ENCODING.float) {
      if (bytes === 4) return float(view.getFloat32(address, true), 6)
      return bytes === 8 ? float(view.getFloat64(address, true), 15) : text('…')
    }
    const isSigned = encoding === ENCODING.signed || encoding === ENCODING.signedCharacter
    switch (bytes) {
      case 1:
        return `${isSigned ? view.getInt8(address) : view.getUint8(address)}`
      case 2:
        return `${isSigned ? view.getInt16(address, true) : view.getUint16(address, true)}`
      case 4:
        return `${isSigned ? view.getInt32(address, true) : view.getUint32(address, true)}`
      case 8:
        return long(isSigned ? view.getBigInt64(address, true) : view.getBigUint64(address, true))
      case undefined:
      default:
        return text('…')
    }
  }

  #enumerator(type: Entry, address: number): string {
    const bytes = this.types.bytes(type)
    const value = bytes === 1 ? this.view.getInt8(address) : this.view.getInt32(address, true)
    const enumerator = type.children.find((child) => numberIn(child, ATTRIBUTE.constant) === value)
    return text((enumerator && nameOf(enumerator)) ?? `${value}`)
  }

  #pointer(type: Entry, address: number): string {
    if (address === 0) return text('nullptr')
    const target = this.types.target(type)
    const plain = target && this.types.plain(target)
    if (plain?.tag === TAG.base && nameOf(plain) === 'char') return this.#zeroEnded(address, MAX_CHARACTERS)
    return text(`0x${address.toString(16)}`)
  }

  #array(type: Entry, address: number, levels: number): string {
    const element = this.types.target(type)
    if (element === undefined) return text('…')
    const encode = () => this.#rows(element, this.types.lengths(type), address, levels)
    const bytes = this.types.bytes(type)
    if (bytes > MAX_COMPARED || !this.types.isFlat(type)) return encode()
    return this.#encodeCached(type, address, bytes, levels, encode)
  }

  #rows(element: Entry, [length, ...inner]: readonly number[], address: number, levels: number): string {
    const plain = this.types.plain(element)
    if (inner.length === 0 && plain?.tag === TAG.base && nameOf(plain) === 'char') {
      return this.#zeroEnded(address, length)
    }
    const bytes = inner.reduce((a, b) => a * b, this.types.bytes(element))
    return this.list(length, levels, (index, levels) => {
      const at = address + index * bytes
      return inner.length === 0 ? this.encoded(element, at, levels) : this.#rows(element, inner, at, levels)
    })
  }

  /** Encodes a C string of at most `most` characters, or a list of numbers if it is not printable. */
  #zeroEnded(address: number, most: number): string {
    const { buffer } = this.view
    const bytes = new Uint8Array(buffer, address, Math.min(most, buffer.byteLength - address))
    const end = bytes.indexOf(0)
    const length = end < 0 ? bytes.length : end
    const seen = bytes.subarray(0, length)
    const isText = length > 0 ? seen.every(isVisible) : bytes.every((byte) => byte === 0)
    if (isText) return this.characters(address, length)
    return this.list(bytes.length, 1, (index) => `${bytes[index]}`)
  }

  #structure(type: Entry, address: number, levels: number): string {
    const name = this.types.libraryName(type)
    if (name !== undefined) return libraryValue(this, type, name, address, levels)
    const members = this.types.members(type)
    return this.list(members.length, levels, (index, levels) =>
      this.encoded(members[index].type, address + members[index].offset, levels),
    )
  }
}

export function haveSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false
  return true
}
