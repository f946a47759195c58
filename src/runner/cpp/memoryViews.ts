/** Typed views of the WebAssembly memory of a program. */
export class MemoryViews {
  bytes = new Uint8Array()
  shorts = new Int16Array()
  words = new Int32Array()
  /** Used to test for zeros, eight bytes at a time. */
  doubles = new Float64Array()
  readonly #memory: () => ArrayBuffer

  constructor(memory: () => ArrayBuffer) {
    this.#memory = memory
  }

  /** Creates the views anew if the memory has grown, which detaches them. Must be called before the views are used. */
  refresh(): void {
    if (this.bytes.length > 0) return
    const memory = this.#memory()
    this.bytes = new Uint8Array(memory)
    this.shorts = new Int16Array(memory)
    this.words = new Int32Array(memory)
    this.doubles = new Float64Array(memory)
  }
}
