/** A program's memory as numbers. */
export class MemoryViews {
  bytes = new Uint8Array()
  shorts = new Int16Array()
  words = new Int32Array()
  /** To tell zeros from all else, eight bytes at a time. */
  doubles = new Float64Array()
  readonly #memory: () => ArrayBuffer

  constructor(memory: () => ArrayBuffer) {
    this.#memory = memory
  }

  /** Has to be called before the views are used: when memory grows, they get empty. */
  refresh(): void {
    if (this.bytes.length > 0) return
    const memory = this.#memory()
    this.bytes = new Uint8Array(memory)
    this.shorts = new Int16Array(memory)
    this.words = new Int32Array(memory)
    this.doubles = new Float64Array(memory)
  }
}
