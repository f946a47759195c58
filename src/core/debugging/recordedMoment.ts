/** A moment of a recording, replayed once for all that is asked about it. */
import type { SearchEvent } from '../events.ts'
import type { Givens } from '../givens.ts'
import type { RecordedPage } from '../trace/page.ts'
import { writtenAt } from '../trace/replay.ts'
import { WrittenBoard } from '../trace/writtenBoard.ts'

export interface RecordedMoment {
  /** The board then, with what is known of how it came to be; not to be written to. */
  readonly written: WrittenBoard
  /** As it was one event before; undefined before the first. */
  readonly before: WrittenBoard | undefined
  /** The event after; undefined where none is known. */
  readonly next: SearchEvent | undefined
}

/** @param page the one that the event lies in, which reaches as far */
export function recordedMoment(givens: Givens, page: RecordedPage, event: number): RecordedMoment {
  const index = event - page.start.event
  const next = page.events[index] ?? page.next
  if (index === 0) return { written: writtenAt(givens, page, event), before: undefined, next }
  const before = writtenAt(givens, page, event - 1)
  const written = WrittenBoard.resume(givens, before.snapshot())
  written.apply(page.events[index - 1])
  return { written, before, next }
}
