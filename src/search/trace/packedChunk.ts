/**
 * Compresses a chunk (up to CHUNK_EVENTS writes of a recorded run) by predicting each write from the previous one: about
 * half a byte per write where a program continues from every cell in one or two ways, three bytes otherwise. The site
 * of a write is its source line and call depth. A literal write is one stored as it is, because the prediction failed.
 *
 * | bytes | |
 * | --- | --- |
 * | 2 · 2 · 2 | numbers of writes, of literal writes, and of sites |
 * | 4 per site | its line and its call depth, 2 each |
 * | 3 per literal write | bits 23–10 site number · 9–0 cell × 10 + digit |
 * | the rest | one or two 4-bit codes per write, the lower half of a byte first |
 *
 * A code below `SECOND` is the digit (0 clears) at the first predicted cell and site. `SECOND` precedes a digit at the
 * second prediction, and `LITERAL` stands for the next literal write. If all writes are literal, there are no codes.
 * Numbers of two and three bytes are little-endian.
 */
import { CELLS } from '../../sudoku/units.ts'
import { CHUNK_EVENTS } from './chunk.ts'
import { PredictedWrites } from './predictedWrites.ts'

/** Unpacked writes in order, at most CHUNK_EVENTS. */
export interface UnpackedWrites {
  /** `cell << 4 | digit`; digit 0 clears the cell. */
  readonly writes: Uint16Array<ArrayBuffer>
  readonly lines: Uint16Array<ArrayBuffer>
  readonly calls: Uint16Array<ArrayBuffer>
}

const SECOND = 10
const LITERAL = 11

const HEADER_BYTES = 6
const SITE_BYTES = 4
const LITERAL_BYTES = 3
const WRITE_BITS = 10
const WRITE_MASK = (1 << WRITE_BITS) - 1

export function packedChunk(chunk: UnpackedWrites): Uint8Array<ArrayBuffer> {
  const { writes, lines, calls } = chunk
  const predicted = new PredictedWrites()
  const codes = new HalfBytes(writes.length * 2)
  const literals: number[] = []
  for (let index = 0; index < writes.length; index++) {
    const cell = writes[index] >> 4
    const digit = writes[index] & 15
    const site = siteOf(lines[index], calls[index])
    const rank = predicted.rankOf(cell, digit === 0, site)
    predicted.pass(cell, digit === 0, site, rank)
    if (rank < 0) {
      codes.put(LITERAL)
      literals.push(index)
    } else {
      if (rank > 0) codes.put(SECOND)
      codes.put(digit)
    }
  }
  const isPacked = codes.filledBytes.length < (writes.length - literals.length) * LITERAL_BYTES
  return isPacked
    ? packedBytes(chunk, literals, codes.filledBytes)
    : packedBytes(chunk, writes.keys(), new Uint8Array())
}

/** True if bytes have the structure of a chunk with at most CHUNK_EVENTS writes. `unpackedChunk` checks the content. */
export function isPackedChunk(packed: Uint8Array): boolean {
  if (packed.length < HEADER_BYTES) return false
  const { count, literalCount, literalsAt, codes } = partsOf(packed)
  const isWhole = packed.length - codes.length === literalsAt + literalCount * LITERAL_BYTES
  return isWhole && count <= CHUNK_EVENTS && (codes.length > 0 || literalCount === count)
}

