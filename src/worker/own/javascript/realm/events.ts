/** `EventEmitter`, as Node has it. */

type Listener = (...values: unknown[]) => unknown

interface Kept {
  readonly listener: Listener
  readonly isOnce: boolean
}

export class EventEmitter {
  readonly #kept = new Map<unknown, Kept[]>()

  on(name: unknown, listener: Listener): this {
    return this.#keep(name, { listener, isOnce: false })
  }

  addListener(name: unknown, listener: Listener): this {
    return this.on(name, listener)
  }

  once(name: unknown, listener: Listener): this {
    return this.#keep(name, { listener, isOnce: true })
  }

  off(name: unknown, listener: Listener): this {
    const kept = this.#kept.get(name) ?? []
    const index = kept.findLastIndex((one) => one.listener === listener)
    if (index >= 0) this.#kept.set(name, kept.toSpliced(index, 1))
    return this
  }

  removeListener(name: unknown, listener: Listener): this {
    return this.off(name, listener)
  }

  removeAllListeners(name?: unknown): this {
    if (name === undefined) this.#kept.clear()
    else this.#kept.delete(name)
    return this
  }

  setMaxListeners(): this {
    return this
  }

  listenerCount(name: unknown): number {
    return this.#kept.get(name)?.length ?? 0
  }

  emit(name: unknown, ...values: unknown[]): boolean {
    const kept = this.#kept.get(name) ?? []
    for (const { listener, isOnce } of kept) {
      if (isOnce) this.off(name, listener)
      Reflect.apply(listener, this, values)
    }
    return kept.length > 0
  }

  #keep(name: unknown, kept: Kept): this {
    this.#kept.set(name, [...(this.#kept.get(name) ?? []), kept])
    this.emit('newListener', name, kept.listener)
    return this
  }
}
