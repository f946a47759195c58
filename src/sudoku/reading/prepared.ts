/** Removes what editors, pages, terminals and languages put around cells, before a text is scanned. */
import { rowsFromListedCells } from '../formats/parsing/listedCells.ts'
import { withPlainTables } from '../formats/parsing/latex.ts'
import { withoutTags, withoutTightBold } from '../formats/parsing/markup.ts'
import { LONGEST_ROW, withPlainMarks } from '../formats/parsing/rules.ts'
import { withFlatCells, withJoinedBlocks } from './blocks.ts'
import { withUnfoldedLines } from './folds.ts'
import { columnWithEmptyCells, withSpaceBlanks } from './spaces.ts'

/** Returns the text to scan, and the text without its HTML, if it has any. */
export function prepared(plain: string): readonly string[] {
  const text = withPlainMarks(
    withUnwrappedStrings(puzzleSection(plain).replace(LIBRARY_LINE, givensOfLibrary)),
  )
  const untagged = withoutTags(text)
  return (untagged === undefined ? [text] : [text, untagged]).map(plainRows)
}

/** A line of HoDoKu's library, and its board. */
const LIBRARY_LINE = /^:\d{4}[^:\n]{0,8}:[^:\n]{0,20}:([^:\n]{41,400})(?::.*)?$/gm

/** True if a text has lines of HoDoKu's library. */
export function isLibrary(text: string): boolean {
  return text.search(LIBRARY_LINE) !== -1
}

/** Replaces the digits that were placed while solving by dots: a `+` is before each. */
function givensOfLibrary(_: string, board: string): string {
  return board.replace(/\+[1-9]/g, '.')
}

/** Returns the section `[Puzzle]` of a file with several, such as one of SudoCue; another text as it is. */
function puzzleSection(text: string): string {
  return /^\[puzzle\]$([^]*?)(?=^\[[a-z]+\]$|(?![^]))/im.exec(text)?.[1] ?? text
}

/** Returns a text with the rows of a board in place of the list of its cells; undefined if there is no such list. */
export function preparedList(plain: string): string | undefined {
  return rowsFromListedCells(plain)?.join('\n')
}

/** A line of a notebook, or of a program that prints lines: a string with a line end. */
const STRING_LINE = /^[ \t]*(?:\+ ?)?"((?:[^"\\]|\\.)*?)(?:\\r)?(?:\\n)?",?[ \t]*$/gm
const LINE_ENDS = /\\n",?[ \t]*$/gm

/** Minimum strings with line ends for a text to be a notebook. */
const FEWEST_STRINGS = 4

/** A line end that a string writes within a board. */
const WRITTEN_LINE_END = /(?:\\r)?\\n(?=[\d.*_xX?|+\- ])/g

function withUnwrappedStrings(text: string): string {
  const isNotebook = (text.match(LINE_ENDS)?.length ?? 0) >= FEWEST_STRINGS
  const plain = isNotebook
    ? text.replace(STRING_LINE, (_, inside: string) => inside.replaceAll('\\"', '"'))
    : text
  return plain.replace(WRITTEN_LINE_END, '\n')
}

/** Arrows between boards that stand side by side. */
const ARROW = /(?<=[ \t])[-=]{1,3}>(?=[ \t])/g
/** Nine cells in brackets, or three boxes: `[5 3 0] [0 7 0] [0 0 0]`. */
const BOXED = /(?:\[ ?[^\s[\]]? ?\] ?){9}|(?:\[ ?[\d.*_xX?-](?: ?[\d.*_xX?-]){2} ?\] {0,3}){3}/
/** Boxes with another mark than a bar between their cells: `5 : 3 : . | . : 7 : . | . : . : .`. */
const THIN = /(?:[\d.*_xX?-] ?([:!/]) ?[\d.*_xX?-] ?\1 ?[\d.*_xX?-](?: ?\| ?|\s*$)){3}/
/** A row whose boxes stand between hashes: `# 5 3 . # . 7 . # . . . #`. */
const HASHED = /^\s*#(?:(?:\s*[\d.*_xX?-]){3}\s*#){3}\s*$/
/** Cells in bold, and a row without other marks: `5 **3 4** 6 7 8 9 **1 2**`. */
const BOLD = /(\*\*|__)([\d.?xX\s-]+)\1/g
const SPACED = /^\s*(?:[\d.?xX-]\s+){8,}[\d.?xX-]\s*$/

/** A given in a constructor: `Some(3)`, `Just 3`, `.some(3)`, `j 3`. */
const OPTION =
  /(?<![\w.])\.?(?:Some|some|Just|just|[Jj]|Given|Fixed|Filled|Optional\.of)(?:\(\s{0,80}([1-9])(?:[iu]\d{1,2})?,?\s{0,80}\)| {1,3}([1-9])(?!\w))/g
