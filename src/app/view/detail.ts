/** A stretch of the trace event by event: what the detail strip draws when it is narrow enough. */
import { type Bounds, DepthBounds } from '../../core/trace/depthBounds.ts'
import { depthsOf } from '../../core/trace/depths.ts'
import type { Page } from '../../core/trace/page.ts'
import type { VisibleRange } from './visibleRange.ts'

export interface Detail extends VisibleRange {
  /** All that the range touches, in order. */
  readonly pages: readonly DetailPage[]
}

interface DetailPage {
  /** Events before the first. */
  readonly from: number
  readonly events: Uint16Array
  readonly bounds: DepthBounds
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
  const detail = { from: page.start.event, events: page.events, bounds: new DepthBounds(depthsOf(page)) }
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
    depths.set(page.bounds.depths.subarray(first, end), page.from + first - from)
  }
  return { events, depths }
}

/** The lowest and the highest depth by column of a picture. @param columns no more than there are events */
export function columnsOfDetail({ from, to, pages }: Detail, columns: number): Bounds {
  const bounds = { lowest: new Uint8Array(columns).fill(255), highest: new Uint8Array(columns) }
  let event = from
  let number = 0
  for (let column = 0; column < columns; column++) {
    const end = from + Math.floor(((column + 1) * (to - from)) / columns)
    while (event < end) {
      const page = pages[number]
      const pageEnd = page.from + page.events.length
      const stop = Math.min(end, pageEnd)
      page.bounds.widen(bounds, column, event - page.from, stop - page.from)
      if (stop === pageEnd) number++
      event = stop
    }
  }
  return bounds
}
