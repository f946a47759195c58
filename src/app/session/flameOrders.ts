import type { FlameOrder } from '../../worker/protocol.ts'
import type { VisibleRange } from '../view/visibleRange.ts'

/** Flame charts that are wanted: one is worked out at a time, and the last in any case. */
export class FlameOrders {
  #requested: FlameOrder | undefined
  /** Nothing has been heard of it yet. */
  #started: FlameOrder | undefined

  /** @returns what to begin with now */
  want(order: FlameOrder): FlameOrder | undefined {
    if (isSame(order, this.#requested)) return undefined
    this.#requested = order
    // While what is shown moves, what comes between the first and the last is never begun.
    return this.#started === undefined ? this.#begin(order) : undefined
  }

  /** Something of the one begun has been told. @returns what to begin with in its place */
  reported(): FlameOrder | undefined {
    const [started, requested] = [this.#started, this.#requested]
    this.#started = undefined
    const isOver = started === undefined || requested === undefined || isSame(requested, started)
    return isOver ? undefined : this.#begin(requested)
  }

  /** @returns whether any was wanted */
  drop(): boolean {
    const wasRequested = this.#requested !== undefined
    this.#requested = undefined
    this.#started = undefined
    return wasRequested
  }

  #begin(order: FlameOrder): FlameOrder {
    this.#started = order
    return order
  }
}

export function isSame(order: VisibleRange & Partial<FlameOrder>, other: typeof order | undefined): boolean {
  return order.from === other?.from && order.to === other.to && order.isExact === other.isExact
}
