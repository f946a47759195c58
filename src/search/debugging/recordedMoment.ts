/** A moment of a recording (the state after an event), replayed once for all queries about it. */
import type { SearchEvent } from '../events.ts'
import type { Givens } from '../../sudoku/givens.ts'
import type { RecordedPage } from '../trace/page.ts'
import { writtenBoardAt } from '../trace/replay.ts'
import { WrittenBoard } from '../trace/writtenBoard.ts'

export interface RecordedMoment {
  /** The board at this moment, with its history; must not be modified. */
  readonly written: WrittenBoard
  /** The board one event earlier; undefined at the start of the page. */
  readonly before: WrittenBoard | undefined
  /** The next event; undefined if unknown. */
  readonly next: SearchEvent | undefined
}

/** Replays the moment after an event. @param page block of events that contains this event or starts with the next */
export function recordedMoment(givens: Givens, page: RecordedPage, event: number): RecordedMoment {
  const index = event - page.start.event
  const next = page.events[index] ?? page.next
  if (index === 0) return { written: writtenBoardAt(givens, page, event), before: undefined, next }
  const before = writtenBoardAt(givens, page, event - 1)
  const written = WrittenBoard.resume(givens, before.snapshot())
  written.apply(page.events[index - 1])
  return { written, before, next }
}
