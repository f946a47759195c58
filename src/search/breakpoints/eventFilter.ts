import { assertNever } from '../../sudoku/result.ts'
import type { Cell } from '../../sudoku/units.ts'
import type { Condition, EventPlaceKind, Place } from './breakpoint.ts'

/**
 * Place (what a breakpoint stops at) whose hits are all events, so that the events alone are enough to find the hits.
 */
export type EventPlace =
  | { readonly kind: EventPlaceKind | 'place' | 'replace' | 'undo' }
  | Extract<Place, { readonly kind: 'source-line' }>

/** Conditions for an event to be a hit. */
export interface EventFilter {
  /** Accepted kinds, indexed by `EventKind`. */
  readonly kinds: readonly [boolean, boolean, boolean]
  /** True if the event must respond to a blank without a candidate. */
  readonly mustBeAtDeadEnd: boolean
  readonly mustSolve: boolean
  /** −1 for any. */
  readonly cell: Cell
  /** 0 for any. */
  readonly digit: number
  /** Source line that must have made the event; 0 for any. */
  readonly line: number
  /** Bounds, both included, of the depth after the event. */
  readonly shallowest: number
  readonly deepest: number
  /** Maximum depth of the call that made the event. */
  readonly deepestCall: number
}

const ANY_EVENT: EventFilter = {
  kinds: [true, true, true],
  mustBeAtDeadEnd: false,
  mustSolve: false,
  cell: -1,
  digit: 0,
  line: 0,
  shallowest: 0,
  deepest: 0xffff,
  deepestCall: 0xffff,
}

const NEVER: EventFilter = { ...ANY_EVENT, kinds: [false, false, false] }

/** Returns the filter that accepts the hits of a breakpoint. */
export function eventFilter(place: EventPlace, conditions: readonly Condition[]): EventFilter {
  return conditions.reduce(narrowFilter, filterOf(place))
}

/** Returns the filter of a place, without conditions. */
function filterOf(place: EventPlace): EventFilter {
  switch (place.kind) {
    case 'event':
      return ANY_EVENT
    case 'backtrack':
      return { ...ANY_EVENT, kinds: [false, true, true] }
    case 'place':
      return { ...ANY_EVENT, kinds: [true, false, false] }
    case 'replace':
      return { ...ANY_EVENT, kinds: [false, true, false] }
    case 'undo':
      return { ...ANY_EVENT, kinds: [false, false, true] }
    case 'dead-end':
      return { ...ANY_EVENT, kinds: [false, true, true], mustBeAtDeadEnd: true }
    case 'solution':
      return { ...ANY_EVENT, kinds: [true, true, false], mustSolve: true }
    case 'source-line':
      return { ...ANY_EVENT, line: place.line }
    default:
      return assertNever(place)
  }
}

/** Returns a filter that also requires a condition. */
function narrowFilter(filter: EventFilter, condition: Condition): EventFilter {
  switch (condition.kind) {
    case 'cell':
      return filter.cell < 0 || filter.cell === condition.cell ? { ...filter, cell: condition.cell } : NEVER
    case 'digit':
      return filter.digit === 0 || filter.digit === condition.digit
        ? { ...filter, digit: condition.digit }
        : NEVER
    case 'depth': {
      const { relation, depth } = condition
      const shallowest = Math.max(filter.shallowest, depth)
      return {
        ...filter,
        shallowest,
        deepest: relation === '=' ? Math.min(filter.deepest, depth) : filter.deepest,
      }
    }
    case 'call':
      return { ...filter, deepestCall: Math.min(filter.deepestCall, condition.atMost) }
    default:
      return assertNever(condition)
  }
}
