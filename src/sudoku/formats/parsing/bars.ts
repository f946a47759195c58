import { isRule, LONGEST_ROW, plainBorders } from './rules.ts'

/** Matches a mark for a blank in a drawing (a board in text, with lines around its boxes or cells). */
export const BLANK_MARK = /[.0*_xX?-]/

/**
 * Normalises a drawing: reduces double bars between boxes to one and, if blanks are spaces, adds missing bars around
 * the rows. Returns undefined if neither is needed or possible, or if there are too many lines.
 * @param lines including outer spaces, which may be blanks
 */
export function normalizedDrawing(lines: readonly string[]): readonly string[] | undefined {
  if (lines.length > MOST_LINES) return undefined
  const plain = withSingleBars(lines.map(plainBorders))
  const rows = plain.filter(isBarred)
  const bars = mostFrequent(rows.map((row) => offsetsOf(row, '|').length))
  const isOpen = rows.length > 0 && !rows.some((row) => BLANK_MARK.test(row))
  if (isOpen && bars === 8) return plain.map((line) => (isBarred(line) ? `|${line}|` : line))
  const closed = isOpen && bars === 2 ? withOuterBars(plain, rows) : undefined
  return closed ?? (plain.some((line, index) => line.length < lines[index].length) ? plain : undefined)
}

/** Maximum lines of a drawing to normalise. */
const MOST_LINES = 2_000

/** True for a row with bars; false for a horizontal line, and for a line that is too long. */
function isBarred(line: string): boolean {
  return line.length <= LONGEST_ROW && line.includes('|') && !isRule(line)
}

function offsetsOf(row: string, mark: string): readonly number[] {
  const places: number[] = []
  for (let at = row.indexOf(mark); at !== -1; at = row.indexOf(mark, at + mark.length)) places.push(at)
  return places
}

/**
 * Replaces `||` by `|` and `++` by `+` if `||` is at the same offsets in every row. Changes nothing if the rows have
 * nine cells as they are, because `||` is then an empty cell.
 */
function withSingleBars(lines: readonly string[]): readonly string[] {
  const rows = lines.filter(isBarred)
  const [places, ...others] = new Set(rows.map((row) => offsetsOf(row, '||').join()))
  if (places === undefined || places === '' || others.length > 0) return lines
  const start = Math.min(...rows.map((row) => row.length - row.trimStart().length))
  const bars = offsetsOf(rows[0], '|').length
  if (bars + (rows.every((row) => row[start] === '|') ? -1 : 1) === 9) return lines
  return lines.map((line) => line.replaceAll('||', '|').replaceAll('++', '+'))
}

/**
 * Adds bars around the rows of a drawing that has two bars in each row and no border. Skips rows that lack more than
 * one trailing space, because these may have been blanks. Returns undefined if the width of the boxes is not
 * `BOX_WIDTH`.
 */
function withOuterBars(lines: readonly string[], rows: readonly string[]): readonly string[] | undefined {
  const left = mostFrequent(rows.map((row) => row.indexOf('|')))
  const right = left + BOX_WIDTH + 1
  const start = left - BOX_WIDTH
  if (start < -1 || !rows.some((row) => row[right] === '|')) return undefined
  return lines.map((line) => {
    const last = line.slice(right + 1)
    const isPlaced =
      offsetsOf(line, '|').join() === `${left},${right}` && last.length >= 6 && last.length <= 7
    return isPlaced && line.slice(0, Math.max(0, start)).trim() === ''
      ? `| ${line.slice(start + 1, left)}|${line.slice(left + 1, right)}|${last.padEnd(7)}|`
      : line
  })
}

/** Characters of a row in one box: ` 5 3 4 `. */
const BOX_WIDTH = 7

/** Returns the most frequent number, the first one on a tie; 0 if there are none. */
export function mostFrequent(numbers: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1)
  return [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [0, 0])[0]
}
