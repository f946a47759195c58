/** Pure queries on the table of values that were read at a line, with a row for each time the line ran. */
import { type CsvField, csvOf } from '../../../sudoku/tableText.ts'
import { type LineValue, type LineValues, valueAt } from '../../../runner/run/lineValues.ts'

/** Matches empty collections and strings, as the languages print them. */
const EMPTY = /^(?:\[\s*\]|\{\s*\}|\(\s*\)|''|""|set\(\)|(?:Set|Map)\(0\) \{\s*\}|deque\(\[\]\))$/

export function isEmptyValue(value: LineValue): boolean {
  return typeof value === 'string' && EMPTY.test(value)
}

/** Returns the text of a value, or the message of the error that reading it caused. */
export function textOf(value: LineValue): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : value.error
}

/** Returns the index of the last row at or before an event; undefined before the first. */
export function rowAt({ events }: LineValues, event: number): number | undefined {
  let [low, high] = [0, events.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (events[middle] <= event) low = middle + 1
    else high = middle
  }
  return low === 0 ? undefined : low - 1
}

/** Returns how many earlier rows have the same event as a row. */
export function earlierRowsOf({ events }: LineValues, row: number): number {
  let first = row
  while (first > 0 && events[first - 1] === events[row]) first--
  return row - first
}

export function numericColumns(values: LineValues): readonly number[] {
  return values.columns.flatMap((_, column) =>
    values.events.some((__, row) => typeof valueAt(values, row, column) === 'number') ? [column] : [],
  )
}

export function valuesCsv(values: LineValues, eventTitle: string): string {
  const rows = values.events.map((event, row) => [
    event,
    ...values.columns.map((_, column) => fieldOf(valueAt(values, row, column))),
  ])
  return csvOf([eventTitle, ...values.columns], rows)
}

function fieldOf(value: LineValue): CsvField {
  return typeof value === 'number' ? value : textOf(value)
}
