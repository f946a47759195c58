/** Tables as text for the clipboard. */

/** Formats a Markdown table. @param rows cells of each row; all but a row's first are figures, aligned right */
export function markdownOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = heads.map((_, index) => (index === 0 ? '---' : '---:'))
  return [heads, rule, ...rows].map(markdownLine).join('')
}

function markdownLine(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`
}

/** Formats a table as CSV (RFC 4180). */
export function csvOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, ...rows].map((cells) => `${cells.map(csvField).join(',')}\r\n`).join('')
}

function csvField(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
