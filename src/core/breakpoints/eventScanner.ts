import { type Cell, CELLS } from '../units.ts'
import { assertNever } from '../result.ts'
import { cellOf, DEPTH_CHANGE, digitOf, EventKind, kindOf } from '../events.ts'
import { PAGE_EVENTS } from '../trace/trace.ts'
import type { Condition, Place } from './breakpoint.ts'
import type { ScannedTrace, Scanner, Visit } from './scanner.ts'

/** A place that is always an event, so that events alone tell where it is hit. */
export type EventPlace = Exclude<Place, { readonly kind: 'line' }> | { readonly kind: EventKindName }

type EventKindName = keyof typeof EventKind

/** What an event must be to count as a hit. */
interface Filter {
  /** By kind of event. */
  readonly kinds: readonly [boolean, boolean, boolean]
  /** The event before it must have filled a cell of a board that is not yet full. */
  readonly afterFilling: boolean
  /** −1 for any. */
  readonly cell: Cell
  /** 0 for any. */
  readonly digit: number
  /** Bounds of the depth after the event. */
  readonly shallowest: number
  readonly deepest: number
  /** Deepest call that may have made the event. */
  readonly deepestCall: number
}

const NOTHING_ASKED: Filter = {
  kinds: [true, true, true],
  afterFilling: false,
  cell: -1,
  digit: 0,
  shallowest: 0,
  deepest: CELLS,
  deepestCall: CELLS,
}

const NEVER: Filter = { ...NOTHING_ASKED, kinds: [false, false, false] }

/** By kind of event: the call that makes it, less the depth after it. */
const CALL_LESS_DEPTH = [-1, -1, 0] as const

/** Looks through events alone: some hundred million a second. @param blanks depth of a full board */
export function eventScanner(
  trace: ScannedTrace,
  place: EventPlace,
  conditions: readonly Condition[],
  blanks: number,
): Scanner {
  const filter = conditions.reduce(narrowed, filterOf(place, blanks))
  return { scan: (number, visit) => scanPage(trace, number, blanks, filter, visit) }
}

function filterOf(place: EventPlace, blanks: number): Filter {
  switch (place.kind) {
    case 'event':
      return NOTHING_ASKED
    case 'backtrack':
      return { ...NOTHING_ASKED, kinds: [false, true, true] }
    case 'place':
      return { ...NOTHING_ASKED, kinds: [true, false, false] }
    case 'replace':
      return { ...NOTHING_ASKED, kinds: [false, true, false] }
    case 'dead-end':
      return { ...NOTHING_ASKED, kinds: [false, true, true], afterFilling: true }
    case 'solution':
      return { ...NOTHING_ASKED, kinds: [true, true, false], shallowest: blanks }
    default:
      return assertNever(place)
  }
}

function narrowed(filter: Filter, condition: Condition): Filter {
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
      return { ...filter, shallowest, deepest: Math.min(filter.deepest, relation === '=' ? depth : CELLS) }
    }
    case 'call':
      return { ...filter, deepestCall: Math.min(filter.deepestCall, condition.atMost) }
    default:
      return assertNever(condition)
  }
}

function scanPage(
  trace: ScannedTrace,
  number: number,
  blanks: number,
  filter: Filter,
  visit: Visit,
): boolean {
  const first = number * PAGE_EVENTS
  if (first >= trace.frontier.event) return false
  const { start, events } = trace.page(number)
  const { kinds, afterFilling, cell, digit, shallowest, deepest, deepestCall } = filter
  let depth = start.stack.length
  // A search that stands before a new frame has just filled a cell, or not begun.
  let filled = start.event > 0 && start.tried === 0 && depth < blanks
  for (let index = 0; index < events.length; index++) {
    const event = events[index]
    const kind = kindOf(event)
    depth += DEPTH_CHANGE[kind]
    const isHit =
      kinds[kind] &&
      depth >= shallowest &&
      depth <= deepest &&
      depth + CALL_LESS_DEPTH[kind] <= deepestCall &&
      (digit === 0 || digitOf(event) === digit) &&
      (cell < 0 || cellOf(event) === cell) &&
      (!afterFilling || filled)
    if (isHit && visit(first + index + 1, 0)) return true
    filled = kind !== EventKind.backtrack && depth < blanks
  }
  return false
}
