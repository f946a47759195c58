import { LONGEST_ROW } from './rules.ts'

/** Gap between two boards: spaces, a tab or an arrow. */
const GAP = /^(?: {2,}| *\t *| *(?:[→⇒➔➜>]|[-=]>) *)$/
const IN_GAP = /[ \t→⇒➔➜>=]/

/** Minimum lines with a gap in their middle that count as two boards. */
const FEWEST_ROWS = 9

/**
 * Stacks two boards that are side by side, such as a puzzle and its solution; undefined if too few lines have a gap in
 * their middle with equal widths on both sides.
 * @param between line to insert between the two
 */
export function stackedBoards(lines: readonly string[], between: string): readonly string[] | undefined {
  const placed: string[] = []
  let left: string[] = []
  let right: string[] = []
  let isFound = false
  const close = () => {
    isFound ||= left.length >= FEWEST_ROWS
    if (left.length > 0) placed.push(between, ...left, between, ...right, between)
    left = []
    right = []
  }
  for (const line of lines) {
    const halves = halvesOf(line)
    if (halves === undefined) {
      close()
      placed.push(line)
    } else {
      left.push(halves[0])
      right.push(halves[1])
    }
  }
  close()
  return isFound ? placed : undefined
}

function halvesOf(found: string): readonly [string, string] | undefined {
  const line = found.trim()
  if (line.length < 18 || line.length > 2 * LONGEST_ROW) return undefined
  let start = Math.floor(line.length / 2)
  let end = start
  while (start > 0 && IN_GAP.test(line[start - 1])) start--
  while (end < line.length && IN_GAP.test(line[end])) end++
  // The `-` of `->` may pass for a blank.
  if (line[start - 1] === '-' && line[start] === '>') start--
  while (start > 0 && line[start - 1] === ' ') start--
  const isGap = GAP.test(line.slice(start, end)) && start === line.length - end
  return isGap ? [line.slice(0, start), line.slice(end)] : undefined
}
