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
/** A quoted row whose boxes are separated by bars: `"53 | 7 |   "`. */
const BARRED = /(["'`])([1-9 ]{2,4}\|[1-9 ]{2,4}\|[1-9 ]{2,4})\1/g

/** Replaces the spaces of strings by dots if they are the blanks of boards: `"53  7    "`. */
export function withQuotedBlanks(text: string): string {
  if (!STRINGS.test(text)) return text
  const spaced = withBlanks(text, SPACED, 17, (string) =>
    Array.from(string, (cell, index) => (cell === ' ' && index % 2 === 0 ? '.' : cell)).join(''),
  )
  const barred = withBlanks(spaced, BARRED, 11, (string) => string.replaceAll(' ', '.'))
  return withTightBlanks(barred)
}

/** Stands for a space that may be a lost digit. It is not read as a cell. */
const UNKNOWN = '~'

/** Quick test for a string that may be a row. */
const STRINGS = /["'`][1-9 ]/

/**
 * Replaces the blanks of quoted rows by dots, or by `UNKNOWN` if they are few. Does nothing if the rows are too few.
 * @param length of a whole row @param dotted replaces blanks by dots
 */
function withBlanks(text: string, row: RegExp, length: number, dotted: (string: string) => string): string {
  let rows = 0
  let blanks = 0
  for (const { 2: string } of text.matchAll(row)) {
    if (string.length === length) rows++
    blanks += dotted(string).split('.').length - 1
  }
  if (rows * 9 < FEWEST_CELLS || blanks === 0) return text
  const blank = blanks < FEWEST_SPACES ? UNKNOWN : '.'
  return text.replace(
    row,
    (_, mark: string, string: string) => mark + dotted(string).replaceAll('.', blank) + mark,
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
