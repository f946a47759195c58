import type { FlameOrder } from '../../worker/protocol.ts'
import type { VisibleRange } from '../view/visibleRange.ts'

/** Queue of flame chart requests: one in flight at a time, and the latest always runs. */
export class FlameOrders {
  /** The latest request, whether it waits, is in flight or is done. */
  #requestedOrder: FlameOrder | undefined
  /** The order in flight, until its first report. */
  #startedOrder: FlameOrder | undefined

  /** Requests a chart. @returns the order to start now; undefined if it has to wait, or equals the latest request */
  enqueue(order: FlameOrder): FlameOrder | undefined {
    if (isSameOrder(order, this.#requestedOrder)) return undefined
    this.#requestedOrder = order
    // An order that waits is replaced by the next one: while the view moves, intermediate orders are skipped.
    return this.#startedOrder === undefined ? this.#begin(order) : undefined
  }

  /** Called when the order in flight has reported. @returns the order to start next; undefined if none was requested */
  reported(): FlameOrder | undefined {
    const [started, requested] = [this.#startedOrder, this.#requestedOrder]
    this.#startedOrder = undefined
    const isOver = started === undefined || requested === undefined || isSameOrder(requested, started)
    return isOver ? undefined : this.#begin(requested)
  }

  /** Forgets all orders. @returns true if any was requested */
  drop(): boolean {
    const wasRequested = this.#requestedOrder !== undefined
    this.#requestedOrder = undefined
    this.#startedOrder = undefined
    return wasRequested
  }

  #begin(order: FlameOrder): FlameOrder {
    this.#startedOrder = order
    return order
  }
}

export function isSameOrder(
  order: VisibleRange & Partial<FlameOrder>,
  other: typeof order | undefined,
): boolean {
  return order.from === other?.from && order.to === other.to && order.isExact === other.isExact
}
