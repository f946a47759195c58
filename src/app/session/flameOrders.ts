import type { FlameOrder } from '../../worker/protocol.ts'
import type { VisibleRange } from '../view/visibleRange.ts'

/** Flame charts that are wanted: one is worked out at a time, and the last in any case. */
export class FlameOrders {
  #wanted: FlameOrder | undefined
  /** Nothing has been heard of it yet. */
  #begun: FlameOrder | undefined

  /** @returns what to begin with now */
  want(order: FlameOrder): FlameOrder | undefined {
    if (isSame(order, this.#wanted)) return undefined
    this.#wanted = order
    // While what is shown moves, what comes between the first and the last is never begun.
    return this.#begun === undefined ? this.#begin(order) : undefined
  }

  /** Something of the one begun has been told. @returns what to begin with in its place */
  told(): FlameOrder | undefined {
    const [begun, wanted] = [this.#begun, this.#wanted]
    this.#begun = undefined
    const isOver = begun === undefined || wanted === undefined || isSame(wanted, begun)
    return isOver ? undefined : this.#begin(wanted)
  }

  /** @returns whether any was wanted */
  drop(): boolean {
    const wasWanted = this.#wanted !== undefined
    this.#wanted = undefined
    this.#begun = undefined
    return wasWanted
  }

  #begin(order: FlameOrder): FlameOrder {
    this.#begun = order
    return order
  }
}

export function isSame(order: VisibleRange & Partial<FlameOrder>, other: typeof order | undefined): boolean {
  return order.from === other?.from && order.to === other.to && order.isExact === other.isExact
}
