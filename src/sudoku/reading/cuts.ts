/** Cuts the rows of a board into cells. All rows of a board are cut in the same way. */
import { isBlankWord } from './stretches.ts'

export type CutKind =
  | 'tab'
  | 'comma'
  | 'semicolon'
  | 'ampersand'
  | 'bar'
  | 'bars'
  | 'words'
  | 'packed'
  | 'columns'

export const CUT_KINDS: readonly CutKind[] = [
  'tab',
  'comma',
  'semicolon',
  'ampersand',
  'bar',
  'bars',
  'words',
  'packed',
]

const SIGNS: Readonly<Record<string, string>> = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  ampersand: '&',
  bar: '|',
}

/** Fewest separators of a row whose cells may be empty. */
const FEWEST_SEPARATORS = 4

/** Returns the cells of a row; undefined if it is not written in this way. An empty cell is ''. */
export function cut(row: string, kind: CutKind, fewest = FEWEST_SEPARATORS): readonly string[] | undefined {
  if (kind === 'words') return hasEmptyField(row) ? undefined : wordsOf(row).map(plainCell)
  if (kind === 'packed') return packedCells(wordsOf(row))
  if (kind === 'bars')
    return row.includes('||') ? fieldsOf(row.replaceAll('||', '|'), '|', fewest) : undefined
  return fieldsOf(row, SIGNS[kind], fewest)
}

export function wordsOf(row: string): readonly string[] {
  // An empty or blank cell in quotes is a word, too.
  return row.match(/(["'`])[^"'`]{0,3}\1|[^\s,;|&"'`]+/g) ?? []
}

/** Cells without separators: nine together, or box by box. */
function packedCells(words: readonly string[]): readonly string[] | undefined {
  const [first] = words
  if (words.length === 2 && words[1].length > first.length) return [first, ...Array.from(words[1])]
  if (first === undefined || words.some(({ length }) => length !== first.length)) return undefined
  if (words.length > 1 && first.length % 3 !== 0) return undefined
  return Array.from(words.join(''))
}

function fieldsOf(row: string, sign: string, fewest: number): readonly string[] | undefined {
  const fields = row.split(sign)
  if (fields.length <= fewest) return undefined
  const cells = fields.map((field) => plainCell(field.replaceAll('|', ' ').trim()))
  return cells.some((cell) => /\s/.test(cell) && cell !== ' ') ? undefined : cells
}

/** True if a row has an empty cell between two separators: its words are not all of its cells. */
function hasEmptyField(row: string): boolean {
  return (['tab', 'comma', 'semicolon', 'ampersand', 'bar'] as const).some((kind) =>
    cut(row, kind)?.slice(0, -1).includes(''),
  )
}

/** Removes quotation marks, and the decimals of a float. */
function plainCell(text: string): string {
  const bare = text.replace(/^(["'`])(.*)\1$/, '$2')
  if (bare.trim() === '' && bare !== text) return BLANK_IN_QUOTES
  if (RARE_IN_QUOTES.test(text)) return text
  return bare.replace(/^(\d)\.0*$/, '$1')
}

/** Stands for an empty string or a space in quotes. */
const BLANK_IN_QUOTES = '""'