/** Unpacks a chunk. @throws RangeError for an invalid cell or digit */
export function unpackedChunk(packed: Uint8Array): UnpackedWrites {
  const { count, literals, codes } = partsOf(packed)
  const writes = new Uint16Array(count)
  const lines = new Uint16Array(count)
  const calls = new Uint16Array(count)
  const predicted = new PredictedWrites()
  const hasCodes = codes.length > 0
  let half = 0
  let from = 0
  for (let index = 0; index < count; index++) {
    let digit = hasCodes ? halfByte(codes, half++) : LITERAL
    const rank = digit < SECOND ? 0 : digit === SECOND ? 1 : -1
    let cell: number
    let site: number
    if (rank < 0) {
      const write = twoBytes(literals, from) & WRITE_MASK
      const number = twoBytes(literals, from + 1) >> (WRITE_BITS - 8)
      from += LITERAL_BYTES
      cell = Math.floor(write / 10)
      digit = write - cell * 10
      const at = HEADER_BYTES + number * SITE_BYTES
      site = siteOf(twoBytes(packed, at), twoBytes(packed, at + 2))
    } else {
      if (rank > 0) digit = halfByte(codes, half++)
      cell = predicted.cellAt(rank, digit === 0)
      site = predicted.siteAt(rank, digit === 0)
    }
    // Check before `pass`, which indexes its context by the cell.
    if (!(cell < CELLS && digit <= 9)) throw new RangeError(`Write ${index} puts ${digit} into cell ${cell}`)
    predicted.pass(cell, digit === 0, site, rank)
    writes[index] = (cell << 4) | digit
    lines[index] = site >>> 16
    calls[index] = site & 0xffff
  }
  return { writes, lines, calls }
}

/** Returns the source line of each site of a chunk. Lines repeat if their sites differ in depth. */
export function linesIn(packed: Uint8Array): readonly number[] {
  const sites = twoBytes(packed, 4)
  return Array.from({ length: sites }, (_, site) => twoBytes(packed, HEADER_BYTES + site * SITE_BYTES))
}

/** Encodes a chunk. @param literals indices of the literal writes @param codes empty if all writes are literal */
function packedBytes(
  { writes, lines, calls }: UnpackedWrites,
  literals: Iterable<number>,
  codes: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const sites = new Map<number, number>()
  const rows: number[] = []
  for (const index of literals) {
    const site = siteOf(lines[index], calls[index])
    const number = sites.get(site) ?? sites.size
    if (number === sites.size) sites.set(site, number)
    rows.push((number << WRITE_BITS) | ((writes[index] >> 4) * 10 + (writes[index] & 15)))
  }
  const literalsAt = HEADER_BYTES + sites.size * SITE_BYTES
  const codesAt = literalsAt + rows.length * LITERAL_BYTES
  const packed = new Uint8Array(codesAt + codes.length)
  const view = new DataView(packed.buffer)
  for (const [place, length] of [writes.length, rows.length, sites.size].entries())
    view.setUint16(place * 2, length, true)
  for (const [site, number] of sites) {
    const at = HEADER_BYTES + number * SITE_BYTES
    view.setUint16(at, site >>> 16, true)
    view.setUint16(at + 2, site & 0xffff, true)
  }
  for (const [place, row] of rows.entries()) {
    const at = literalsAt + place * LITERAL_BYTES
    view.setUint16(at, row & 0xffff, true)
    packed[at + 2] = row >> 16
  }
  packed.set(codes, codesAt)
  return packed
}

function partsOf(packed: Uint8Array) {
  const [count, literalCount, sites] = [0, 2, 4].map((at) => twoBytes(packed, at))
  const literalsAt = HEADER_BYTES + sites * SITE_BYTES
  const codesAt = literalsAt + literalCount * LITERAL_BYTES
  const [literals, codes] = [packed.subarray(literalsAt, codesAt), packed.subarray(codesAt)]
  return { count, literalCount, literalsAt, literals, codes }
}

function siteOf(line: number, calls: number): number {
  return ((line << 16) | calls) >>> 0
}

function twoBytes(bytes: Uint8Array, at: number): number {
  return bytes[at] | (bytes[at + 1] << 8)
}

/** @param half index of the half-byte; the lower half of a byte comes first */
function halfByte(bytes: Uint8Array, half: number): number {
  return (bytes[half >> 1] >> ((half & 1) * 4)) & 15
}

/** A growing sequence of half-bytes, the lower half of each byte first. */
class HalfBytes {
  readonly #bytes: Uint8Array
  #count = 0

  /** @param most capacity in half-bytes */
  constructor(most: number) {
    this.#bytes = new Uint8Array((most + 1) >> 1)
  }

  get filledBytes(): Uint8Array {
    return this.#bytes.subarray(0, (this.#count + 1) >> 1)
  }

  put(value: number): void {
    this.#bytes[this.#count >> 1] |= value << ((this.#count & 1) * 4)
    this.#count++
  }
}
