/** A quoted row or board of only digits and spaces; damaged ones may lack cells or have extra ones. */
const STRING = /(["'`])([1-9 ]{7,11}|[1-9 ]{77,85})((?:\\[nr]){0,2})\1/g

/** Maximum characters of a quoted row, including damaged ones; only rows of exactly nine are counted. */
const LONGEST_ROW = 11

/** Separated cells, `5 3 4 6 7`: their spaces are not blanks. */
const APART = /^ ?[1-9]?(?: [1-9])* ?$/

/** Minimum cells in quoted rows to count as a board. */
const FEWEST_CELLS = 45
/** Minimum spaces that count as blanks; fewer may be lost digits. */
const FEWEST_SPACES = 9

/** A quoted row whose cells are separated by spaces: `"5 3     7        "`. */
const SPACED = /(["'`])((?:[1-9 ] ){6,9}[1-9 ])\1/g
/** Quick test for a string that may be a row. */
const STRINGS = /["'`][1-9 ]/

/** Replaces the spaces of strings by dots if they are the blanks of boards: `"53  7    "`. */
export function withQuotedBlanks(text: string): string {
  return STRINGS.test(text) ? withTightBlanks(withSpacedBlanks(text)) : text
}

/** Replaces the blanks of rows with separated cells by dots. Does nothing if the rows or blanks are too few. */
function withSpacedBlanks(text: string): string {
  const rows = text.match(SPACED) ?? []
  const blanks = rows.join('').replaceAll(SPACED, dotted).split('.').length - 1
  const whole = rows.filter(({ length }) => length === 19)
  return whole.length * 9 < FEWEST_CELLS || blanks < FEWEST_SPACES ? text : text.replaceAll(SPACED, dotted)
}

function dotted(_: string, mark: string, row: string): string {
  return (
    mark + Array.from(row, (cell, index) => (cell === ' ' && index % 2 === 0 ? '.' : cell)).join('') + mark
  )
}

/**
 * Replaces spaces by dots in quoted rows and boards without separators. Does nothing if cells or spaces are too few, or
 * if all cells are separated.
 */
function withTightBlanks(text: string): string {
  let cells = 0
  let spaces = 0
  let isTogether = false
  for (const { 2: string } of text.matchAll(STRING)) {
    if (string.length <= LONGEST_ROW && string.length !== 9) continue
    cells += string.length
    spaces += string.split(' ').length - 1
    isTogether ||= !APART.test(string)
  }
  if (cells < FEWEST_CELLS || spaces < FEWEST_SPACES || !isTogether) return text
  return text.replace(STRING, (string) => string.replaceAll(' ', '.'))
}
