import type { Page } from '../../../src/core/trace/page.ts'
import { extendedDigest, FRESH_DIGEST } from '../search/digest.ts'

/** Prepares a page (up to 16,384 events) for comparison: comparing events one by one takes longer than the search. */
export function digestedPage({ number, start, events }: Page) {
  return { number, start, length: events.length, digest: extendedDigest(FRESH_DIGEST, events) }
}
