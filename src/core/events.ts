/**
 * The events of a search, packed into 13 bits so that a page of events is one transferable Uint16Array.
 * Depth, counters and the board are derived by replaying; see trace/replay.
 */
import { type Cell, cellNotation } from './units.ts'

/** A packed event. Bits: 12..11 kind · 10..4 cell (0–80) · 3..0 digit (1–9). */
export type SearchEvent = number

export const EventKind = {
  /** A blank cell gets a digit: the search goes one deeper. */
  place: 0,
  /** The digit of the latest placement is overwritten by the next candidate: the depth stays. */
  replace: 1,
  /** The latest placement is taken back: the search goes one up. The digit is the one removed. */
  backtrack: 2,
} as const

export type EventKind = (typeof EventKind)[keyof typeof EventKind]

/** By kind of event: what it does to the depth. */
export const DEPTH_CHANGE = {
  [EventKind.place]: 1,
  [EventKind.replace]: 0,
  [EventKind.backtrack]: -1,
} as const

export function packEvent(kind: EventKind, cell: Cell, digit: number): SearchEvent {
  return (kind << 11) | (cell << 4) | digit
}

export function kindOf(event: SearchEvent): EventKind {
  // Two bits of which only 0, 1 and 2 are ever packed.
  return (event >> 11) as EventKind
}

export function cellOf(event: SearchEvent): Cell {
  return (event >> 4) & 0x7f
}

export function digitOf(event: SearchEvent): number {
  return event & 0xf
}

/** By kind of event. */
const SIGNS = ['=', '→', '✗'] as const

/** The event as people write it, rows and columns from 1: `r1c3=4` placed, `r1c3→5` replaced, `r1c3✗5` taken back. */
export function eventNotation(event: SearchEvent): string {
  const cell = cellOf(event)
  return `${cellNotation(cell)}${SIGNS[kindOf(event)]}${digitOf(event)}`
}