/** A mark that is a blank only in quotes, because it may surround or separate cells elsewhere. */
const RARE_IN_QUOTES = /^(["'`])[^\p{L}\p{N}\s"'`,;|&()[\]{}.*_?$:#@~-]\1$/u

const COMMON_BLANK = /^[0.*_xX?-]$/

/** True if a cell's text may be a blank, whatever the others are. */
export function isCommonBlank(cell: string): boolean {
  return COMMON_BLANK.test(cell)
}

/** True for a mark that is a blank only if the board has no other. */
export function isRareBlank(cell: string): boolean {
  return (
    cell === '' ||
    cell === BLANK_IN_QUOTES ||
    cell === '-1' ||
    /^[$:#@~!]$/.test(cell) ||
    RARE_IN_QUOTES.test(cell) ||
    isBlankWord(cell)
  )
}

/** Minimum cells with a rare mark; fewer may be lost digits. */
const FEWEST_RARE = 9
/** The same for words such as `nil`; a single one may be a program's mistake. */
const FEWEST_WORDS = 2

/** True if a rare mark stands in enough cells to be a blank. */
export function isOftenIn(cells: readonly string[], mark: string): boolean {
  const fewest = isBlankWord(mark) && mark.length > 1 ? FEWEST_WORDS : FEWEST_RARE
  return cells.filter((cell) => cell === mark).length >= fewest
}

/** Returns the digits of 81 cells; undefined if some are neither digits nor blanks. */
export function digitsOf(cells: readonly string[], kind: CutKind): readonly number[] | undefined {
  const others = new Set(cells.filter((cell) => !/^[1-9]$/.test(cell)))
  const rare = [...others].filter((cell) => !isCommonBlank(cell))
  if (rare.length > 0) {
    if (rare.some((cell) => !isRareBlank(cell))) return undefined
    // Empty fields and zeros may be mixed in a table; in a drawing, an empty field may be a lost cell.
    const isEmpty = rare.length === 1 && rare[0] === ''
    if (rare.length > 1 || (others.size > 1 && !(isEmpty && kind !== 'bar'))) return undefined
    if (!isEmpty && (!isOftenIn(cells, rare[0]) || cells.every((cell) => cell === rare[0]))) return undefined
  }
  return cells.map((cell) => (/^[1-9]$/.test(cell) ? Number(cell) : 0))
}

type Rows = readonly (readonly string[])[]

/** Columns that are no cells: how many at the left and at the right, and those between. */
export interface Ornaments {
  readonly left: number
  readonly right: number
  readonly inner: readonly number[]
}

export function withoutOrnaments(
  row: readonly string[],
  { left, right, inner }: Ornaments,
): readonly string[] {
  return row.filter((_, index) => index >= left && index < row.length - right && !inner.includes(index))
}

/** Most columns of a row with labels and borders. */
const MOST_COLUMNS = 16

/**
 * Finds the columns beside and between the cells of rows of one length: the ends outside of the bars, labels in
 * sequence, and marks that are not blanks. Undefined if nine columns are not left.
 * @param isOpen whether the rows begin with a separator
 */
export function ornamentsOf(rows: Rows, isOpen: boolean): Ornaments | undefined {
  const [{ length: width }] = rows
  const columns = rows[0].map((_, column) => rows.map((row) => row[column]))
  let [left, right] = [0, 0]
  const ends = [isConstant(columns[0], ''), isConstant(columns[width - 1], '')]
  if (width > 9 && ends[0] && (!ends[1] || width !== 10 || isOpen)) left++
  if (width - left > 9 && ends[1]) right++
  const gaps = [9, 3]
    .map((size) => gapsBetween(columns, size, { left, right }))
    .find(({ length }) => length > 0)
  if (gaps !== undefined) return { left, right, inner: gaps }
  if (width > MOST_COLUMNS) return { left: 0, right: 0, inner: [] }
  const starred = columns.flatMap((column, index) => (isConstant(column, '*') ? index : []))
  const isStarred =
    starred.length > 0 && columns.every((column, index) => starred.includes(index) || !column.includes('*'))
  if (isStarred && width - starred.length === 9) return { left: 0, right: 0, inner: starred }
  while (width - left - right > 9) {
    if (isOrnament(columns, left)) left++
    else if (isOrnament(columns, width - 1 - right)) right++
    else return undefined
  }
  return width - left - right === 9 ? { left, right, inner: [] } : undefined
}

/** Returns the empty columns behind each board or box but the last; none if there are others, or cells are left over. */
function gapsBetween(
  columns: Rows,
  size: number,
  { left, right }: Omit<Ornaments, 'inner'>,
): readonly number[] {
  const end = columns.length - right
  const gaps = columns.flatMap((_, index) =>
    index < end && (index - left) % (size + 1) === size ? index : [],
  )
  return (end - left) % (size + 1) === size && gaps.every((index) => isConstant(columns[index], ''))
    ? gaps
    : []
}

function isOrnament(columns: Rows, index: number): boolean {
  const column = columns[index]
  if (areLabels(column)) return true
  const [mark] = column
  if (/^\d?$/.test(mark) || !isConstant(column, mark)) return false
  return columns.every((other) => isConstant(other, mark) || !other.includes(mark))
}

function isConstant(column: readonly string[], mark: string): boolean {
  return column.every((cell) => cell === mark)
}

/** True for numbers or letters that count rows; a damaged board has other than nine of them. */
function areLabels(column: readonly string[]): boolean {
  const numbers = column.map((cell) =>
    /^[a-i]$/i.test(cell) ? cell.toLowerCase().charCodeAt(0) : numberOf(cell),
  )
  const steps = numbers.slice(1).map((number, index) => number - numbers[index])
  if (column.length === 9) return steps.every((step) => step === 1)
  return steps.every((step) => step >= 0 && step <= 2) && steps.filter((step) => step !== 1).length < 2
}

function numberOf(cell: string): number {
  return /^\d{1,5}[.:]?$/.test(cell) ? Number.parseInt(cell, 10) : Number.NaN
}

/** True for 1 to 9, or 0 to 8. */
export function isSequence(cells: readonly string[]): boolean {
  const line = cells.map((cell) => cell.replace(/[.:]$/, '')).join()
  return /^(?:1,2,3,4,5,6,7,8,9|0,1,2,3,4,5,6,7,8|A,B,C,D,E,F,G,H,I)$/i.test(line)
}
