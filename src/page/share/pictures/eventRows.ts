/** Writes the events of a trace as text, one per line; rows and columns count from 1. */
import { cellOf, digitOf, EventKind, kindOf } from '../../../search/events.ts'
import { depthsOf } from '../../../search/trace/depths.ts'
import type { Chunk } from '../../../search/trace/chunk.ts'
import { COLUMN_OF, ROW_OF } from '../../../sudoku/units.ts'
import { csvRows } from '../../../sudoku/tableText.ts'

export const EVENT_FORMATS = ['csv', 'jsonl'] as const

/** CSV with a header row, or JSON Lines. */
export type EventFormat = (typeof EVENT_FORMATS)[number]

const KINDS = {
  [EventKind.place]: 'place',
  [EventKind.replace]: 'replace',
  [EventKind.backtrack]: 'backtrack',
} as const

const COLUMNS = ['event', 'kind', 'row', 'column', 'digit', 'depth']

/** Returns the header row of a CSV; empty for JSON Lines. */
export function eventHead(format: EventFormat): string {
  return format === 'csv' ? csvRows([COLUMNS]) : ''
}

/** Writes the events of a chunk with `from` < number ≤ `to`. */
export function eventRows(chunk: Chunk, from: number, to: number, format: EventFormat): string {
  const depths = depthsOf(chunk)
  const first = Math.max(0, from - chunk.start.event)
  const rows: string[] = []
  for (let index = first; index < Math.min(chunk.events.length, to - chunk.start.event); index++) {
    const event = chunk.events[index]
    const cell = cellOf(event)
    const values = [
      chunk.start.event + index + 1,
      KINDS[kindOf(event)],
      ROW_OF[cell] + 1,
      COLUMN_OF[cell] + 1,
      digitOf(event),
      depths[index],
    ]
    if (format === 'csv') rows.push(csvRows([values]))
    else rows.push(JSON.stringify(Object.fromEntries(COLUMNS.map((name, at) => [name, values[at]]))), '\n')
  }
  return rows.join('')
}
