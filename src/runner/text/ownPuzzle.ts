/** Finds the puzzle in a program's source, for programs that read no input. */
import { readBoards } from '../../sudoku/formats/reading.ts'
import { conflicts } from '../../sudoku/conflicts.ts'
import { blanksOf, type Grid, sameBoard } from '../../sudoku/grid.ts'
import type { OwnLanguage } from '../../sudoku/reading/language.ts'

/** Expressions that read standard input or a file, by language. */
const READS: Readonly<Record<OwnLanguage, RegExp>> = {
  python: /\binput\s*\(|\braw_input\s*\(|\bstdin\b|\bopen\s*\(|\bfileinput\b|\bloadtxt\b|\bread_text\b/,
  cpp: /\bcin\b|\bscanf|\bgetchar\b|\bgetline\b|\bgets\b|\bifstream\b|\bfopen\b|\bfread\b|\bgetc\b|\bread\s*\(/,
  javascript: /\bstdin\b|\breadFileSync\s*\(|\breadFile\s*\(|\breadline\b|\bcreateReadStream\b|\bprompt\s*\(/,
}

const COMMENTS: Readonly<Record<OwnLanguage, RegExp>> = {
  python: /(^|\s)#[^\n]*/g,
  cpp: /()\/\/[^\n]*|()\/\*[^]*?\*\//g,
  javascript: /(^|\s)\/\/[^\n]*|()\/\*[^]*?\*\//g,
}

/** Returns true if a program contains an expression that reads input, outside of comments. */
export function readsInput(source: string, language: OwnLanguage): boolean {
  return READS[language].test(source.replaceAll(COMMENTS[language], '$1'))
}

/** Minimum givens of a puzzle; boards with fewer are probably empty tables that the program fills. */
const LEAST_GIVENS = 8

/** Maximum conflicts of a puzzle in which a digit is mistyped: it may stand twice in its row, column and box. */
const MOST_CONFLICTS = 3

/**
 * Returns the first puzzle in a program's source: a board with blanks and at least `LEAST_GIVENS` givens, without
 * conflicts; or else one with a digit that is mistyped. Undefined if there is none, or if it is the puzzle shown
 * already.
 */
export function puzzleInSource(source: string, shown: Grid): Grid | undefined {
  const literals = Array.from(source.matchAll(LONG_STRING), ([, ...texts]) => texts.join(''))
  const boards = [source, ...literals].flatMap(boardsIn)
  const puzzle =
    boards.find((board) => isPuzzle(board, 0)) ?? boards.find((board) => isPuzzle(board, MOST_CONFLICTS))
  return puzzle === undefined || sameBoard(puzzle, shown) ? undefined : puzzle
}

/**
 * Matches long strings that may have several lines. Their contents are parsed separately as well, because code before
 * the string hides the row on its first line from the parser.
 */
const LONG_STRING = /`([^`]{81,})`|"""([^]{81,}?)"""|'''([^]{81,}?)'''/g

function boardsIn(text: string): readonly Grid[] {
  const boards = readBoards(text)
  return boards.kind === 'boards' ? boards.grids.map(({ grid }) => grid) : []
}

function isPuzzle(grid: Grid, mostConflicts: number): boolean {
  const blanks = blanksOf(grid).length
  return blanks > 0 && grid.length - blanks >= LEAST_GIVENS && conflicts(grid).length <= mostConflicts
}
