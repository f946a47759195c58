/** Tables as text for the clipboard. */

/** Formats a Markdown table. @param rows cells of each row; all but a row's first are figures, aligned right */
export function markdownOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = heads.map((_, index) => (index === 0 ? '---' : '---:'))
  return [heads, rule, ...rows].map(markdownLine).join('')
}

function markdownLine(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`
}

/** A field of a CSV. Numbers stay numbers; texts stay texts, also for a spreadsheet. */
export type CsvField = string | number

/** Formats a whole table as CSV (RFC 4180), with its byte order mark if it needs one. */
export function csvOf(heads: readonly string[], rows: readonly (readonly CsvField[])[]): string {
  const text = csvRows([heads, ...rows])
  return byteOrderMarkFor(text) + text
}

/** Formats rows of a CSV. A file that is written in parts begins with `byteOrderMarkFor` its parts. */
export function csvRows(rows: readonly (readonly CsvField[])[]): string {
  return rows.map((fields) => `${fields.map(csvField).join(',')}\r\n`).join('')
}

/** Returns the mark by which spreadsheets recognise UTF-8; empty for a text of ASCII, which needs none. */
export function byteOrderMarkFor(text: string): string {
  return /^\p{ASCII}*$/u.test(text) ? '' : '\uFEFF'
}

function csvField(field: CsvField): string {
  if (typeof field === 'number') return String(field)
  const text = isMisread(field) ? `'${field}` : field
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A number that a spreadsheet keeps digit by digit. */
const EXACT = /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/
/** The start of a formula, or a number. */
const FORMULA_OR_NUMBER = /^(?:[=+@\t\r-]|\d+\.?\d*$|\.\d+$)/

/**
 * True for a text that a spreadsheet takes for a formula, or for a number that it does not keep: it rounds to 15 digits
 * and drops leading zeros, so that a board becomes `5.3E+80`. The apostrophe before such a text marks it as text in
 * spreadsheets, costs other programs one known character, and ends a word for our own readers.
 */
function isMisread(text: string): boolean {
  return FORMULA_OR_NUMBER.test(text) && !EXACT.test(text)
}
