/** Depths, as drawn on the timeline, at the events of a page (block of a trace); computed without boards. */
import { DEPTH_CHANGE, kindOf } from '../events.ts'
import type { Page } from './page.ts'

/** Returns the depth before the first event of a page. */
export function depthBefore(page: Page): number {
  return page.kind === 'recorded' ? page.depthBefore : page.start.stack.length
}

/** Returns the depth after each event of a page. */
export function depthsOf(page: Page): Uint8Array {
  if (page.kind === 'recorded') return page.depths
  const { events } = page
  const depths = new Uint8Array(events.length)
  let depth = depthBefore(page)
  for (let index = 0; index < events.length; index++) {
    depth += DEPTH_CHANGE[kindOf(events[index])]
    depths[index] = depth
  }
  return depths
}
