/** A quoted row or board of only digits and spaces; damaged ones may lack cells or have extra ones. */
const STRING = /(["'`])([1-9 ]{7,11}|[1-9 ]{77,85})\1/g

/** Maximum characters of a row; rows count only with exactly nine. */
const LONGEST_ROW = 11

/** Separated cells, `5 3 4 6 7`: their spaces are not blanks. */
const APART = /^ ?[1-9]?(?: [1-9])* ?$/

/** Minimum cells of a board, and minimum spaces that count as blanks; fewer may be lost digits. */
const FEWEST_CELLS = 45
const FEWEST_SPACES = 9

/** Replaces the spaces of strings by dots if they are the blanks of boards: `"53  7    "`. */
export function withQuotedBlanks(text: string): string {
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
