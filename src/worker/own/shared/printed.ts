/** The output of a program, up to a limit. */
export class Printed {
  text = ''
  isOver = false
  readonly #limit: number
  readonly #decoder = new TextDecoder()

  /** @param limit in characters */
  constructor(limit: number) {
    this.#limit = limit
  }

  /** @returns the number of bytes, all of which are taken */
  write(bytes: Uint8Array): number {
    if (this.isOver) return bytes.length
    // Copied: the memory of WebAssembly may be shared in the eyes of a decoder.
    this.add(this.#decoder.decode(bytes.slice(), { stream: true }))
    return bytes.length
  }

  add(text: string): void {
    if (this.isOver) return
    this.text += text
    if (this.text.length > this.#limit) {
      this.isOver = true
      this.text = this.text.slice(0, this.#limit)
    }
  }
}
