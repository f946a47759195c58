/** Navigation in the tree of placements: finds a node from any event, and its neighbours. */
import { cellOf, digitOf, EventKind, kindOf } from '../events.ts'
import type { Cell } from '../../sudoku/units.ts'
import { type ChunkedTask, removalEvent, creationEvent, firstDeeperEvent, highestIn } from './flameCuts.ts'
import { stackAt } from './stackChanges.ts'
import type { FlameReader } from './flameReader.ts'
import { replay } from './replay.ts'

/** A placement and its subtree: everything placed while it is on the board. */
export interface FlameNode {
  readonly cell: Cell
  readonly digit: number
  /** Stack height up to and including the placement. */
  readonly depth: number
  /** The placement is on the board after events `from` < n ≤ `to`; event `from` + 1 made it. */
  readonly from: number
  readonly to: number
  /** What the event after `to` did to the placement; `stays` if the known trace has no such event. */
  readonly end: 'takenBack' | 'replaced' | 'stays'
  /** Maximum depth while the placement is on the board. */
  readonly highest: number
  /** Number of placements made on top of this placement. */
  readonly placementsAbove: number
  /** Number of solutions found while the placement is on the board. */
  readonly solutions: number
}

/**
 * Query for the placement at a depth after an event, or for a neighbour of this placement. Depth 0 is the root of the
 * tree. `child`: the first one. `next`, `previous`: siblings. `deadEnd`: the last placement of the first path down from
 * the placement, or the placement itself if it has no child.
 */
export interface FlameQuery {
  readonly step: 'here' | 'parent' | 'child' | 'next' | 'previous' | 'deadEnd'
  readonly event: number
  readonly depth: number
}

/** A placement, identified by its depth and an event after which it is on the board. */
interface PlacementRef {
  readonly event: number
  readonly depth: number
}

/** Returns the placement that a query asks for. @throws RangeError for an event beyond the trace */
export function* flameNode(reader: FlameReader, query: FlameQuery): ChunkedTask<FlameNode | undefined> {
  if (query.event > reader.end) throw new RangeError(`Event ${query.event} lies beyond ${reader.end}`)
  const place = yield* targetOf(reader, query)
  if (place === undefined || place.depth < 1 || place.depth > depthAt(reader, place.event)) return undefined
  return yield* nodeAt(reader, place)
}

/** Returns the node of a placement, which must be on the board after the event of the reference. */
function* nodeAt(reader: FlameReader, { event, depth }: PlacementRef): ChunkedTask<FlameNode> {
  const made = yield* creationEvent(reader, event, depth)
  const cut = yield* removalEvent(reader, event, depth)
  const to = cut === undefined ? reader.end : cut - 1
  const placement = stackAt(reader.chunkAt(made), made)[depth - 1]
  const highest = yield* highestIn(reader, made - 1, to)
  const [first, last] = [momentAt(reader, made), momentAt(reader, to)]
  const before = made === 1 ? 0 : momentAt(reader, made - 1).solutions
  return {
    cell: cellOf(placement),
    digit: digitOf(placement),
    depth,
    from: made - 1,
    to,
    end: endAt(reader, cut),
    highest,
    placementsAbove: last.placements - first.placements,
    solutions: last.solutions - before,
  }
}

/** Returns how a placement ended. @param cut the event that undid or replaced the placement; undefined if none did */
function endAt(reader: FlameReader, cut: number | undefined): FlameNode['end'] {
  if (cut === undefined) return 'stays'
  const chunk = reader.chunkAt(cut)
  return kindOf(chunk.events[cut - chunk.from - 1]) === EventKind.replace ? 'replaced' : 'takenBack'
}

function momentAt(reader: FlameReader, event: number) {
  return replay(reader.givens, reader.chunkAt(event).chunk, event)
}

function depthAt(reader: FlameReader, event: number): number {
  return event === 0 ? 0 : stackChange(reader, event).depth
}

/** Returns the depth after an event, and the number of placements that the event left unchanged. */
function stackChange(reader: FlameReader, event: number): { readonly depth: number; readonly left: number } {
  const { from, depths, untouched } = reader.chunkAt(event)
  const index = event - from - 1
  return { depth: depths[index], left: untouched[index] }
}

/** Returns the placement that a query asks for, which need not exist. */
function* targetOf(
  reader: FlameReader,
  { step, event, depth }: FlameQuery,
): ChunkedTask<PlacementRef | undefined> {
  if (step === 'here') return { event, depth }
  if (step === 'parent') return { event, depth: depth - 1 }
  const made = depth === 0 ? 0 : yield* creationEvent(reader, event, depth)
  if (step === 'previous') return depth === 0 ? undefined : previousOf(reader, made, depth)
  const cut = depth === 0 ? undefined : yield* removalEvent(reader, event, depth)
  const to = cut === undefined ? reader.end : cut - 1
  if (step === 'next') return cut === undefined ? undefined : nextOf(reader, cut, depth)
  const child = yield* firstDeeperEvent(reader, Math.max(0, made - 1), to, depth)
  if (child === undefined) return step === 'deadEnd' ? { event, depth } : undefined
  return step === 'child' ? { event: child, depth: depth + 1 } : deadEndFrom(reader, child)
}

/** Returns the next sibling of a placement, if any. @param cut the event that undid or replaced the placement */
function nextOf(reader: FlameReader, cut: number, depth: number): PlacementRef | undefined {
  for (let event = cut; event <= reader.end; event++) {
    const { depth: reached, left } = stackChange(reader, event)
    if (left < depth - 1) return undefined
    if (reached >= depth) return { event, depth }
  }
  return undefined
}

/** Returns the previous sibling of a placement, if any. @param made the event that made the placement */
function previousOf(reader: FlameReader, made: number, depth: number): PlacementRef | undefined {
  for (let event = made; event > 1; event--) {
    if (stackChange(reader, event).left < depth - 1) return undefined
    if (stackChange(reader, event - 1).depth >= depth) return { event: event - 1, depth }
  }
  return undefined
}

/** Returns the last of the consecutive placements that begin with event `first`. */
function deadEndFrom(reader: FlameReader, first: number): PlacementRef {
  let event = first
  while (event < reader.end && stackChange(reader, event + 1).depth > stackChange(reader, event).depth)
    event++
  return { event, depth: stackChange(reader, event).depth }
}
