import type { Page } from '../../../src/core/trace/page.ts'
import { extendedDigest, FRESH_DIGEST } from '../search/digest.ts'

/** A page prepared for comparison: comparing 16,384 events one by one takes longer than searching them. */
export function digestedPage({ number, start, events }: Page) {
  return { number, start, length: events.length, digest: extendedDigest(FRESH_DIGEST, events) }
}
