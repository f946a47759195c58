import type { ParseOutcome } from '../format.ts'
import { plainField } from './cells.ts'
import { parseRows } from './rows.ts'

/** Number of leading lines of which one must be a row of a table. */
const SAMPLE_LINES = 40
/** Maximum characters and minimum fields of such a row. */
const LONGEST_ROW = 400
const FEWEST_FIELDS = 5

/** Parses puzzles in a table: nine fields per line, possibly empty or quoted. */
export function parseSeparated(
  lines: readonly string[],
  separator: ',' | ';' | '\t',
): ParseOutcome | undefined {
  const isRow = (line: string) =>
    line.length <= LONGEST_ROW && line.split(separator, FEWEST_FIELDS).length === FEWEST_FIELDS
  if (!lines.slice(0, SAMPLE_LINES).some(isRow)) return undefined
  const rows = lines.map((line) => line.split(separator))
  const trailed = isTrailed(rows.filter((row) => row.length > 1))
  const written = rows.map((row, index) => {
    if (row.length === 1) return lines[index]
    const fields = trailed && row.length === 10 ? row.slice(0, 9) : row
    return fields.map(cellOfField).join('\t')
  })
  return parseRows(written, () => (line) => line.split('\t'))
}

/** True if every row, except possibly the last, ends in a separator; the empty field after it is not a cell. */
function isTrailed(rows: readonly (readonly string[])[]): boolean {
  return rows.every((row, index) =>
    row.length === 10 ? row[9].trim() === '' : row.length === 9 && index === rows.length - 1,
  )
}

function cellOfField(field: string): string {
  const text = plainField(field)
  return text.trim() === '' ? '0' : text
}
