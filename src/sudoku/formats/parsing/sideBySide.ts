import { isRule, LONGEST_ROW } from './rules.ts'

/** Gap between two boards: several spaces, tabs or an arrow. */
const GAP = /^(?: {2,}| *\t{1,3} *| *(?:[→⇒➔➜>]|[-=]>) *)$/
const IN_GAP = /[ \t→⇒➔➜>=]/

const LONG_ARROW = /(?<=[ \t])[-=]{1,3}>(?=[ \t])/

/** Two rows of 7 to 11 characters (no spaces, marks or quotes), with a space or mark (`,`, `=`, `:`, `/`) between. */
const TOGETHER = /^([^\s,=:/"']{7,11})(?: |, ?| ?[=:/] ?)([^\s,=:/"']{7,11})$/

/** Minimum number of successive pairs of rows that count as two boards. Rules and blank lines may lie between. */
const FEWEST_ROWS = 9

/**
 * Stacks two boards that are side by side, such as a puzzle and its solution; keeps other lines. Returns undefined if
 * fewer than `FEWEST_ROWS` successive lines have a pair of rows.
 * @param between line to insert before, between and after the two boards
 */
export function stackedBoards(lines: readonly string[], between: string): readonly string[] | undefined {
  const placed: string[] = []
  let left: string[] = []
  let right: string[] = []
  let rows = 0
  let isFound = false
  const close = () => {
    isFound ||= rows >= FEWEST_ROWS
    rows = 0
    if (left.length > 0) placed.push(between, ...left, between, ...right, between)
    left = []
    right = []
  }
  for (const line of lines) {
    const halves = halvesOf(line)
    if (line.trim() === '' && left.length > 0) {
      // A blank line ends a band (three rows) or a board: keep it on both sides.
      left.push('')
      right.push('')
    } else if (halves === undefined) {
      close()
      placed.push(line)
    } else {
      if (!isRule(line)) rows++
      left.push(halves[0])
      right.push(halves[1])
    }
  }
  close()
  return isFound ? placed : undefined
}

/**
 * Returns the two rows (or rules) that stand side by side on a line. Undefined if the line has no two of equal length,
 * or is too short or too long for two rows.
 */
function halvesOf(found: string): readonly [string, string] | undefined {
  const line = found.trim().replace(LONG_ARROW, '→')
  if (line.length < 18 || line.length > 2 * LONGEST_ROW) return undefined
  let start = Math.floor(line.length / 2)
  let end = start
  while (start > 0 && IN_GAP.test(line[start - 1])) start--
  while (end < line.length && IN_GAP.test(line[end])) end++
  // `IN_GAP` has no `-`, which may stand for a blank cell; here it belongs to `->`.
  if (line[start - 1] === '-' && line[start] === '>') start--
  while (start > 0 && line[start - 1] === ' ') start--
  if (GAP.test(line.slice(start, end)) && start === line.length - end)
    return [line.slice(0, start), line.slice(end)]
  const [, left, right] = TOGETHER.exec(line) ?? []
  return left !== undefined && left.length === right.length ? [left, right] : halvesAtBar(line)
}

/**
 * Returns the two texts of equal length, at least 9, on both sides of a `|` or `||`: `5 3 . . 7 | 5 3 4 6 7`.
 */
function halvesAtBar(line: string): readonly [string, string] | undefined {
  const bare = line.split('|').length === 4 ? line.replace(/^\|(.*)\|$/, '$1') : line
  const [left, right, ...others] = bare.split(bare.includes('||') ? '||' : '|').map((half) => half.trim())
  const isPair =
    right !== undefined && others.length === 0 && left.length === right.length && left.length >= 9
  return isPair && !bare.replace('||', '').includes('||') ? [left, right] : undefined
}
