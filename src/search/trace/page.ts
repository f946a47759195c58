/** Pages of a trace: a page holds up to `PAGE_EVENTS` events and the state before the first of them. */
import type { SearchEvent } from '../events.ts'
import type { Checkpoint } from '../engine/checkpoint.ts'
import type { Snapshot } from './writtenBoard.ts'

/** Events in a full page; only the last page of a trace has fewer. A power of two. */
export const PAGE_EVENTS = 1 << 14

/** Pages are plain objects, so that workers can post them. */
export type Page = SearchPage | RecordedPage

interface AnyPage {
  /** Page `number` begins after event `number × PAGE_EVENTS`. */
  readonly number: number
  /** Packed events. */
  readonly events: Uint16Array
}

/** A recomputed page of a search: depth and board follow from the stack of placements and the events. */
export interface SearchPage extends AnyPage {
  readonly kind: 'search'
  /** The state before the first event of the page. */
  readonly start: Checkpoint
}

/** A page recorded from a program, which may place and clear cells in any order. */
export interface RecordedPage extends AnyPage {
  readonly kind: 'recorded'
  /** The board before the first event of the page. */
  readonly start: Snapshot
  /** Depth drawn on the timeline before the first event. */
  readonly depthBefore: number
  /** By event: depth drawn on the timeline after it. */
  readonly depths: Uint8Array
  /** By event: call depth of the program, 0 in the outermost call. */
  readonly calls: Uint16Array
  /** By event: source line that wrote, from 1; 0 if unknown. */
  readonly lines: Uint16Array
  /** The event after the page; undefined if none is known. */
  readonly next: SearchEvent | undefined
}

/** Returns the number, from 0, of the page that contains an event. @param event from 1; 0 is the start, on page 0 */
export function pageOf(event: number): number {
  return event === 0 ? 0 : Math.floor((event - 1) / PAGE_EVENTS)
}

/** True if a page covers the position after `event` events; the last page of a growing trace may be too short. */
export function reaches(page: Page, event: number): boolean {
  return event >= page.start.event && event <= page.start.event + page.events.length
}
