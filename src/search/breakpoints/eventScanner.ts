import { cellOf, DEPTH_CHANGE, digitOf, EventKind, kindOf } from '../events.ts'
import { type Board, blanksOf } from '../../sudoku/grid.ts'
import { CHUNK_EVENTS, type SearchChunk, type RecordedChunk } from '../trace/chunk.ts'
import type { Condition } from './breakpoint.ts'
import { type EventFilter, eventFilter, type EventPlace } from './eventFilter.ts'
import type { ScannedTrace, Scanner, HitVisitor } from './scanner.ts'
import { respondsToDeadEnd } from '../trace/deadEnd.ts'
import { WrittenBoard } from '../trace/writtenBoard.ts'

/** By kind of event: depth of the call that makes it, minus the depth after it. */
const CALL_MINUS_DEPTH = [-1, -1, 0] as const

/** Returns a scanner for a breakpoint on events; it scans about a hundred million events of a search per second. */
export function eventScanner(
  trace: ScannedTrace,
  place: EventPlace,
  conditions: readonly Condition[],
  givens: Board,
): Scanner {
  const filter = eventFilter(place, conditions)
  const blanks = blanksOf(givens).length
  return {
    scan(number, visit) {
      if (number * CHUNK_EVENTS >= trace.frontier.event) return false
      const chunk = trace.chunk(number)
      return chunk.kind === 'search'
        ? scanSearchChunk(chunk, blanks, filter, visit)
        : scanRecordedChunk(chunk, givens, filter, visit)
    },
  }
}

/** @param blanks depth of a full board, which is a solution */
function scanSearchChunk(
  { start, events }: SearchChunk,
  blanks: number,
  filter: EventFilter,
  visit: HitVisitor,
): boolean {
  const { kinds, mustBeAtDeadEnd, mustSolve, cell, digit, deepest, deepestCall } = filter
  const shallowest = mustSolve ? Math.max(filter.shallowest, blanks) : filter.shallowest
  let depth = start.stack.length
  // True if the event before the next one filled a cell, but not the last blank. At the start of a chunk, it is true if
  // the search has begun and is about to make a new call.
  let filled = start.event > 0 && start.tried === 0 && depth < blanks
  for (let index = 0; index < events.length; index++) {
    const event = events[index]
    const kind = kindOf(event)
    depth += DEPTH_CHANGE[kind]
    const isHit =
      kinds[kind] &&
      depth >= shallowest &&
      depth <= deepest &&
      depth + CALL_MINUS_DEPTH[kind] <= deepestCall &&
      (digit === 0 || digitOf(event) === digit) &&
      (cell < 0 || cellOf(event) === cell) &&
      (!mustBeAtDeadEnd || filled)
    if (isHit && visit(start.event + index + 1, 0)) return true
    filled = kind !== EventKind.backtrack && depth < blanks
  }
  return false
}

/**
 * Visits the events of a recording's chunk that pass a breakpoint's filter. If the filter asks for
 * solutions or dead ends, replays the boards.
 * @returns true if a visit stopped the scan
 */
function scanRecordedChunk(
  chunk: RecordedChunk,
  givens: Board,
  filter: EventFilter,
  visit: HitVisitor,
): boolean {
  const { start, events, depths, calls, lines } = chunk
  const { kinds, mustBeAtDeadEnd, mustSolve, cell, digit, line, shallowest, deepest, deepestCall } = filter
  const needsBoard = mustBeAtDeadEnd || mustSolve
  const board = WrittenBoard.resume(givens, start)
  for (let index = 0; index < events.length; index++) {
    const event = events[index]
    const isCandidate =
      kinds[kindOf(event)] &&
      depths[index] >= shallowest &&
      depths[index] <= deepest &&
      calls[index] <= deepestCall &&
      (digit === 0 || digitOf(event) === digit) &&
      (line === 0 || lines[index] === line) &&
      (cell < 0 || cellOf(event) === cell)
    const { solutions } = board
    const isAtDeadEnd = isCandidate && mustBeAtDeadEnd && respondsToDeadEnd(board, event)
    if (needsBoard) board.apply(event)
    const isHit =
      isCandidate && (!mustBeAtDeadEnd || isAtDeadEnd) && (!mustSolve || board.solutions > solutions)
    if (isHit && visit(start.event + index + 1, 0)) return true
  }
  return false
}
