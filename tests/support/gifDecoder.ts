/** Decodes animated GIFs as a viewer does: each frame is drawn over the previous one. */
import type { Colour } from '../../src/page/share/pictures/boardFrame.ts'

interface DecodedFrame {
  /** The whole picture, row by row. */
  readonly colours: readonly Colour[]
  readonly delayMs: number
}

interface DecodedGif {
  readonly width: number
  readonly height: number
  readonly frames: readonly DecodedFrame[]
}

/** @throws RangeError for anything but a GIF of the kind that the app writes */
export function decodedGif(bytes: Uint8Array): DecodedGif {
  let at = 0
  const byte = () => {
    if (at >= bytes.length) throw new RangeError('The file ends too early')
    return bytes[at++]
  }
  const short = () => byte() | (byte() << 8)
  const blocks = () => {
    const found: number[] = []
    for (let length = byte(); length > 0; length = byte())
      for (let left = length; left > 0; left--) found.push(byte())
    return found
  }
  const signature = String.fromCharCode(byte(), byte(), byte(), byte(), byte(), byte())
  if (signature !== 'GIF89a') throw new RangeError(signature)
  const [width, height, flags] = [short(), short(), byte()]
  at += 2
  const palette = Array.from({ length: 2 << (flags & 7) }, (): Colour => [byte(), byte(), byte()])
  const picture = Array.from({ length: width * height }, (): Colour => [0, 0, 0])
  const frames: DecodedFrame[] = []
  let delayMs = 0
  /** Index of the transparent colour: its pixels keep the previous frame. */
  let transparent: number | undefined
  for (let kind = byte(); kind !== 0x3b; kind = byte()) {
    if (kind === 0x21) {
      const label = byte()
      const content = blocks()
      if (label === 0xf9) {
        delayMs = 10 * (content[1] | (content[2] << 8))
        transparent = (content[0] & 1) === 0 ? undefined : content[3]
      }
      continue
    }
    if (kind !== 0x2c) throw new RangeError(`No block ${kind}`)
    const [left, top, wide, high, local] = [short(), short(), short(), short(), byte()]
    if (local !== 0) throw new RangeError('A palette of its own, or interlaced')
    const indices = decompress(byte(), blocks())
    if (indices.length !== wide * high) throw new RangeError(`${indices.length} pixels of ${wide * high}`)
    indices.forEach((index, pixel) => {
      if (index === transparent) return
      picture[(top + Math.floor(pixel / wide)) * width + left + (pixel % wide)] = palette[index]
    })
    frames.push({ colours: [...picture], delayMs })
  }
  return { width, height, frames }
}

/** Decompresses LZW codes to indices of colours. @param codeBits bits of an index */
function decompress(codeBits: number, bytes: readonly number[]): readonly number[] {
  const [clear, end] = [1 << codeBits, (1 << codeBits) + 1]
  const singles = (): (readonly number[])[] =>
    Array.from({ length: end + 1 }, (_, index) => (index < clear ? [index] : []))
  const indices: number[] = []
  let table = singles()
  let width = codeBits + 1
  let before: readonly number[] | undefined
  let [pending, count] = [0, 0]
  for (const value of bytes) {
    pending |= value << count
    count += 8
    while (count >= width) {
      const code = pending & ((1 << width) - 1)
      pending >>>= width
      count -= width
      if (code === end) return indices
      if (code === clear) {
        table = singles()
        width = codeBits + 1
        before = undefined
        continue
      }
      const sequence: readonly number[] = table[code] ?? [...(before ?? []), (before ?? [])[0]]
      indices.push(...sequence)
      if (before !== undefined && table.length < 4096) table.push([...before, sequence[0]])
      if (table.length === 1 << width && width < 12) width++
      before = sequence
    }
  }
  throw new RangeError('No end')
}
