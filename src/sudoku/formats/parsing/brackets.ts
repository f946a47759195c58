import type { Grid } from '../../grid.ts'
import type { Result } from '../../result.ts'
import { FEWEST_ROWS, gridOfCells, gridOfRows, LEAST_LIKENESS, likenessOfRows } from './cells.ts'
import type { ReadError } from '../errors.ts'
import { type ParseOutcome, parsePuzzles, numberLabel } from '../format.ts'
import { nameBefore } from './names.ts'
import { cachedPerText, type Pasted } from './pasted.ts'
import { isBetweenRows, linePrefix, plainProgram, withoutComments } from './programs.ts'

/** Notation of the rows of a bracketed grid, one per bracketed format. */
export type BracketStyle = 'numbers' | 'spaced' | 'quoted' | 'strings' | 'braces'

/** A bracketed board in a program's source or output. */
interface BoardRows {
  readonly style: BracketStyle
  /**
   * Opening bracket of each row. `;[`: semicolons separate the cells of a row. `;`: semicolons or bars separate the
   * rows. `none`: nothing marks the rows, or each is a string.
   */
  readonly rowBracket: string
  readonly rows: (readonly string[])[]
}

interface Board extends BoardRows {
  /** Offset of its first row in the program. */
  readonly start: number
  /** Offset after its last row. */
  end: number
}

/** A pasted text, rewritten to a common notation of rows, and the boards in it. */
interface Program {
  readonly text: string
  readonly boards: readonly Board[]
}

/** A board that may continue, and the text before its last row on the same line. */
interface OpenBoard {
  readonly board: Board
  readonly rowPrefix: string
}

const INNERMOST = /\[([^[\](){}]+)\]|\{([^[\](){}]+)\}|\(([^[\](){}]+)\)/g

