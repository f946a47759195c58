/** A narrow range of the trace, event by event, as the timeline's detail strip draws it. */
import { depthsOf } from '../../search/trace/depths.ts'
import type { Page } from '../../search/trace/page.ts'
import type { VisibleRange } from './visibleRange.ts'

export interface Detail extends VisibleRange {
  /** The pages that the range overlaps, in order. */
  readonly pages: readonly DetailPage[]
}

export interface DetailPage {
  /** Number of events before the page's first. */
  readonly from: number
  readonly events: Uint16Array
  /** Depth after each event. */
  readonly depths: Uint8Array
}

/** Maximum width of a detail, in pages; wider ranges are drawn from the envelope (lowest and highest depths). */
export const WIDEST_DETAIL = 64

/** Cache, because a moved range mostly overlaps the same pages. */
const detailPages = new WeakMap<Page, DetailPage>()

/** @param pages the pages that the range overlaps, in order */
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

/** The events of a detail as flat arrays. */
export interface DetailEvents {
  /** Packed events of the detail's range: numbers `from + 1` to `to`. */
  readonly events: Uint16Array
  /** Depth after each event. */
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
