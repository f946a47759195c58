import { cellOf, digitOf, EventKind, kindOf, packEvent, type SearchEvent } from '../events.ts'
import { blanksOf, type Board } from '../../sudoku/grid.ts'
import type { Moment } from './moment.ts'
import type { Chunk, RecordedChunk, SearchChunk } from './chunk.ts'
import { WrittenBoard } from './writtenBoard.ts'

/**
 * Returns the moment after `event` events of the trace, by replaying its chunk from
 * the start.
 * @param givens 81 digits before the trace began; not modified.
 * @throws RangeError if the event is before or after the chunk: a caller's bug.
 */
export function replay(givens: Board, chunk: Chunk, event: number): Moment {
  const count = event - chunk.start.event
  if (count < 0 || count > chunk.events.length)
    throw new RangeError(`Chunk ${chunk.number} has no event ${event}`)
  const last = count > 0 ? chunk.events[count - 1] : undefined
  const replayed =
    chunk.kind === 'search' ? replayedSearch(givens, chunk, count) : replayedRecording(givens, chunk, count)
  return { event, ...replayed, backtracks: event - replayed.placements, last }
}

/** The fields of a moment that replaying its chunk determines. */
type Replayed = Omit<Moment, 'event' | 'backtracks' | 'last'>

/** Replays a search. A search always undoes the latest placement first, so the stack determines the board. */
function replayedSearch(givens: Board, chunk: SearchChunk, count: number): Replayed {
  const blanks = blanksOf(givens).length
  const stack: SearchEvent[] = Array.from(chunk.start.stack)
  let { placements, solutions } = chunk.start
  for (let index = 0; index < count; index++) {
    const applied = chunk.events[index]
    const kind = kindOf(applied)
    if (kind === EventKind.backtrack) {
      stack.pop()
      continue
    }
    if (kind === EventKind.replace) stack.pop()
    stack.push(packEvent(EventKind.place, cellOf(applied), digitOf(applied)))
    placements++
    if (stack.length === blanks) solutions++
  }
  const board = Uint8Array.from(givens)
  for (const placement of stack) board[cellOf(placement)] = digitOf(placement)
  return { board, stack, depth: stack.length, placements, solutions }
}

/** Returns the board of a recording after `event` events, with its history. @param chunk must reach the event */
export function writtenBoardAt(givens: Board, { start, events }: RecordedChunk, event: number): WrittenBoard {
  const written = WrittenBoard.resume(givens, start)
  for (let index = 0; index < event - start.event; index++) written.apply(events[index])
  return written
}

function replayedRecording(givens: Board, chunk: RecordedChunk, count: number): Replayed {
  const written = writtenBoardAt(givens, chunk, chunk.start.event + count)
  const { board, stack, placements, solutions } = written
  return {
    board,
    stack,
    depth: count > 0 ? chunk.depths[count - 1] : chunk.depthBefore,
    placements,
    solutions,
  }
}
