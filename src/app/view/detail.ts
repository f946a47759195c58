/** A stretch of the trace event by event: what the detail strip draws when it is narrow enough. */
import { depthsOf } from '../../core/trace/depths.ts'
import type { Page } from '../../core/trace/page.ts'
import type { VisibleRange } from './visibleRange.ts'

export interface Detail extends VisibleRange {
  /** Packed events `from + 1` to `to`. */
  readonly events: Uint16Array
  /** The depth after each of them. */
  readonly depths: Uint8Array
}

/** Wider ranges are drawn from the envelope. In pages. */
export const WIDEST_DETAIL = 64

/** @param pages all that the range touches, in order */
export function detailOf(range: VisibleRange, pages: readonly Page[]): Detail {
  const length = range.to - range.from
  const events = new Uint16Array(length)
  const depths = new Uint8Array(length)
  for (const page of pages) {
    const depthsInPage = depthsOf(page)
    page.events.forEach((event, index) => {
      const at = page.start.event + index - range.from
      if (at < 0 || at >= length) return
      events[at] = event
      depths[at] = depthsInPage[index]
    })
  }
  return { ...range, events, depths }
}
