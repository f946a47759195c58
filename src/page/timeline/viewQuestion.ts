import { latest } from '../../calls/latest.ts'
import type { VisibleRange } from './visibleRange.ts'

/** What a view asks: a range, and how exactly to answer. */
interface ViewOrder extends VisibleRange {
  readonly isExact?: boolean
}

/**
 * Asks about what a moving view shows: one question at a time until it has told something, so that each move shows
 * something, and then the latest.
 */
export function createViewQuestion<Order extends ViewOrder, Tell>(
  ask: (order: Order, signal: AbortSignal) => AsyncIterable<Tell>,
  received: (tell: Tell) => void,
) {
  const asking = latest()
  let wanted: Order | undefined
  /** True until the question has told something. */
  let isFresh = false

  function begin(order: Order): void {
    isFresh = true
    void asking.run(async (signal) => {
      for await (const tell of ask(order, signal)) {
        isFresh = false
        received(tell)
        if (signal.aborted) return
        if (wanted !== undefined && !isSame(order, wanted)) return begin(wanted)
      }
      signal.throwIfAborted()
      isFresh = false
    })
  }

  return {
    /** Asks about what the view shows now, unless that is what it asked last. */
    want(order: Order): void {
      if (wanted !== undefined && isSame(order, wanted)) return
      wanted = order
      if (!isFresh) begin(order)
    },
    /** Ends the question; nothing more is told. */
    drop(): void {
      asking.stop()
      wanted = undefined
      isFresh = false
    },
  }
}

function isSame(order: ViewOrder, other: ViewOrder): boolean {
  return order.from === other.from && order.to === other.to && order.isExact === other.isExact
}
