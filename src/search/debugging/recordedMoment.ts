/** A moment of a recording (the state after an event), replayed once for all queries about it. */
import type { SearchEvent } from '../events.ts'
import type { Givens } from '../../sudoku/givens.ts'
import type { RecordedChunk } from '../trace/chunk.ts'
import { writtenBoardAt } from '../trace/replay.ts'
import { WrittenBoard } from '../trace/writtenBoard.ts'

export interface RecordedMoment {
  /** The board at this moment, with its history; must not be modified. */
  readonly written: WrittenBoard
  /** The board one event earlier; undefined at the start of the chunk. */
  readonly before: WrittenBoard | undefined
  /** The next event; undefined if unknown. */
  readonly next: SearchEvent | undefined
}

/** Replays the moment after an event. @param chunk block of events that contains this event or starts with the next */
export function recordedMoment(givens: Givens, chunk: RecordedChunk, event: number): RecordedMoment {
  const index = event - chunk.start.event
  const next = chunk.events[index] ?? chunk.next
  if (index === 0) return { written: writtenBoardAt(givens, chunk, event), before: undefined, next }
  const before = writtenBoardAt(givens, chunk, event - 1)
  const written = WrittenBoard.resume(givens, before.snapshot())
  written.apply(chunk.events[index - 1])
  return { written, before, next }
}
