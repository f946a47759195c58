/** The subset of `Buffer` that programs use to read and write text. */

export class Buffer extends Uint8Array {
  static override from(source: unknown): Buffer {
    if (typeof source === 'string') return new Buffer(bytesOf(source))
    return new Buffer(Array.from(source as ArrayLike<number>))
  }

  static alloc(size: number, fill = 0): Buffer {
    return new Buffer(size).fill(fill)
  }

  static allocUnsafe(size: number): Buffer {
    return new Buffer(size)
  }

  static isBuffer(value: unknown): boolean {
    return value instanceof Buffer
  }

  static byteLength(text: string): number {
    return bytesOf(text).length
  }

  static concat(parts: readonly ArrayLike<number>[]): Buffer {
    return new Buffer(parts.flatMap((part) => Array.from(part)))
  }

  override toString(_encoding?: string, start = 0, end = this.length): string {
    return textOf(this.subarray(start, end))
  }
}

function bytesOf(text: string): number[] {
  const bytes: number[] = []
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63))
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
    else
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      )
  }
  return bytes
}

function textOf(bytes: ArrayLike<number>): string {
  let text = ''
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at++]
    const more = first < 0x80 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3
    let code = more === 0 ? first : first & (0x3f >> more)
    for (let k = 0; k < more; k++) code = (code << 6) | (bytes[at++] & 63)
    text += String.fromCodePoint(code <= 0x10ffff ? code : 0xfffd)
  }
  return text
}
