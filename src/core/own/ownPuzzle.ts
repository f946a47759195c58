/** The puzzle that stands in a program's own source, for programs that read no input. */
import { readBoards } from '../formats/reading.ts'
import { conflicts } from '../conflicts.ts'
import { blanksOf, type Grid, sameBoard } from '../grid.ts'
import type { OwnLanguage } from './language.ts'

/** Expressions that read standard input, by language. */
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

/** Returns true if the text contains an expression that reads input, outside of comments. */
export function readsInput(source: string, language: OwnLanguage): boolean {
  return READS[language].test(source.replaceAll(COMMENTS[language], '$1'))
}

/** Fewer givens suggest a table of zeros that the program fills. */
const LEAST_GIVENS = 8

/**
 * Returns the first puzzle in a program's text: a board with givens and blanks, without conflicts. Undefined if there is none, or if
 * it is the puzzle on the board already.
 */
export function puzzleInSource(source: string, shown: Grid): Grid | undefined {
  const literals = Array.from(source.matchAll(LONG_STRING), ([, ...texts]) => texts.join(''))
  const puzzle = [source, ...literals].flatMap(boardsIn).find(isPuzzle)
  return puzzle === undefined || sameBoard(puzzle, shown) ? undefined : puzzle
}

/** Strings of several lines: the code before their first line hides its row from the reader. */
const LONG_STRING = /`([^`]{81,})`|"""([^]{81,}?)"""|'''([^]{81,}?)'''/g

function boardsIn(text: string): readonly Grid[] {
  const boards = readBoards(text)
  return boards.kind === 'boards' ? boards.grids.map(({ grid }) => grid) : []
}

function isPuzzle(grid: Grid): boolean {
  const blanks = blanksOf(grid).length
  return blanks > 0 && grid.length - blanks >= LEAST_GIVENS && conflicts(grid).length === 0
}
