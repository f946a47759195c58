/** Measures how much each cell changed between two frames, for speeds too fast to follow. */
import { cellOf } from '../../search/events.ts'
import type { Chunk } from '../../search/trace/chunk.ts'
import { CELLS } from '../../sudoku/units.ts'

/** By cell: 0 for unchanged cells, up to 3 for those that changed most. */
export type Heat = Uint8Array

/** Minimum events between two frames that are too many to follow individually. */
const FEWEST = 8

/**
 * Returns how much each cell changed between two frames; undefined if the events are few enough to follow.
 * @param chunk block of events that contains the event of the later frame; only events of this chunk are counted
 * @param from event of the earlier frame
 * @param to event of the later frame
 */
export function heatOf(chunk: Chunk, from: number, to: number): Heat | undefined {
  if (to - from < FEWEST) return undefined
  const changes = new Uint32Array(CELLS)
  const start = Math.max(0, from - chunk.start.event)
  const end = to - chunk.start.event
  for (let index = start; index < end; index++) changes[cellOf(chunk.events[index])]++
  const most = Math.max(...changes)
  return Uint8Array.from(changes, (count) => (count === 0 ? 0 : Math.max(1, Math.ceil((3 * count) / most))))
}
