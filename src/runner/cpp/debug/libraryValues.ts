/** Encodes objects of the standard library (libc++) as JSON, by their memory layout. */
import { ATTRIBUTE, TAG } from './dwarf.ts'
import { type Entry, nameOf, numberIn } from './entries.ts'
import type { Types } from './types.ts'
import { text } from './writing.ts'

const WORD_BYTES = 4
const WORD_BITS = 32
/**
 * Layout of `std::string`, 12 bytes. The last byte holds a short string's length; its top bit marks a long string.
 *
 *     short │ characters           │ length │
 *     long  │ address │ length │ …   │ LONG   │
 */
const SHORT_LENGTH_OFFSET = 11
const LONG = 0x80
/**
 * Layout of a node of the tree in a set or map: the left link at 0, the right link at `RIGHT_OFFSET`, and the value at
 * `VALUE_OFFSET`.
 */
const RIGHT_OFFSET = 4
const VALUE_OFFSET = 16
/** Maximum nodes of a tree to encode; also limits the depth to which the tree is searched. */
const MAX_NODES = 200

/**
 * Encoders of values of any type, as JSON. All throw a RangeError on addresses outside the memory. `levels` is the
 * maximum depth of nested values to encode.
 */
export interface ValueEncoders {
  readonly types: Types
  /** The program's memory. */
  readonly view: DataView
  encoded(type: Entry, address: number, levels: number): string
  /** Encodes consecutive values of a type as a list. */
  row(type: Entry, count: number, address: number, levels: number): string
  /** Encodes `count` values as a list. @param entry encodes one of them */
  list(count: number, levels: number, entry: (index: number, levels: number) => string): string
  characters(address: number, length: number): string
}

/** Encodes a library object. @param name of its template or class @throws RangeError on addresses outside the memory */
export function libraryValue(
  values: ValueEncoders,
  type: Entry,
  name: string,
  address: number,
  levels: number,
): string {
  const { types, view } = values
  const [argument] = types.typeArguments(type)
  switch (name) {
    case 'basic_string': {
      const isLong = (view.getUint8(address + SHORT_LENGTH_OFFSET) & LONG) !== 0
      return isLong
        ? values.characters(view.getUint32(address, true), view.getUint32(address + WORD_BYTES, true))
        : values.characters(address, view.getUint8(address + SHORT_LENGTH_OFFSET))
    }
    case 'vector': {
      const from = view.getUint32(address, true)
      const isBits = nameOf(types.plain(argument) ?? argument) === 'bool'
      if (isBits) {
        return values.list(view.getUint32(address + WORD_BYTES, true), levels, (index) =>
          isBitSet(view, from, index) ? 'true' : 'false',
        )
      }
      const bytes = types.bytes(argument)
      const count = (view.getUint32(address + WORD_BYTES, true) - from) / bytes
      // A vector that is not constructed yet has arbitrary addresses.
      if (!Number.isInteger(count) || count < 0) return text('?')
      return values.row(argument, count, from, levels)
    }
    case 'array':
    case 'pair': {
      const members = types.members(type)
      if (name === 'array' && members.length === 1) return values.encoded(members[0].type, address, levels)
      return values.list(members.length, levels, (index, levels) =>
        values.encoded(members[index].type, address + members[index].offset, levels),
      )
    }
    case 'bitset': {
      const size = type.children.find(({ tag }) => tag === TAG.valueArgument)
      const bits = Math.min(size === undefined ? 0 : (numberIn(size, ATTRIBUTE.constant) ?? 0), 80)
      const digits = Array.from({ length: bits }, (_, index) =>
        isBitSet(view, address, bits - 1 - index) ? 1 : 0,
      )
      return text(digits.join(''))
    }
    case 'set':
      return levels === 0 ? text('{…}') : `{"set":${nodes(values, argument, address, levels)}}`
    case 'map': {
      const [, , , allocator] = types.typeArguments(type)
      const [pair] = types.typeArguments(types.plain(allocator) ?? allocator)
      return nodes(values, pair, address, levels)
    }
    default:
      return text(`<${name}>`)
  }
}

function isBitSet(view: DataView, address: number, index: number): boolean {
  const word = view.getUint32(address + Math.floor(index / WORD_BITS) * WORD_BYTES, true)
  return ((word >>> (index % WORD_BITS)) & 1) === 1
}

/** Encodes the values of a tree's nodes in order, at most `MAX_NODES`. */
function nodes(values: ValueEncoders, type: Entry, tree: number, levels: number): string {
  const { view } = values
  const found: number[] = []
  const above: number[] = []
  let node = view.getUint32(tree + WORD_BYTES, true)
  // A tree that is not constructed yet may contain cycles.
  while ((node !== 0 || above.length > 0) && found.length < MAX_NODES && above.length < MAX_NODES) {
    if (node !== 0) {
      above.push(node)
      node = view.getUint32(node, true)
      continue
    }
    const next = above.pop() ?? 0
    found.push(next + VALUE_OFFSET)
    node = view.getUint32(next + RIGHT_OFFSET, true)
  }
  return values.list(found.length, levels, (index, levels) => values.encoded(type, found[index], levels))
}
