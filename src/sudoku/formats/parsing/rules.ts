/** Maximum characters of a row of nine cells, with or without borders. */
export const LONGEST_ROW = 400

/** Replaces box-drawing characters, and others that are drawn like them, by `|`, `-`, `+` and `>`. */
export function withPlainMarks(text: string): string {
  if (!/[\u00a6\u2016\u2190-\u21ff\u2225\u2500-\u257f\u2758\u2794\u279c]/.test(text)) return text
  return text
    .replace(/[│┃║┆┇┊┋╎╏‖∥¦❘]/g, '|')
    .replace(/[─━═┄┅┈┉╌╍]/g, '-')
    .replace(/[\u2500-\u257f]/g, '+')
    .replace(/[→⇒➔➜]/g, '>')
}

/** Matches a line of only spaces and marks that rules are drawn with. */
const RULE = /^[\s|+*.:',=-]+$/
const DASHES = /---|===/
/** A mark repeated at least ten times, longer than a row of nine blanks. */
const STROKE = /^([*_#~])\1{9,}$/
/** `+-+-+`, or more spaced dashes than a row has blanks. */
const THIN = /\+-{1,2}\+|(?:-\s+){9}-/
/** Dashes with spaces between them, and possibly marks where other lines have bars: `- - - + - - - + - - -`. */
const SPACED_RULE = /^[+|]?\s*-{1,2}(?:[\s+|]+-{1,2})*\s*[+|]?$/

/** True for a rule, a horizontal line between, above or below rows: `---+---+---`. */
export function isRule(line: string): boolean {
  if (STROKE.test(line)) return true
  if (line.length > LONGEST_ROW || !RULE.test(line)) return false
  return DASHES.test(line) || THIN.test(line) || isSpacedRule(line.trim())
}

/** At least this many dashes make a line of dashes and spaces a rule. */
const FEWEST_DASHES = 4

function isSpacedRule(line: string): boolean {
  const dashes = line.split('-').length - 1
  if (dashes < FEWEST_DASHES || !SPACED_RULE.test(line)) return false
  return dashes !== 9 || /[+|]/.test(line)
}