/** Haskell's `(Just 3)`. */
const OPTION_IN_BRACKETS = /\(\s?(?:Some|Just|Given|Fixed|Filled) ([1-9])\s?\)/g
/** A blank cell: `std::nullopt`, `Optional.empty()`. */
const NO_VALUE = /\b(?:std::|Optional\.)(nullopt|empty)(?:\(\))?/g
/** Brackets of arrays in OCaml and F#. */
const BARRED_BRACKET = /\[\||\|\]/g

/** Cases of an enumeration of Swift: `.s5`, `.empty`. */
const CASE = /(?<![\w.)\]])\.(?:[a-wyz][A-Za-z]{0,7}([1-9])|(empty|blank))(?=[\s,;)\]}]|$)/g

/** Writes cells of programs as plain ones. */
function withoutConstructors(text: string): string {
  return text
    .replace(OPTION_IN_BRACKETS, '$1')
    .replace(OPTION, '$1$2')
    .replace(NO_VALUE, '$1')
    .replace(CASE, '$1$2')
    .replace(BARRED_BRACKET, (bracket) => bracket.replace('|', ''))
}

/** A row of spaced cells, of which some digits have a mark behind them, like those placed by a solver: `5* 3 . | 7* . 2`. */
const WITH_MARKED = /^[ |]*(?:(?:[1-9][*^!'+]|[\d._xX?-](?=[ |]|$))[ |]*){9}$/

/** Removes the marks behind digits. A mark that is a blank, too, is no cell of such a row, and stays. */
function withoutMarksOfDigits(lines: readonly string[]): readonly string[] {
  const rows = lines.map((line) => line.length <= LONGEST_ROW && WITH_MARKED.test(line))
  if (rows.filter((isRow) => isRow).length < 9) return lines
  return lines.map((line, index) => (rows[index] ? line.replaceAll(/[*^!'+]/g, ' ') : line))
}

/** A cell in brackets behind another: `2 [9]`, `[6][3]`. */
const BRACKETED = /[\d.*_xX?\])-]\s{0,9}[[(][1-9][\])]/
/** A row of cells, of which some are in brackets. */
const WITH_BRACKETED = /^\s*(?:(?:[\d.*_xX?-]|\[[1-9]\]|\([1-9]\))\s*){2,9}$/

/** Removes the brackets around some digits, as around the givens: ` 2 [9][4] - [6]`. */
function withoutBracketedDigits(lines: readonly string[]): readonly string[] {
  const rows = lines.map((line) => line.length <= LONGEST_ROW && WITH_BRACKETED.test(line))
  // Brackets only at the start of lines are the numbers of rows.
  if (!lines.some((line, index) => rows[index] && BRACKETED.test(line))) return lines
  return lines.map((line, index) => (rows[index] ? line.replaceAll(/[[\]()]/g, ' ') : line))
}

/** Writes a row with bars between its cells or boxes, and without the marks of bold. */
function withPlainRow(line: string): string {
  if (line.length > LONGEST_ROW) return line
  if (HASHED.test(line)) return line.replaceAll('#', '|')
  if (BOXED.test(line)) return line.replaceAll(/\] {0,3}\[|[[\]]/g, '|')
  const plain = line.replaceAll(BOLD, '$2')
  return SPACED.test(plain) ? plain : line.replace(THIN, (row, mark: string) => row.replaceAll(mark, '|'))
}

/** A time of day, seconds or milliseconds since 1970, or the seconds of a kernel. */
const TIME = String.raw`[[(]?(?:(?:\d{4}[-/.]\d\d[-/.]\d\d[T ])?\d\d?:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?|1\d{9}(?:\d{3}|\.\d{1,9})?)[\])]?|\[ *\d{1,7}\.\d{6}\]`
/** The names of a level, a thread and a logger behind it, up to a dash: ` INFO [main] solver - `. */
const LOGGER = String.raw`(?:(?: -)? {1,8}(?=[^\s|]{0,60}[A-Za-z]{2})[^\s|]{2,120}){1,5} -(?= )`
/** The time at which a line was logged, and by whom. */
const LOGGED = new RegExp(String.raw`^[ \t]*(?:${TIME}):?(?=[ \t]+\S)(?:${LOGGER})?`, 'gm')

function plainRows(text: string): string {
  const written = withPlainTables(withoutConstructors(text))
    .replace(LOGGED, (logged) => ' '.repeat(logged.length))
    .replace(ARROW, (arrow) => ' '.repeat(arrow.length))
    .split('\n')
  const lines = withUnfoldedLines(withFlatCells(withJoinedBlocks(written) ?? written))
  const column = columnWithEmptyCells(lines)
  if (column !== undefined) return column.join(' ')
  const drawn = withSpaceBlanks(lines) ?? lines
  const plain = withoutBracketedDigits(withoutMarksOfDigits(withoutTightBold(drawn) ?? drawn))
  return plain.map(withPlainRow).join('\n')
}
