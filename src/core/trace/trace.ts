/** A trace: every event of a run, as a virtual array of pages. Whoever plays one does not know how pages are made. */
import type { SearchEvent } from '../events.ts'
import type { Checkpoint } from '../search/checkpoint.ts'
import type { Passed } from '../search/engine.ts'
import type { Envelope } from './envelope.ts'
import type { Landmarks } from './landmarks.ts'
import type { Snapshot } from './writtenBoard.ts'

/** Events in a full page; only the last page of a trace has fewer. A power of two. */
export const PAGE_EVENTS = 1 << 14

/** How far a trace is known, and the counters there. */
export interface Frontier {
  /** Events so far. */
  readonly event: number
  readonly placements: number
  readonly solutions: number
  /** Cells and table entries that the program has read, where that is counted; otherwise 0. */
  readonly work: number
  /** Nothing comes after; otherwise the trace can grow. */
  readonly ended: boolean
}

/** All that a player and the jobs of a worker need of a trace, however its pages are made. */
export interface Trace {
  readonly frontier: Frontier
  /** The depth that a picture must have room for. */
  readonly deepest: number
  /** Places worth a visit, so far. */
  readonly landmarks: Landmarks
  /** The depths of the whole trace so far; a copy, safe to transfer. */
  envelope(): Envelope
  /** A page, as far as the trace is known. @throws RangeError if it is not known so far. */
  page(number: number): Page
  /**
   * The event that completed a solution. @param solution counted from 1
   * @throws RangeError if the trace has not met that many.
   */
  solutionEvent(solution: number): number
  /** Goes through the depths from an event on. @throws RangeError if the trace is not known any further. */
  depthsFrom(event: number): DepthRun
}

/** A walk through the depths of a trace. */
export interface DepthRun {
  /** How far it has got. */
  readonly event: number
  /** Goes on. @param events how many, a page at most, all known @param passed told of each slice of so many */
  pass(events: number, slice: number, passed: Passed): void
}

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
