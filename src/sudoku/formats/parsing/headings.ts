import { isRule } from './rules.ts'

/** A row and the label before it. */
interface LabelledRow {
  readonly label: string
  readonly row: string
}

/**
 * Label of a row (`A`, `1:`, `Row 1:`, `[0]`, `[1,]`), or a prompt for it (`Enter row 1:`, `1번째 줄을 입력하세요:`), and
 * its separator: a space, a comma, a tab, a bar.
 */
const LABEL =
  /^\|?\s*(?:(?:[a-z]{2,9} ){0,4}(?:row|line)|r)?\s*#?[[(]?([a-j]|\d{1,2})(?:,?\])?(?:(?:번째|행|번|줄)[가-힣 ]{0,20})?(?:[:.)]| ?>)?(\s*\|{1,2}|,|\t|\s)/i

/** Maximum characters of a line that may be a row or name the columns. */
const LONGEST_ROW = 400

/** Common labels of nine rows or columns. */
const SEQUENCES = ['123456789', '012345678', 'abcdefghi'].map((labels) => Array.from(labels))

/**
 * Removes the row labels wherever nine rows have consecutive labels. Also removes the line above such rows if it names
 * the columns. Returns undefined if there are no such rows.
 */
export function withoutHeadings(lines: readonly string[]): readonly string[] | undefined {
  const without: string[] = []
  let found = false
  for (let index = 0; index < lines.length; index++) {
    const run = labelledRun(lines, index)
    if (run === undefined) {
      without.push(lines[index])
      continue
    }
    found = true
    const header = without.findLastIndex((line) => line.trim() !== '' && !isRule(line))
    if (header !== -1 && isColumnHeader(without[header])) without.splice(header, 1)
    without.push(...run.rows)
    index = run.last
  }
  return found ? without : undefined
}

/**
 * Returns the nine labelled rows from a line on, without their labels, and the horizontal lines and blank lines between
 * them; undefined if there are not exactly nine. `last`: index of the last line that belongs to them.
 */
function labelledRun(
  lines: readonly string[],
  first: number,
): { readonly rows: readonly string[]; readonly last: number } | undefined {
  const start = labelledRow(lines[first])
  const labels = SEQUENCES.find(([label]) => label === start?.label)
  if (labels === undefined || isWithinRows(lines, first)) return undefined
  const rows: string[] = []
  let next = 0
  let index = first
  for (; index < lines.length && next < labels.length; index++) {
    const line = lines[index]
    const labelled = isBetweenRows(line) ? undefined : labelledRow(line)
    if (labelled === undefined && !isBetweenRows(line)) return undefined
    if (labelled !== undefined && labelled.label !== labels[next++]) return undefined
    rows.push(labelled?.row ?? line)
  }
  const after = lines.slice(index).find((line) => !isBetweenRows(line))
  const isContinued = after !== undefined && labelledRow(after)?.label === FOLLOWING[labels[8]]
  return next < labels.length || isContinued ? undefined : { rows, last: index - 1 }
}

/** True if the row of a line has the label 1, and the row before it 0: ten rows are not nine from the second on. */
function isWithinRows(lines: readonly string[], first: number): boolean {
  if (labelledRow(lines[first])?.label !== '1') return false
  const before = lines.slice(Math.max(0, first - FARTHEST), first).findLast((line) => !isBetweenRows(line))
  return before !== undefined && labelledRow(before)?.label === '0' && !isColumnHeader(before)
}

/** Maximum lines before a row that are searched for the row above it. */
const FARTHEST = 4

/** By the ninth label: the label that would follow. A row with that label shows that there are more than nine rows. */
const FOLLOWING: Readonly<Record<string, string>> = { 9: '10', 8: '9', i: 'j' }

function isBetweenRows(line: string): boolean {
  return line.trim() === '' || isRule(line)
}

function labelledRow(line: string): LabelledRow | undefined {
  const found = line.length > LONGEST_ROW ? null : LABEL.exec(line)
  if (found === null) return undefined
  const bar = found[2].includes('|') ? '|' : ''
  return { label: found[1].toLowerCase(), row: bar + line.slice(found[0].length) }
}

/** True if a line names nine columns, from 1, 0 or A, optionally with a word before each number or in the corner. */
export function isColumnHeader(line: string): boolean {
  if (line.length > LONGEST_ROW) return false
  const names = line
    .toLowerCase()
    .split(/[\s|,;]+/)
    .map((name) => name.replace(/[^a-z0-9]/g, ''))
    .filter((name) => name !== '')
  const columns = names.slice(-9).map((name) => name.replace(/^[a-z]+(?=\d$)/, ''))
  return names.length <= 10 && SEQUENCES.some((labels) => labels.join() === columns.join())
}
