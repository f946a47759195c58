/** A stretch of the trace event by event: what the detail strip draws when it is narrow enough. */
import { depthsOf } from '../../core/trace/depths.ts'
import type { Page } from '../../core/trace/page.ts'
import type { VisibleRange } from './visibleRange.ts'

export interface Detail extends VisibleRange {
  /** All that the range touches, in order. */
  readonly pages: readonly DetailPage[]
}

export interface DetailPage {
  /** Events before the first. */
  readonly from: number
  readonly events: Uint16Array
  /** After each event. */
  readonly depths: Uint8Array
}

/** Wider ranges are drawn from the envelope. In pages. */
export const WIDEST_DETAIL = 64

/** A range that is moved touches most of its pages again. */
const detailPages = new WeakMap<Page, DetailPage>()

/** @param pages all that the range touches, in order */
export function detailOf({ from, to }: VisibleRange, pages: readonly Page[]): Detail {
  return { from, to, pages: pages.map(detailPageOf) }
}

function detailPageOf(page: Page): DetailPage {
  const known = detailPages.get(page)
  if (known !== undefined) return known
  const detail = { from: page.start.event, events: page.events, depths: depthsOf(page) }
  detailPages.set(page, detail)
  return detail
}

/** A detail spelled out. */
export interface DetailEvents {
  /** Packed events `from + 1` to `to`. */
  readonly events: Uint16Array
  /** The depth after each of them. */
  readonly depths: Uint8Array
}

export function eventsOfDetail({ from, to, pages }: Detail): DetailEvents {
  const events = new Uint16Array(to - from)
  const depths = new Uint8Array(to - from)
  for (const page of pages) {
    const first = Math.max(0, from - page.from)
    const end = Math.min(page.events.length, to - page.from)
    events.set(page.events.subarray(first, end), page.from + first - from)
    depths.set(page.depths.subarray(first, end), page.from + first - from)
  }
  return { events, depths }
}
