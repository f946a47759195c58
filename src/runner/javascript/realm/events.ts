/** Imitates Node's `EventEmitter`. */

type Listener = (...values: unknown[]) => unknown

interface Registration {
  readonly listener: Listener
  readonly isOnce: boolean
}

export class EventEmitter {
  readonly #registrations = new Map<unknown, Registration[]>()

  on(name: unknown, listener: Listener): this {
    return this.#register(name, { listener, isOnce: false })
  }

  addListener(name: unknown, listener: Listener): this {
    return this.on(name, listener)
  }

  once(name: unknown, listener: Listener): this {
    return this.#register(name, { listener, isOnce: true })
  }

  off(name: unknown, listener: Listener): this {
    const kept = this.#registrations.get(name) ?? []
    const index = kept.findLastIndex((one) => one.listener === listener)
    if (index >= 0) this.#registrations.set(name, kept.toSpliced(index, 1))
    return this
  }

  removeListener(name: unknown, listener: Listener): this {
    return this.off(name, listener)
  }

  removeAllListeners(name?: unknown): this {
    if (name === undefined) this.#registrations.clear()
    else this.#registrations.delete(name)
    return this
  }

  /** No-op: the number of listeners is not limited. */
  setMaxListeners(): this {
    return this
  }

  listenerCount(name: unknown): number {
    return this.#registrations.get(name)?.length ?? 0
  }

  emit(name: unknown, ...values: unknown[]): boolean {
    const kept = this.#registrations.get(name) ?? []
    for (const { listener, isOnce } of kept) {
      if (isOnce) this.off(name, listener)
      Reflect.apply(listener, this, values)
    }
    return kept.length > 0
  }

  #register(name: unknown, kept: Registration): this {
    this.#registrations.set(name, [...(this.#registrations.get(name) ?? []), kept])
    this.emit('newListener', name, kept.listener)
    return this
  }
}
