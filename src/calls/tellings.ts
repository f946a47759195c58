/** What is told about one question and not yet iterated over. */
export class Tellings<Tell> {
  readonly #queue: Tell[] = []
  #end: { readonly error: Error | undefined } | undefined
  #wake: () => void = () => undefined

  tell(tell: Tell): void {
    this.#queue.push(tell)
    this.#wake()
  }

  end(): void {
    this.#settle(undefined)
  }

  fail(error: Error): void {
    this.#settle(error)
  }

  #settle(error: Error | undefined): void {
    this.#end ??= { error }
    this.#wake()
  }

  /** Yields each telling until the end; ends early, and silently, once the signal is aborted. */
  async *until(signal: AbortSignal): AsyncGenerator<Tell, void, void> {
    const wake = () => this.#wake()
    signal.addEventListener('abort', wake)
    try {
      while (!signal.aborted) {
        if (this.#queue.length > 0) yield this.#queue.shift() as Tell
        else if (this.#end?.error !== undefined) throw this.#end.error
        else if (this.#end !== undefined) return
        else await new Promise<void>((resolve) => (this.#wake = resolve))
      }
    } finally {
      signal.removeEventListener('abort', wake)
    }
  }
}
