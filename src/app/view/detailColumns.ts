/** The depths of a detail by column of its picture: loaded with whatever draws it. */
import { type Bounds, DepthBounds } from '../../core/trace/depthBounds.ts'
import type { Detail, DetailPage } from './detail.ts'

/** A range that is moved shows most of its pages again. */
const known = new WeakMap<DetailPage, DepthBounds>()

function boundsOf(page: DetailPage): DepthBounds {
  const bounds = known.get(page) ?? new DepthBounds(page.depths)
  known.set(page, bounds)
  return bounds
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
      boundsOf(page).widen(bounds, column, event - page.from, stop - page.from)
      if (stop === pageEnd) number++
      event = stop
    }
  }
  return bounds
}
