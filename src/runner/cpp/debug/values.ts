/** Reads variables from a program's memory and interns their values. */
import type { NumberedVariable } from '../../worker/language.ts'
import { ATTRIBUTE, ENCODING, TAG } from './dwarf.ts'
import { Encoder } from './encoder.ts'
import { type Entry, nameOf, numberIn } from './entries.ts'
import { memoized } from './memoized.ts'
import type { Place, VariableSymbol } from './symbols.ts'
import type { Types } from './types.ts'

const MAX_VARIABLES = 30
const WORD_BYTES = 4
const RESULT_BYTES = 8

export interface CallPlaces {
  /** Address of the stack frame; 0 until the prologue has set it up. */
  readonly base: number
  /** Returns the value of a WebAssembly parameter, which is the address of a variable. */
  parameter(index: number): number
}

/** Interned values, referred to by index. */
export class Values {
  /** Each value once, as JSON; variables refer to these by index. */
  readonly texts: string[] = []
  /** View of the memory; stale if the memory has grown since the latest `refresh`. */
  view = new DataView(new ArrayBuffer(0))
  readonly #types: Types
  readonly #encoder: Encoder
  readonly #memory: () => ArrayBuffer
  readonly #textIndices = new Map<string, number>()
  /** Indices of values larger than a word that were read since the latest `refresh`, by type, then address. */
  readonly #seen = new Map<Entry, Map<number, number>>()

  constructor(types: Types, memory: () => ArrayBuffer) {
    this.#types = types
    this.#encoder = new Encoder(types)
    this.#memory = memory
  }

  /** To be called before values are read after the program has run: it may have changed them, or grown its memory. */
  refresh(): void {
    for (const numbers of this.#seen.values()) numbers.clear()
    const memory = this.#memory()
    if (this.view.buffer !== memory) this.view = new DataView(memory)
  }

  /** Returns the variables of a call: names, and indices of values; `MAX_VARIABLES` at most. */
  variables(symbols: readonly VariableSymbol[], places: CallPlaces): readonly NumberedVariable[] {
    const found = new Map<string, number>()
    for (const { name, type, place } of symbols) {
      if (found.size >= MAX_VARIABLES) break
      const address = this.#addressOf(place, places)
      if (address === undefined) continue
      for (const [part, partType, at] of this.#parts(name, type, address)) {
        if (found.size >= MAX_VARIABLES) break
        if (!this.#isCallable(partType)) found.set(part, this.#valueIndex(partType, at))
      }
    }
    return [...found]
  }

  /**
   * Returns the index of a function's numeric result; undefined for results of other types (also `long double`) and for
   * integers beyond 2⁵³.
   */
  resultNumber(type: Entry, result: number): number | undefined {
    const plain = this.#types.plain(type)
    if (plain?.tag !== TAG.base && plain?.tag !== TAG.enumeration) return undefined
    const memory = new DataView(new ArrayBuffer(RESULT_BYTES))
    const bytes = this.#types.bytes(plain)
    if (numberIn(plain, ATTRIBUTE.encoding) === ENCODING.float) {
      if (bytes === 4) memory.setFloat32(0, result, true)
      else if (bytes === RESULT_BYTES) memory.setFloat64(0, result, true)
      else return undefined
    } else if (Number.isSafeInteger(result)) memory.setBigInt64(0, BigInt(result), true)
    else return undefined
    return this.#textIndex(new Encoder(this.#types).value(type, 0, memory))
  }

  /** Returns the address of a variable; undefined until the prologue has set up the stack frame that holds it. */
  #addressOf(place: Place, { base, parameter }: CallPlaces): number | undefined {
    switch (place.kind) {
      case 'address':
        return place.address
      case 'parameter':
        return parameter(place.index)
      case 'frame': {
        if (base === 0) return undefined
        const address = base + place.offset
        return place.isIndirect ? this.view.getUint32(address, true) : address
      }
    }
  }

  /**
   * Returns the parts of a variable to show: the members of an object of one of the program's own classes
   * (`name.member`, `this->member`); the target of a reference; nothing for a null reference, an unknown type or a
   * variable that holds a lambda; else the variable itself.
   */
  #parts(
    name: string,
    type: Entry,
    address: number,
  ): readonly (readonly [name: string, type: Entry, address: number])[] {
    const plain = this.#types.plain(type)
    if (plain === undefined) return []
    const isThis = name === 'this' && plain.tag === TAG.pointer
    if (isThis || plain.tag === TAG.reference || plain.tag === TAG.rvalueReference) {
      const target = this.#types.target(plain)
      const at = this.#pointerAt(address)
      if (target === undefined || at === 0) return []
      return this.#parts(isThis ? 'this->' : name, target, at)
    }
    const isStructure = plain.tag === TAG.structure || plain.tag === TAG.class
    if (!isStructure || this.#types.libraryName(plain) !== undefined) return [[name, type, address]]
    // Unnamed classes are lambdas. Within one, `this` has the captures as members, named like the captured variables.
    const prefix = nameOf(plain) === undefined ? '' : name.endsWith('->') ? name : `${name}.`
    if (prefix === '' && !name.endsWith('->')) return []
    return this.#types
      .members(plain)
      .map(({ name: member, type: held, offset }) => [prefix + member, held, address + offset])
  }

  /** Reads the pointer at an address; 0 if it is outside the memory. */
  #pointerAt(address: number): number {
    return address + WORD_BYTES <= this.view.byteLength ? this.view.getUint32(address, true) : 0
  }

  /** True for `std::function`, and for unknown types. */
  #isCallable(type: Entry): boolean {
    const plain = this.#types.plain(type)
    return plain === undefined || this.#types.libraryName(plain) === 'function'
  }

  /** Returns the index of a value; caches those larger than a word, because many calls refer to the same object. */
  #valueIndex(type: Entry, address: number): number {
    if (this.#types.bytes(type) <= WORD_BYTES)
      return this.#textIndex(this.#encoder.value(type, address, this.view))
    const ofType = memoized(this.#seen, type, () => new Map<number, number>())
    return memoized(ofType, address, () => this.#textIndex(this.#encoder.value(type, address, this.view)))
  }

  #textIndex(value: string): number {
    return memoized(this.#textIndices, value, () => this.texts.push(value) - 1)
  }
}
