/** The pages of a trace: a page holds so many of its events, and the state before the first of them. */
import type { SearchEvent } from '../events.ts'
import type { Checkpoint } from '../search/checkpoint.ts'
import type { Snapshot } from './writtenBoard.ts'

/** Events in a full page; only the last page of a trace has fewer. A power of two. */
export const PAGE_EVENTS = 1 << 14

/** Pages are plain, so that they can be sent from a worker. */
export type Page = SearchPage | RecordedPage

interface AnyPage {
  /** Page `number` begins after event `number × PAGE_EVENTS`. */
  readonly number: number
  /** Packed events. */
  readonly events: Uint16Array
}

/** A page of a search, recomputed: depth and board follow from the stack of placements and the events. */
export interface SearchPage extends AnyPage {
  readonly kind: 'search'
  /** The state before the first event of the page. */
  readonly start: Checkpoint
}

/** A page of events in any order, recorded from a program. */
export interface RecordedPage extends AnyPage {
  readonly kind: 'recorded'
  /** The board before the first event of the page. */
  readonly start: Snapshot
  /** The depth to be drawn before the first event, … */
  readonly depthBefore: number
  /** … and after each. */
  readonly depths: Uint8Array
  /** By event: how many calls deep the program was, 0 for the first. */
  readonly calls: Uint16Array
  /** By event: the line of the source that wrote, from 1; 0 if it is not known. */
  readonly lines: Uint16Array
  /** The event after the last one; undefined where the trace is not known any further. */
  readonly next: SearchEvent | undefined
}

/** The page that a position lies in: the one whose last applied event brings about event number `event`. */
export function pageOf(event: number): number {
  return event === 0 ? 0 : Math.floor((event - 1) / PAGE_EVENTS)
}

/** Whether a page reaches as far as a position: the last page of a growing trace may not. */
export function reaches(page: Page, event: number): boolean {
  return event >= page.start.event && event <= page.start.event + page.events.length
}
