import { LONGEST_ROW } from './rules.ts'

const CELL = '[\\d._xX?-]'
const BOX = `${CELL}\\s+${CELL}\\s+${CELL}`
/** A row with stars around or between its boxes: `* 5 3 . * . 7 . * . . . *`. */
const ROW = new RegExp(`^\\s*\\*?\\s*${BOX}\\s*\\*\\s*${BOX}\\s*\\*\\s*${BOX}\\s*\\*?\\s*$`)
/** A horizontal line of stars, with or without spaces. */
const RULE = /^\s*\*(?:\s?\*){8,}\s*$/

/** Replaces the stars around boxes by bars and dashes; undefined if there are none. */
export function withoutStarBorders(lines: readonly string[]): readonly string[] | undefined {
  if (!lines.some(isRow)) return undefined
  return lines.map((line) => {
    if (RULE.test(line)) return '-'.repeat(21)
    return isRow(line) ? line.replaceAll('*', '|') : line
  })
}

function isRow(line: string): boolean {
  return line.length <= LONGEST_ROW && ROW.test(line)
}
