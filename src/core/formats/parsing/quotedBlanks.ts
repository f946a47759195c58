/** A row or a whole board in quotation marks, of digits and spaces alone; a cell more or less where it is damaged. */
const STRING = /(["'`])([1-9 ]{7,11}|[1-9 ]{77,85})\1/g

/** Shorter strings are rows, and count where they are whole. */
const LONGEST_ROW = 11

/** Cells that stand apart, `5 3 4 6 7`: their spaces are no blanks. */
const APART = /^ ?[1-9]?(?: [1-9])* ?$/

/** Fewer strings are no board, fewer spaces may be digits that were lost. */
const FEWEST_CELLS = 45
const FEWEST_SPACES = 9

/** The text with dots for the spaces of its strings if these are the blanks of boards: `"53  7    "`. */
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
