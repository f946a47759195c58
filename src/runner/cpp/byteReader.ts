const TEXT = new TextDecoder()

/** Cursor over bytes that reads numbers (little-endian) and strings as WebAssembly and DWARF encode them. */
export class ByteReader {
  readonly bytes: Uint8Array
  at: number

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes
    this.at = at
  }

  u8(): number {
    return this.bytes[this.at++]
  }

  u16(): number {
    return this.u8() | (this.u8() << 8)
  }

  u32(): number {
    return (this.u16() | (this.u16() << 16)) >>> 0
  }

  /** Reads an unsigned LEB128, up to 53 bits. Example: `e5 8e 26` is 624485. */
  unsigned(): number {
    let value = 0
    for (let scale = 1; ; scale *= 128) {
      const byte = this.u8()
      value += (byte & 127) * scale
      if (byte < 128) return value
    }
  }

  /** Reads a signed LEB128, up to 32 bits. Example: `7f` is −1. */
  signed(): number {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = this.u8()
      value |= (byte & 127) << shift
      if (byte >= 128) continue
      return shift < 25 && (byte & 64) !== 0 ? value | (-1 << (shift + 7)) : value
    }
  }

  /** Reads a length-prefixed string. */
  text(): string {
    const length = this.unsigned()
    this.at += length
    return TEXT.decode(this.bytes.subarray(this.at - length, this.at))
  }

  zeroEnded(): string {
    const end = this.bytes.indexOf(0, this.at)
    const text = TEXT.decode(this.bytes.subarray(this.at, end))
    this.at = end + 1
    return text
  }
}
