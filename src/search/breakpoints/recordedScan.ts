import { cellOf, digitOf, kindOf } from '../events.ts'
import type { Board } from '../../sudoku/grid.ts'
import { respondsToDeadEnd } from '../trace/deadEnd.ts'
import type { RecordedChunk } from '../trace/chunk.ts'
import { WrittenBoard } from '../trace/writtenBoard.ts'
import type { EventFilter } from './eventFilter.ts'
import type { HitVisitor } from './scanner.ts'

/**
 * Visits the events of a recording's chunk that pass a breakpoint's filter. If the filter asks for
 * solutions or dead ends, replays the boards.
 * @returns true if a visit stopped the scan
 */
export function scanRecordedChunk(
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
