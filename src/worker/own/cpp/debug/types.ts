/** Types, as DWARF tells of them. */
import { ATTRIBUTE, TAG } from './dwarf.ts'
import { memoized } from './memoized.ts'
import { type Entries, type Entry, nameOf, numberIn } from './entries.ts'

const POINTER_BYTES = 4
const NAMED: ReadonlySet<number> = new Set([TAG.typedef, TAG.const, TAG.volatile, TAG.restrict])
const LINKED: ReadonlySet<number> = new Set([TAG.pointer, TAG.reference, TAG.rvalueReference])

export interface Member {
  readonly name: string
  readonly type: Entry
  /** From where the whole lies. */
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

  /** A type itself, which may have been given other names. Undefined for `void`. */
  plain(type: Entry): Entry | undefined {
    let entry: Entry | undefined = type
    while (entry !== undefined && NAMED.has(entry.tag)) entry = this.target(entry)
    return entry
  }

  /** Of a pointer, a reference, or an array's entries. Undefined for `void`. */
  target(type: Entry): Entry | undefined {
    return this.#entries.referred(type, ATTRIBUTE.type)
  }

  /** 0 if it is not known. */
  bytes(type: Entry): number {
    const plain = this.plain(type)
    if (plain === undefined) return 0
    if (LINKED.has(plain.tag)) return POINTER_BYTES
    if (plain.tag !== TAG.array) return numberIn(plain, ATTRIBUTE.bytes) ?? 0
    const element = this.target(plain)
    return element === undefined ? 0 : this.lengths(plain).reduce((a, b) => a * b, this.bytes(element))
  }

  /** Of an array, the outermost first. */
  lengths({ children }: Entry): readonly number[] {
    return children
      .filter(({ tag }) => tag === TAG.range)
      .map((range) => numberIn(range, ATTRIBUTE.count) ?? 0)
  }

  /** Of a structure, those that it is derived from first. */
  members(type: Entry): readonly Member[] {
    return memoized(this.#members, type, () => this.#membersAsMade(type))
  }

  #membersAsMade({ children }: Entry): readonly Member[] {
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

  /** Whether all that a value is lies where it lies. */
  isFlat(type: Entry): boolean {
    const plain = this.plain(type)
    return plain !== undefined && memoized(this.#flat, plain, () => this.#isFlatAsMade(plain))
  }

  #isFlatAsMade(plain: Entry): boolean {
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

  /** The arguments of a template. */
  typeArguments(type: Entry): readonly Entry[] {
    return memoized(this.#arguments, type, ({ children }) =>
      children
        .filter(({ tag }) => tag === TAG.typeArgument)
        .flatMap((argument) => this.target(argument) ?? []),
    )
  }

  /** The name of a template of the standard library, or of a class of its. */
  libraryName(type: Entry): string | undefined {
    return memoized(this.#libraryNames, type, libraryName) || undefined
  }
}

/** Empty for none. */
function libraryName(type: Entry): string {
  let space = type.parent
  while (space?.parent !== undefined && nameOf(space) !== 'std') space = space.parent
  return space !== undefined && nameOf(space) === 'std' && space.tag === TAG.namespace
    ? (nameOf(type) ?? '').replace(/<.*/s, '')
    : ''
}
