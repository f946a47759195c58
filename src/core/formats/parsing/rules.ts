/** Maximum characters of a row of nine cells, with or without borders. */
export const LONGEST_ROW = 400

export const BOX_DRAWING = /[\u2500-\u257f]/

/** Replaces box-drawing characters by `|`, `-` and `+`. Lines longer than `LONGEST_ROW` stay as they are. */
export function plainBorders(line: string): string {
  if (line.length > LONGEST_ROW || !BOX_DRAWING.test(line)) return line
  return line
    .replace(/[│┃║┆┊╎]/g, '|')
    .replace(/[─━═┄┈╌]/g, '-')
    .replace(/[\u2500-\u257f]/g, '+')
}

/** Matches a line of only spaces and marks that rules are drawn with. */
const RULE = /^[\s|+*.:',=-]+$/
const DASHES = /---|===/
/** A mark repeated at least ten times, longer than a row of nine blanks. */
const STROKE = /^([*_#~])\1{9,}$/
/** `+-+-+`, or more spaced dashes than a row has blanks. */
const THIN = /\+-{1,2}\+|(?:-\s+){9}-/

/**
 * True for a rule, a horizontal line between, above or below rows: `---+---+---`. A line of 81 times `*`, `_`, `#` or
 * `~` is no rule but a blank board.
 */
export function isRule(line: string): boolean {
  if (STROKE.test(line)) return line.length !== 81
  return line.length <= LONGEST_ROW && (DASHES.test(line) || THIN.test(line)) && RULE.test(line)
}
