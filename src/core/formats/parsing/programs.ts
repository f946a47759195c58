/** The text that languages have around the rows of an array. */

const COMMENT = /\/\*[^*]*\*\/|(?<!["'])(?:#|\/\/|%)[^\n]*/g

/** Commas and white space. */
const GLUE = /[\s,;]+/g

/** Text allowed between two rows of one board: `new int[]`, `intArrayOf(`. */
const ROW_TYPE = /^[A-Za-z_ ]*(?:\[\]|\()? ?$/

/** `new int?[9]`, `std::array<int, 9>`, `[9]int`, `vec!`, `List.of`; the hyphen of a list in YAML. */
const LONG_ROW_TYPE =
  /^ ?(?:-|(?:new )?[A-Za-z_][\w.:]*(?:<[\w ]{1,40}>)?[?!]?(?:\[\d?\])?|\[\d?\]\w{1,20})\(? ?$/

/** The lead of rows that each have a statement of their own: `board[#] = new int[]`, `board.append(`. */
const STATEMENT = /^[A-Za-z_$][\w$.#]*(?:\[#\])?(?: ?= ?[\w ?[\]]*|\()$/

/** The end of a row's statement. */
const STATEMENT_END = /^[\s)\]};,]*$/

const LONGEST_LEAD = 60

/** Whether two rows belong to one board. @param lead, leadBefore the text before them, as `leadOf` has it. */
export function isBetweenRows(text: string, lead: string, leadBefore: string | undefined): boolean {
  const plain = withoutComments(text).replace(GLUE, ' ')
  if (ROW_TYPE.test(plain) || LONG_ROW_TYPE.test(plain)) return true
  const before = text.slice(0, text.lastIndexOf('\n') + 1)
  return lead === leadBefore && STATEMENT.test(lead) && STATEMENT_END.test(withoutComments(before))
}

/** The text before a row on its line, `#` for each number. */
export function leadOf(text: string): string {
  const line = text.slice(Math.max(text.lastIndexOf('\n') + 1, text.length - LONGEST_LEAD))
  return line.trim().replace(/\d+/g, '#')
}

export function withoutComments(text: string): string {
  return text.replace(COMMENT, '')
}

const OPTION = /\b(?:Some|Just)(?:\(([1-9])\)| ([1-9]))/g

/** A row in two pairs of brackets, `{{5, 3, …}}`, and Perl's `[qw(5 3 …)]`. */
const TWICE = /([[{])\s*(?:qw\s*\(|\1)([^[\](){}]{1,400})[\])}]\s*([\]}])/g

/** A program with its rows as most languages have them: cells between one pair of brackets. */
export function plainProgram(text: string): string {
  return text.replace(OPTION, '$1$2').replace(TWICE, '$1$2$3')
}
