/**
 * The events of a search, packed into 13 bits so that a chunk of events is one transferable Uint16Array.
 * Depth, counters and the board are derived by replaying; see trace/replay.
 */
import { type Cell, cellNotation } from '../sudoku/units.ts'

/** A packed event. Bits: 12..11 kind · 10..4 cell (0–80) · 3..0 digit (1–9). */
export type SearchEvent = number

/** Kinds of events, as a search makes them. A recorded program may replace or remove the digit of any cell. */
export const EventKind = {
  /** Fills a blank cell; depth + 1. */
  place: 0,
  /** Overwrites the digit of the latest placement with the next candidate; depth unchanged. */
  replace: 1,
  /** Undoes the latest placement; depth − 1. The event's digit is the one removed. */
  backtrack: 2,
} as const

export type EventKind = (typeof EventKind)[keyof typeof EventKind]

export const DEPTH_CHANGE = {
  [EventKind.place]: 1,
  [EventKind.replace]: 0,
  [EventKind.backtrack]: -1,
} as const

export function packEvent(kind: EventKind, cell: Cell, digit: number): SearchEvent {
  return (kind << 11) | (cell << 4) | digit
}

export function kindOf(event: SearchEvent): EventKind {
  // `packEvent` only writes 0, 1 or 2 to these two bits.
  return (event >> 11) as EventKind
}

export function cellOf(event: SearchEvent): Cell {
  return (event >> 4) & 0x7f
}

export function digitOf(event: SearchEvent): number {
  return event & 0xf
}

/** Notation signs by event kind. */
const SIGNS = ['=', '→', '✗'] as const

/** Formats an event, rows and columns from 1: `r1c3=4` placed, `r1c3→5` replaced, `r1c3✗5` removed. */
export function eventNotation(event: SearchEvent): string {
  const cell = cellOf(event)
  return `${cellNotation(cell)}${SIGNS[kindOf(event)]}${digitOf(event)}`
}
