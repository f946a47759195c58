/** Breakpoints: places in a search to stop at, with conditions. */
import type { StepKind } from '../steps/step.ts'
import type { Cell } from '../../sudoku/units.ts'

export interface Breakpoint {
  readonly place: Place
  /** All must hold. */
  readonly conditions: readonly Condition[]
  /** Number of the only hit to stop at, counted from 1 at the start of the search; 0 stops at every hit. */
  readonly nth: number
}

/** Kinds of events to stop at, in menu order. */
export const EVENT_PLACES = [
  /** A placement is undone or overwritten. */
  'backtrack',
  /** The backtrack or replacement in response to a blank without a candidate. */
  'dead-end',
  /** The event solves the puzzle. */
  'solution',
  'event',
] as const

export type EventPlaceKind = (typeof EVENT_PLACES)[number]

export type Place =
  /** After a line of the listing with this kind of step has run. */
  | { readonly kind: 'line'; readonly step: StepKind }
  /** After this line of the user's program, from 1, has written to the board; after it has run, if it never writes. */
  | { readonly kind: 'source-line'; readonly line: number }
  | { readonly kind: EventPlaceKind }

export type Condition =
  | { readonly kind: 'cell'; readonly cell: Cell }
  | { readonly kind: 'digit'; readonly digit: number }
  /** Compares the depth after the event or at the step. */
  | { readonly kind: 'depth'; readonly relation: '=' | '≥'; readonly depth: number }
  /** The call that makes the event is at most this deep: the call at depth `atMost` or one of its callers. */
  | { readonly kind: 'call'; readonly atMost: number }
