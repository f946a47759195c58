import type { Page } from '../../../src/search/trace/page.ts'
import { extendedDigest, FRESH_DIGEST } from '../engine/digest.ts'

/**
 * Replaces the events of a page (a block of up to 16,384) by their digest, because comparing events one by one takes
 * longer than the search.
 */
export function digestedPage({ number, start, events }: Page) {
  return { number, start, length: events.length, digest: extendedDigest(FRESH_DIGEST, events) }
}
