/** Writes animated GIFs of pictures with one palette, each frame no larger than what has changed. */

export type Colour = readonly [red: number, green: number, blue: number]

interface Rectangle {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Codes have no more bits. */
const WIDEST_CODE = 12

const END_OF_FILE = 0x3b

export class GifWriter {
  readonly #width: number
  readonly #height: number
  readonly #codeBits: number
  readonly #parts: Uint8Array[] = []
  #before: Uint8Array | undefined

  /** @param palette at most 256 colours; it is repeated for ever */
  constructor(width: number, height: number, palette: readonly Colour[]) {
    this.#width = width
    this.#height = height
    this.#codeBits = Math.max(2, Math.ceil(Math.log2(palette.length)))
    const colours = Array.from({ length: 2 ** this.#codeBits }, (_, index) => palette[index] ?? [0, 0, 0])
    this.#write([
      ...ascii('GIF89a'),
      ...[width, height].flatMap(shortOf),
      0x80 | (this.#codeBits - 1),
      0,
      0,
      ...colours.flat(),
    ])
    // Repeats without an end.
    this.#write([0x21, 0xff, 11, ...ascii('NETSCAPE2.0'), 3, 1, 0, 0, 0])
  }

  /** Adds a frame. @param pixels an index into the palette each, row by row; kept until the next frame */
  addFrame(pixels: Uint8Array, delayMs: number): void {
    const { left, top, width, height } = this.#changed(pixels)
    this.#before = pixels
    this.#write([0x21, 0xf9, 4, 0x04, ...shortOf(Math.round(delayMs / 10)), 0, 0])
    this.#write([0x2c, ...[left, top, width, height].flatMap(shortOf), 0, this.#codeBits])
    const cropped = new Uint8Array(width * height)
    for (let row = 0; row < height; row++) {
      const start = (top + row) * this.#width + left
      cropped.set(pixels.subarray(start, start + width), row * width)
    }
    this.#writeBlocks(compressed(cropped, this.#codeBits))
  }

  /** The file, in parts. */
  finish(): readonly Uint8Array[] {
    this.#write([END_OF_FILE])
    return this.#parts
  }

  /** The smallest rectangle that holds what is another colour than in the frame before; one pixel if nothing is. */
  #changed(pixels: Uint8Array): Rectangle {
    const before = this.#before
    if (before === undefined) return { left: 0, top: 0, width: this.#width, height: this.#height }
    let [left, right, top, bottom] = [this.#width, -1, this.#height, -1]
    for (let index = 0; index < pixels.length; index++) {
      if (pixels[index] === before[index]) continue
      const [row, column] = [Math.floor(index / this.#width), index % this.#width]
      left = Math.min(left, column)
      right = Math.max(right, column)
      top = Math.min(top, row)
      bottom = row
    }
    if (right < 0) return { left: 0, top: 0, width: 1, height: 1 }
    return { left, top, width: right - left + 1, height: bottom - top + 1 }
  }

  #writeBlocks(codes: Uint8Array): void {
    for (let start = 0; start < codes.length; start += 255) {
      const block = codes.subarray(start, start + 255)
      this.#write([block.length])
      this.#parts.push(block)
    }
    this.#write([0])
  }

  #write(bytes: readonly number[]): void {
    this.#parts.push(Uint8Array.from(bytes))
  }
}

function ascii(text: string): readonly number[] {
  return Array.from(text, (character) => character.charCodeAt(0))
}

function shortOf(value: number): readonly number[] {
  return [value & 0xff, value >> 8]
}

/** Lempel–Ziv–Welch with codes of growing width, lowest bits first. @param codeBits of an index */
function compressed(indices: Uint8Array, codeBits: number): Uint8Array {
  const [clear, end] = [1 << codeBits, (1 << codeBits) + 1]
  const bits = new BitWriter()
  let width = codeBits + 1
  let next = end + 1
  /** By the code of a sequence and the index that follows it: the code of both. */
  let longer = new Map<number, number>()
  bits.write(clear, width)
  let code = indices[0]
  for (let at = 1; at < indices.length; at++) {
    const key = (code << 8) | indices[at]
    const known = longer.get(key)
    if (known !== undefined) {
      code = known
      continue
    }
    bits.write(code, width)
    if (next < 1 << WIDEST_CODE) {
      longer.set(key, next)
      if (next === 1 << width) width++
      next++
    } else {
      bits.write(clear, width)
      longer = new Map()
      width = codeBits + 1
      next = end + 1
    }
    code = indices[at]
  }
  bits.write(code, width)
  // Whoever reads it has one sequence more by now.
  if (next === 1 << width && width < WIDEST_CODE) width++
  bits.write(end, width)
  return bits.finish()
}

class BitWriter {
  readonly #bytes: number[] = []
  #pending = 0
  #count = 0

  write(value: number, width: number): void {
    this.#pending |= value << this.#count
    this.#count += width
    while (this.#count >= 8) {
      this.#bytes.push(this.#pending & 0xff)
      this.#pending >>>= 8
      this.#count -= 8
    }
  }

  finish(): Uint8Array {
    if (this.#count > 0) this.#bytes.push(this.#pending & 0xff)
    return Uint8Array.from(this.#bytes)
  }
}
