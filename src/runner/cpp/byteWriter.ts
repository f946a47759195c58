/** Growable byte buffer that writes numbers and strings as WebAssembly encodes them. */
export class ByteWriter {
  length = 0
  #bytes = new Uint8Array(1 << 12)

  /** View of the bytes so far; stale after the next write. */
  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.length)
  }

  put(...bytes: readonly number[]): void {
    this.copy(bytes)
  }

  copy(bytes: ArrayLike<number>): void {
    const end = this.length + bytes.length
    if (end > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(end, this.#bytes.length * 2))
      grown.set(this.bytes)
      this.#bytes = grown
    }
    this.#bytes.set(bytes, this.length)
    this.length = end
  }

  /** Writes an unsigned LEB128. */
  unsigned(value: number): void {
    let left = value
    for (; left >= 128; left = Math.floor(left / 128)) this.put((left % 128) | 128)
    this.put(left)
  }

  /** Writes a signed LEB128, up to 32 bits. */
  signed(value: number): void {
    let left = value
    for (; left < -64 || left >= 64; left >>= 7) this.put((left & 127) | 128)
    this.put(left & 127)
  }

  /** Writes a length-prefixed string. */
  text(text: string): void {
    const bytes = new TextEncoder().encode(text)
    this.unsigned(bytes.length)
    this.copy(bytes)
  }

  clear(): void {
    this.length = 0
  }
}
