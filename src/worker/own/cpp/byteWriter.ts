/** Bytes that are put one after the other. */
export class ByteWriter {
  length = 0
  #bytes = new Uint8Array(1 << 12)

  /** Those so far, until more are put. */
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

  unsigned(value: number): void {
    let left = value
    for (; left >= 128; left = Math.floor(left / 128)) this.put((left % 128) | 128)
    this.put(left)
  }

  signed(value: number): void {
    let left = value
    for (; left < -64 || left >= 64; left >>= 7) this.put((left & 127) | 128)
    this.put(left & 127)
  }

  text(text: string): void {
    const bytes = new TextEncoder().encode(text)
    this.unsigned(bytes.length)
    this.copy(bytes)
  }

  clear(): void {
    this.length = 0
  }
}
