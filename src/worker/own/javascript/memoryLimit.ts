const PAGE_BYTES = 1 << 16

/**
 * Limits the memory of a JavaScript engine (QuickJS). QuickJS has a limit of its own, but compiled to WebAssembly it
 * does not know the size of what it has allocated.
 */
export class MemoryLimit {
  readonly #memory: WebAssembly.Memory
  /** Limit of the whole memory; Infinity once lifted. */
  #mostBytes: number

  /** @param bytes that the program may use in addition to those that the engine begins with */
  constructor(memory: WebAssembly.Memory, bytes: number) {
    this.#memory = memory
    this.#mostBytes = this.usedBytes + bytes
    const grow = memory.grow.bind(memory)
    // The engine grows its memory by this method, and reports an allocation as failed if it throws.
    memory.grow = (pages) => {
      if (this.usedBytes + pages * PAGE_BYTES > this.#mostBytes) throw new RangeError('Out of memory')
      return grow(pages)
    }
  }

  /** Size of the engine's memory. It never shrinks, so this is also the peak. */
  get usedBytes(): number {
    return this.#memory.buffer.byteLength
  }

  /** Removes the limit. */
  lift(): void {
    this.#mostBytes = Infinity
  }
}
