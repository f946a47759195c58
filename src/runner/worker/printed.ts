/** Buffers a program's output up to a limit. */
export class OutputBuffer {
  text = ''
  /** True once the text exceeded the limit; later output is discarded. */
  isOver = false
  /** In characters. */
  readonly limit: number
  readonly #decoder = new TextDecoder()

  constructor(limit: number) {
    this.limit = limit
  }

  /** Decodes and adds output. @returns the number of bytes consumed, always all of them */
  write(bytes: Uint8Array): number {
    if (this.isOver) return bytes.length
    // Copied because TextDecoder rejects shared memory, and WebAssembly memory may be shared.
    this.add(this.#decoder.decode(bytes.slice(), { stream: true }))
    return bytes.length
  }

  add(text: string): void {
    if (this.isOver) return
    this.text += text
    if (this.text.length > this.limit) {
      this.isOver = true
      this.text = this.text.slice(0, this.limit)
    }
  }
}
