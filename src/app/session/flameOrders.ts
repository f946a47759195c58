import type { FlameOrder } from '../../worker/protocol.ts'
import type { VisibleRange } from '../view/visibleRange.ts'

/** Queue of flame chart requests: one in flight at a time, and the latest always runs. */
export class FlameOrders {
  #requested: FlameOrder | undefined
  /** In flight, without a report yet. */
  #started: FlameOrder | undefined

  /** @returns the order to start now */
  want(order: FlameOrder): FlameOrder | undefined {
    if (isSame(order, this.#requested)) return undefined
    this.#requested = order
    // While the view moves, intermediate orders are skipped.
    return this.#started === undefined ? this.#begin(order) : undefined
  }

  /** The order in flight has reported. @returns the order to start in its place */
  reported(): FlameOrder | undefined {
    const [started, requested] = [this.#started, this.#requested]
    this.#started = undefined
    const isOver = started === undefined || requested === undefined || isSame(requested, started)
    return isOver ? undefined : this.#begin(requested)
  }

  /** @returns true if any was requested */
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
