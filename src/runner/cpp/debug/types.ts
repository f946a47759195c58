/** Properties of the types in a program's debug information (DWARF): size, members, library names and others. */
import { ATTRIBUTE, TAG } from './dwarf.ts'
import { memoized } from './memoized.ts'
import { type Entries, type Entry, nameOf, numberIn } from './entries.ts'

const POINTER_BYTES = 4
/** Tags of types that rename or qualify another type. */
const NAMED: ReadonlySet<number> = new Set([TAG.typedef, TAG.const, TAG.volatile, TAG.restrict])
/** Tags of types whose values are stored as addresses. */
const LINKED: ReadonlySet<number> = new Set([TAG.pointer, TAG.reference, TAG.rvalueReference])

export interface Member {
  readonly name: string
  readonly type: Entry
  /** Byte offset in the object. */
  readonly offset: number
}

export class Types {
  readonly #entries: Entries
  readonly #flat = new Map<Entry, boolean>()
  readonly #members = new Map<Entry, readonly Member[]>()
  readonly #arguments = new Map<Entry, readonly Entry[]>()
  readonly #libraryNames = new Map<Entry, string>()

  constructor(entries: Entries) {
    this.#entries = entries
  }

  /** Strips typedefs and qualifiers. Returns undefined for `void`. */
  plain(type: Entry): Entry | undefined {
    let entry: Entry | undefined = type
    while (entry !== undefined && NAMED.has(entry.tag)) entry = this.target(entry)
    return entry
  }

  /** Returns the type that a pointer, reference, array, typedef or qualified type refers to; undefined for `void`. */
  target(type: Entry): Entry | undefined {
    return this.#entries.referencedEntry(type, ATTRIBUTE.type)
  }

  /** Returns the size of a type; 0 if unknown. */
  bytes(type: Entry): number {
    const plain = this.plain(type)
    if (plain === undefined) return 0
    if (LINKED.has(plain.tag)) return POINTER_BYTES
    if (plain.tag !== TAG.array) return numberIn(plain, ATTRIBUTE.bytes) ?? 0
    const element = this.target(plain)
    return element === undefined ? 0 : this.lengths(plain).reduce((a, b) => a * b, this.bytes(element))
  }

  /** Returns an array's dimensions, outermost first; 0 for an unknown one. */
  lengths({ children }: Entry): readonly number[] {
    return children
      .filter(({ tag }) => tag === TAG.range)
      .map((range) => numberIn(range, ATTRIBUTE.count) ?? 0)
  }

  /** Returns the named data members of a structure, inherited ones first. */
  members(type: Entry): readonly Member[] {
    return memoized(this.#members, type, () => this.#computeMembers(type))
  }

  #computeMembers({ children }: Entry): readonly Member[] {
    return children.flatMap((child): readonly Member[] => {
      const offset = numberIn(child, ATTRIBUTE.offset)
      const type = this.target(child)
      const name = nameOf(child)
      if (offset === undefined || type === undefined) return []
      if (child.tag === TAG.inheritance) {
        const base = this.plain(type)
        const inherited = base === undefined ? [] : this.members(base)
        return inherited.map((member) => ({ ...member, offset: offset + member.offset }))
      }
      return child.tag === TAG.member && name !== undefined ? [{ name, type, offset }] : []
    })
  }

  /**
   * Returns true if a value of the type holds no pointers or references: its bytes are the whole value. False for
   * unions.
   */
  isFlat(type: Entry): boolean {
    const plain = this.plain(type)
    return plain !== undefined && memoized(this.#flat, plain, () => this.#computeIsFlat(plain))
  }

  #computeIsFlat(plain: Entry): boolean {
    switch (plain.tag) {
      case TAG.base:
      case TAG.enumeration:
        return true
      case TAG.array: {
        const element = this.target(plain)
        return element !== undefined && this.isFlat(element)
      }
      case TAG.class:
      case TAG.structure:
        return this.members(plain).every(({ type }) => this.isFlat(type))
      default:
        return false
    }
  }

  typeArguments(type: Entry): readonly Entry[] {
    return memoized(this.#arguments, type, ({ children }) =>
      children
        .filter(({ tag }) => tag === TAG.typeArgument)
        .flatMap((argument) => this.target(argument) ?? []),
    )
  }

  /** Returns the name of a template or class of the standard library; undefined for other types. */
  libraryName(type: Entry): string | undefined {
    return memoized(this.#libraryNames, type, libraryName) || undefined
  }
}

/** Returns the name without template arguments; empty for types outside `std`. */
function libraryName(type: Entry): string {
  let space = type.parent
  while (space?.parent !== undefined && nameOf(space) !== 'std') space = space.parent
  return space !== undefined && nameOf(space) === 'std' && space.tag === TAG.namespace
    ? (nameOf(type) ?? '').replace(/<.*/s, '')
    : ''
}
