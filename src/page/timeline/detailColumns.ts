/**
 * Computes the depths of a detail (a narrow range of the trace, event by event) for each column of its picture. Loaded
 * with the code that draws the detail.
 */
import { type Bounds, DepthBounds } from '../../search/trace/depthBounds.ts'
import type { Detail, DetailPage } from './detail.ts'

/** Bounds of the depths of each page (block of events), cached because a moved range mostly shows the same pages. */
const known = new WeakMap<DetailPage, DepthBounds>()

function boundsOf(page: DetailPage): DepthBounds {
  const bounds = known.get(page) ?? new DepthBounds(page.depths)
  known.set(page, bounds)
  return bounds
}

/** Returns the lowest and highest depth by column of a picture. @param columns no more than there are events */
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
      boundsOf(page).widen(bounds, column, event - page.from, stop - page.from)
      if (stop === pageEnd) number++
      event = stop
    }
  }
  return bounds
}
