import { EventKind, kindOf, packEvent, cellOf, digitOf, type SearchEvent } from '../events.ts'
import type { Board } from '../../sudoku/grid.ts'
import type { Chunk, RecordedChunk, SearchChunk } from './chunk.ts'
import { CELLS } from '../../sudoku/units.ts'
import { WrittenBoard } from './writtenBoard.ts'

/** A chunk of a trace, as changes of the stack of placements on the board, for the flame chart. */
export interface StackChanges {
  readonly chunk: Chunk
  /** Number of events before the chunk. */
  readonly from: number
  /** Packed placements on the board before the chunk's first event. */
  readonly stack: Uint16Array
  readonly events: Uint16Array
  /** By event: the stack height after it. */
  readonly depths: Uint8Array
  /** By event: the number of placements, from the bottom of the stack, that it left unchanged. */
  readonly untouched: Uint8Array
}

/** Converts a chunk of a trace to changes of the stack. @param givens 81 digits before the trace began */
export function stackChangesOf(givens: Board, chunk: Chunk): StackChanges {
  return chunk.kind === 'search' ? searchStackChanges(chunk) : recordedStackChanges(givens, chunk)
}

/** Converts a chunk of a search. Needs no board, because a search always undoes the latest placement. */
function searchStackChanges(chunk: SearchChunk): StackChanges {
  const { start, events } = chunk
  const { length } = events
  const depths = new Uint8Array(length)
  const untouched = new Uint8Array(length)
  let depth = start.stack.length
  for (let index = 0; index < length; index++) {
    const kind = kindOf(events[index])
    // Same as `DEPTH_CHANGE`, computed arithmetically because this runs hundreds of millions of times.
    depth += 1 - kind
    depths[index] = depth
    untouched[index] = depth - 1 + (kind >> 1)
  }
  return { chunk, from: start.event, stack: start.stack, events, depths, untouched }
}

function recordedStackChanges(givens: Board, chunk: RecordedChunk): StackChanges {
  const { start, events } = chunk
  const { length } = events
  const depths = new Uint8Array(length)
  const untouched = new Uint8Array(length)
  const board = WrittenBoard.resume(givens, start)
  const stack = Uint16Array.from(board.stack)
  for (let index = 0; index < length; index++) {
    board.apply(events[index])
    depths[index] = board.depth
    untouched[index] = board.untouched
  }
  return { chunk, from: start.event, stack, events, depths, untouched }
}

/**
 * Applies an event to a stack.
 * @param stack has `CELLS` entries, of which `height` are in use
 * @param untouched as in `StackChanges` @param depth height of the stack after the event
 */
export function applyToStack(
  stack: Uint16Array,
  height: number,
  event: SearchEvent,
  untouched: number,
  depth: number,
): void {
  if (depth < height) stack.copyWithin(untouched, untouched + 1, height)
  // Overwriting a given is no placement and leaves the stack unchanged.
  else if (depth > untouched) stack[untouched] = placementOf(event)
}

export function placementOf(event: SearchEvent): SearchEvent {
  return packEvent(EventKind.place, cellOf(event), digitOf(event))
}

/** Returns the placements on the board after an event of the chunk. @param event between `from` and the last */
export function stackAt(chunk: StackChanges, event: number): Uint16Array {
  const stack = new Uint16Array(CELLS)
  stack.set(chunk.stack)
  let height = chunk.stack.length
  for (let index = 0; index < event - chunk.from; index++) {
    applyToStack(stack, height, chunk.events[index], chunk.untouched[index], chunk.depths[index])
    height = chunk.depths[index]
  }
  return stack.subarray(0, height)
}
