/** A breakpoint: where in a search to stop, on which conditions. */
import type { StepKind } from '../steps/step.ts'
import type { Cell } from '../units.ts'

export interface Breakpoint {
  readonly place: Place
  /** All of them must hold. */
  readonly conditions: readonly Condition[]
  /** Stops at this hit alone, counted from 1 at the start of the search; 0 stops at every one. */
  readonly nth: number
}

/** Kinds of events to stop at, in the order of the menu. */
export const EVENT_PLACES = [
  /** A placement is taken back, or overwritten by the next one. */
  'backtrack',
  /** The blank that the program has entered has no candidate: the event that answers it. */
  'dead-end',
  /** The board is full. */
  'solution',
  /** Every event. */
  'event',
] as const

export type EventPlaceKind = (typeof EVENT_PLACES)[number]

export type Place =
  /** Whenever a line of the listing has run that stands for such a step. */
  | { readonly kind: 'line'; readonly step: StepKind }
  /** Whenever that line of the user's own program, from 1, has written to the board. */
  | { readonly kind: 'source-line'; readonly line: number }
  | { readonly kind: EventPlaceKind }

export type Condition =
  | { readonly kind: 'cell'; readonly cell: Cell }
  | { readonly kind: 'digit'; readonly digit: number }
  /** Of the depth after the event, or at the step. */
  | { readonly kind: 'depth'; readonly relation: '=' | '≥'; readonly depth: number }
  /** The event is made by the call at this depth or by one of its callers. */
  | { readonly kind: 'call'; readonly atMost: number }