const STRING_OF_CELLS = /^(["'])[^"']{4,14}\1$/

/** Minimum characters of a row, with its brackets. */
const SHORTEST = 7
/** Maximum characters of a board, even one with comments. */
const LONGEST = 2_000

/** Maximum pairs of brackets: more than a file of a thousand puzzles has. */
const MOST_PAIRS = 20_000

/** Maximum cells of a row; more in one pair of brackets are a whole board. */
const LONGEST_ROW = 27

/**
 * Minimum likeness to a board (0–1) for a single list of cells or strings (`rowBracket` `none`); high, because any long
 * list has that shape.
 */
const LEAST_LIKENESS_OF_LISTS = 0.8

/** Parses the grids in brackets of one style. Evaluates nothing. */
export function parseBrackets(pasted: Pasted, style: BracketStyle): ParseOutcome | undefined {
  const program = programOf(pasted)
  const likely = program.boards.filter((board) => board.style === style && isLikely(board))
  // A board with fewer than `FEWEST_ROWS` rows may be a call or an index: takes only the first such board, and only if
  // the text is short and has no longer board.
  const long = likely.filter(({ rows }) => rows.length >= FEWEST_ROWS)
  const boards = long.length > 0 || pasted.text.length > LONGEST ? long : likely.slice(0, 1)
  return parsePuzzles(
    boards.map((board, index) => ({
      label:
        nameBefore(program.text.slice(boards[index - 1]?.end ?? 0, board.start)) ?? numberLabel(index + 1),
      read: () => gridOf(board),
    })),
    Math.min(...boards.map(({ rows }) => likenessOfRows(rows))),
  )
}

function isLikely({ rowBracket, rows }: Board): boolean {
  return likenessOfRows(rows) >= (rowBracket === 'none' ? LEAST_LIKENESS_OF_LISTS : LEAST_LIKENESS)
}

function gridOf({ style, rowBracket, rows }: Board): Result<Grid, ReadError> {
  return rowBracket === 'none' && style !== 'strings'
    ? gridOfCells(rows.flat(), 'cell-count')
    : gridOfRows(rows)
}

const programOf = cachedPerText(({ text }): Program => {
  const boards: Board[] = []
  const program = plainProgram(text)
  let open: OpenBoard | undefined
  let end = 0
  let pairs = 0
  for (const { 0: pair, index } of program.matchAll(INNERMOST)) {
    if (++pairs > MOST_PAIRS) return { text: program, boards: [] }
    if (INDEX.test(pair)) continue
    const between = program.slice(end, Math.min(index, end + LONGEST))
    const rowPrefix = linePrefix(between)
    end = index + pair.length
    const found = boardIn(pair)
    const board = found && { ...found, start: index, end }
    const isContinued =
      board?.rowBracket === open?.board.rowBracket &&
      isBetweenRows(between, rowPrefix, open?.rowPrefix) &&
      !(board?.rowBracket === SEMICOLON_ROW && isBetweenColumns(between))
    if (board !== undefined && open !== undefined && isContinued) {
      open.board.rows.push(...board.rows)
      open.board.end = end
      open = { board: open.board, rowPrefix }
    } else {
      if (board !== undefined) boards.push(board)
      open = board === undefined || isInOnePair(board) ? undefined : { board, rowPrefix }
    }
  }
  return { text: program, boards }
})

/**
 * True if the text between two MATLAB column vectors puts them side by side: it has a comma, or neither a semicolon nor
 * a line break.
 */
function isBetweenColumns(text: string): boolean {
  return text.includes(',') || !/[;\n]/.test(text)
}

/** A size or an index, `[9]` or `(1,:)`: part of the text around a row. */
const INDEX = /^[[(]\d{1,2}(?:, ?:)?[\])]$/

/** True if a single pair of brackets holds all rows of the board. */
function isInOnePair({ rowBracket }: Board): boolean {
  return rowBracket === 'none' || rowBracket === ';'
}

/**
 * Parses one row of a board, or the whole board if its rows have no brackets. Undefined if the text is shorter than
 * `SHORTEST` or longer than `LONGEST`.
 * @param pair including its brackets
 */
function boardIn(pair: string): BoardRows | undefined {
  if (pair.length < SHORTEST || pair.length > LONGEST) return undefined
  const inside = withoutComments(pair.slice(1, -1)).replace(CONTINUED, '').trim()
  if (SEMICOLONS.test(inside)) {
    const row = boardIn(pair[0] + inside.replaceAll(';', ',') + pair.slice(-1))
    return row?.rowBracket === pair[0] ? { ...row, rowBracket: SEMICOLON_ROW } : row
  }
  const commas = inside.includes(',')
  if (inside.includes(';')) return matrixIn(inside, ';')
  if (commas && inside.includes('|')) return matrixIn(inside.replace(/^\|/, ''), '|')
  const items = commas ? inside.replace(/,\s*$/, '').split(',') : inside.split(/\s+/)
  const trimmed = items.map((item) => item.trim())
  if (trimmed.length >= FEWEST_ROWS && trimmed.every((item) => STRING_OF_CELLS.test(item))) {
    return {
      style: 'strings',
      rowBracket: 'none',
      rows: trimmed.map((item) => Array.from(item.slice(1, -1))),
    }
  }

  const quoted = /["']/.test(inside)
  const single = trimmed.length === 1 && !quoted
  const style = pair[0] === '{' ? 'braces' : quoted ? 'quoted' : commas || single ? 'numbers' : 'spaced'
  // Some blogs drop the commas, which leaves one long number.
  const cells = single ? Array.from(trimmed[0]) : trimmed.map(cellOf)
  if (cells.length <= LONGEST_ROW) return { style, rowBracket: pair[0], rows: [cells] }
  const rows = Array.from({ length: Math.ceil(cells.length / 9) }, (_, row) =>
    cells.slice(row * 9, row * 9 + 9),
  )
  return { style, rowBracket: 'none', rows }
}

/** A row of OCaml or F#, `5; 3; 0`. In MATLAB, semicolons separate rows, which have several cells each. */
const SEMICOLONS = /^[^\s;,]+(?:\s*;\s*[^\s;,]+)+;?$/

/** `rowBracket` of a row of OCaml or F#. */
const SEMICOLON_ROW = ';['

/** MATLAB's mark for a row that continues on the next line. */
const CONTINUED = /\.{3}[ \t]*(?=\n|$)/g

/** Parses a matrix of MATLAB or Julia, with `;` between rows, or of MiniZinc, with `|`. */
function matrixIn(inside: string, separator: ';' | '|'): BoardRows {
  const commas = inside.includes(',')
  const rows = inside.split(separator).map((row) => row.trim())
  const last = rows.at(-1) === '' ? -1 : rows.length
  const cut = (row: string) => row.split(commas ? /\s*,\s*/ : /\s+/).map(cellOf)
  return { style: commas ? 'numbers' : 'spaced', rowBracket: ';', rows: rows.slice(0, last).map(cut) }
}

/** Normalises an item to a cell: `"5"` and numpy's `5.` to 5, `" "`, `None` and `null` to a blank, `''` to `""`. */
function cellOf(item: string): string {
  const text = /^(["']).*\1$/.test(item) ? item.slice(1, -1) : item
  if (text === ' ' || text === 'None' || text === 'null') return '0'
  if (text === '') return item === '' ? '' : '""'
  return /^\d+\.0*$/.test(text) ? text.slice(0, text.indexOf('.')) : text
}
