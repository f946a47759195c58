/** Recognises the text between the rows of a board in a program, and simplifies notations of cells and rows. */

/** A comment in the syntax of C, Python or MATLAB. */
const COMMENT = /\/\*[^*]*\*\/|(?<!["'])(?:#|\/\/|%)[^\n]*/g

/** Commas, semicolons, white space, and the full stops that end clauses of Prolog. */
const GLUE = /(?:[\s,;]|\.(?=\s))+/g

/** Text allowed between two rows of one board: `new int[]`, `intArrayOf(`. */
const ROW_TYPE = /^[A-Za-z_ ]*(?:\[\]|\()? ?$/

/** Like `ROW_TYPE`: `new int?[9]`, `std::array<int, 9>`, `[9]int`, `vec!`, `List.of`, the hyphen of a YAML list. */
const LONG_ROW_TYPE =
  /^ ?(?:-|(?:new )?[A-Za-z_][\w.:]*(?:<[\w ]{1,40}>)?[?!]?(?:\[\d?\])?|\[\d?\]\w{1,20})\(? ?$/

/** Text before a row in a statement of its own, `#` for a number: `board[#] = new int[]`, `board.append(`, `row(#, `. */
const STATEMENT = /^[A-Za-z_$][\w$.#]*(?:\[#\]|[[(]#, ?:[\])])?(?: ?= ?[\w ?[\]]*|\((?:#,)?)$/

const STATEMENT_END = /^[\s)\]};,]*\.?\s*$/

/** Maximum length of text that `linePrefix` takes. */
const LONGEST_PREFIX = 60

/**
 * Returns true if two rows with this text between them may belong to one board.
 * @param prefix `linePrefix` of the second row @param previousPrefix that of the first
 */
export function isBetweenRows(text: string, prefix: string, previousPrefix: string | undefined): boolean {
  const plain = withoutComments(text).replace(GLUE, ' ')
  if (ROW_TYPE.test(plain) || LONG_ROW_TYPE.test(plain)) return true
  const before = text.slice(0, text.lastIndexOf('\n') + 1)
  return prefix === previousPrefix && STATEMENT.test(prefix) && STATEMENT_END.test(withoutComments(before))
}

/** Returns what a row's line has before the row, with `#` for each number. @param text the text before the row */
export function linePrefix(text: string): string {
  const line = text.slice(Math.max(text.lastIndexOf('\n') + 1, text.length - LONGEST_PREFIX))
  return line.trim().replace(/\d+/g, '#')
}

export function withoutComments(text: string): string {
  return text.replace(COMMENT, '')
}

/** A given in a constructor: `Some(3)`, `Just 3`, `.some(3)`, `j 3`. */
const OPTION =
  /(?<![\w.])\.?(?:Some|some|Just|just|[Jj]|Given|Fixed|Filled|Optional\.of)(?:\(\s{0,80}([1-9])(?:[iu]\d{1,2})?,?\s{0,80}\)| {1,3}([1-9])(?!\w))/g
/** Haskell's `(Just 3)`. */
const OPTION_IN_BRACKETS = /\(\s?(?:Some|Just|Given|Fixed|Filled) ([1-9])\s?\)/g
/** A blank cell: `std::nullopt`, `Optional.empty()`. */
const NO_VALUE = /\b(?:std::|Optional\.)(nullopt|empty)(?:\(\))?/g
/** A comment of OCaml. */
const STARRED = /\(\*[^*()]{0,200}\*\)/g

/** Brackets of arrays in OCaml and F#. */
const BARRED = /\[\||\|\]/g

/** A row in two pairs of brackets, `{{5, 3, …}}`, or Perl's `[qw(5 3 …)]`. */
const TWICE = /([[{])\s*(?:qw\s*\(|\1)([^[\](){}]{1,400})[\])}]\s*([\]}])/g

/** Rewrites a program's rows to the most common notation: cells in one pair of brackets. */
export function plainProgram(text: string): string {
  return text
    .replace(STARRED, '')
    .replace(OPTION_IN_BRACKETS, '$1')
    .replace(OPTION, '$1$2')
    .replace(NO_VALUE, '$1')
    .replace(BARRED, (bracket) => bracket.replace('|', ''))
    .replace(TWICE, '$1$2$3')
}
