const CHUNK_BYTES = 1 << 16
/** Largest last step beyond the limit, as a part of the memory: the engine asks for 20 %, then 10 %, then 5 % more. */
const LAST_STEP = 0.06

/**
 * Limits the memory of a JavaScript engine (QuickJS). QuickJS has a limit of its own, but compiled to WebAssembly it
 * does not know the size of what it has allocated.
 *
 * One small step beyond the limit is granted: without any memory the engine cannot even create the error that it should
 * throw, and throws `null`.
 */
export class MemoryLimit {
  readonly #memory: WebAssembly.Memory
  /** Limit of the whole memory; Infinity once lifted. */
  #mostBytes: number
  #isExceeded = false

  /** @param bytes that the program may use in addition to those that the engine begins with */
  constructor(memory: WebAssembly.Memory, bytes: number) {
    this.#memory = memory
    this.#mostBytes = this.usedBytes + bytes
    const grow = memory.grow.bind(memory)
    // The engine grows its memory by this method, and reports an allocation as failed if it throws.
    memory.grow = (chunks) => {
      const step = chunks * CHUNK_BYTES
      const isBeyond = this.usedBytes + step > this.#mostBytes
      if (isBeyond && (this.#isExceeded || step > this.usedBytes * LAST_STEP))
        throw new RangeError('Out of memory')
      this.#isExceeded ||= isBeyond
      return grow(chunks)
    }
  }

  /** True once the memory is larger than the limit, even if that has been lifted since: the program must end. */
  get isExceeded(): boolean {
    return this.#isExceeded
  }

  /** Size of the engine's memory. It never shrinks, so this is also the peak. */
  get usedBytes(): number {
    return this.#memory.buffer.byteLength
  }

  lift(): void {
    this.#mostBytes = Infinity
  }
}
