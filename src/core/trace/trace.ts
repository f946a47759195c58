/** A trace: every event of a run, as a virtual array of pages. Whoever plays one does not know how pages are made. */
import type { Checkpoint } from '../search/checkpoint.ts'

/** Events in a full page; only the last page of a trace has fewer. A power of two. */
export const PAGE_EVENTS = 1 << 14

export interface Page {
  /** Page `number` begins after event `number × PAGE_EVENTS`. */
  readonly number: number
  /** The state before the first event of the page. */
  readonly start: Checkpoint
  /** Packed events. */
  readonly events: Uint16Array
}

/** The page that a position lies in: the one whose last applied event brings about event number `event`. */
export function pageOf(event: number): number {
  return event === 0 ? 0 : Math.floor((event - 1) / PAGE_EVENTS)
}

/** Whether a page reaches as far as a position: the last page of a growing trace may not. */
export function reaches(page: Page, event: number): boolean {
  return event >= page.start.event && event <= page.start.event + page.events.length
}
