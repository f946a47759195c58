/** Reads boards that are written as a list of cells with their digits, such as `r1c3 = 5` or `grid[0][2] = 5`. */
import { hasConflicts } from '../../conflicts.ts'
import { failure, type Result, success } from '../../result.ts'
import type { ReadError } from '../errors.ts'

/** Matches the sign between a cell and its digit, and the digit: ` = 5`. */
const VALUE = String.raw`\s{0,4}(?::=|=>|=|:|->)\s{0,4}["']?(?<digit>[\w.?-]{0,12})["']?(?![\w.])`
/** Notations of one cell and its digit; each has the groups `row`, `column` and `digit`. */
const NOTATIONS = [
  // `r1c3 = 5`
  String.raw`["']?\b[rR](?:ow)?\s?(?<row>\d{1,3}),?\s?[cC](?:ol(?:umn)?)?\s?(?<column>\d{1,3})["']?`,
  // `1행 3열: 5`
  String.raw`(?<!\d)(?<row>\d{1,3})행,?\s?(?<column>\d{1,3})열`,
  // `cell_1_3 = 5`, `x13 = 5`
  String.raw`(?<![\w.])["']?[A-Za-z]\w{0,20}_(?<row>\d{1,3})_(?<column>\d{1,3})["']?`,
  String.raw`(?<![\w.])["']?[A-Za-z]{1,8}(?<row>\d)(?<column>\d)["']?`,
  // `'1x4' => 2`
  String.raw`["'](?<row>\d{1,3})[x,:](?<column>\d{1,3})["']`,
  // `A1: '2'`
  String.raw`(?<![\w.])["']?(?<row>[A-Za-z])(?<column>\d{1,3})["']?`,
  // `grid[0][2] = 5`, `grid[0, 2] = 5`, `A(1,3) = 5;`
  String.raw`(?<![\w.\])])[A-Za-z_$][\w$.>-]{0,30}[[(](?<row>\d{1,3})(?:\]\[|,\s?)(?<column>\d{1,3})[\])]`,
  // `{"row": 0, "col": 2, "value": 5}`
  String.raw`["']?\br(?:ow)?["']?\s?[:=]\s?(?<row>\d{1,3}),\s{0,20}["']?c(?:ol(?:umn)?)?["']?\s?[:=]\s?(?<column>\d{1,3}),\s{0,20}["']?(?:v(?:al(?:ue)?)?|digit|num(?:ber)?)["']?`,
  // `(0, 2): 5`
  String.raw`(?<![\w$])["']?[([](?<row>\d{1,3}),\s?(?<column>\d{1,3})[)\]]["']?`,
]
  .map((notation) => notation + VALUE)
  .concat(
    // `((0, 2), 5)`
    String.raw`\(\((?<row>\d{1,3}),\s?(?<column>\d{1,3})\),\s?(?<digit>[\w.?-]{0,12})\)`,
    // `cell(1,3,5)`
    String.raw`(?<![\w.])[A-Za-z]\w{0,20}\((?<row>\d{1,3}),\s?(?<column>\d{1,3}),\s?(?<digit>[\w.?-]{0,12})\)`,
  )
  .map((notation) => new RegExp(notation, 'g'))
/** `(1, 3, 5)`, `{1, 3, 5}`: numbers that may be something else, such as the edges of a graph. */
const TRIPLE = /(?<![\w$])[([{](?<row>\d),\s?(?<column>\d),\s?(?<digit>[1-9])[)\]}]/g

/** Matches characters that occur in every listed cell: a text without them is not searched. */
const ANY = /[\d"'\])열]\s{0,4}[,=:-]/

/** Matches the text between two cells: separators, braces, line ends, and comments up to a line end (`//`, `#` …). */
const BETWEEN = /^(?:[\s,;{}]|(?:\/\/|#|%|--)[^\n]*\n)*$/

/** Minimum cells of a puzzle; fewer may be solving steps or statements of a program. */
const FEWEST_CELLS = 17

/** Maximum characters of a text that is searched for a list; longer texts are programs or collections. */
const LONGEST = 20_000

/** A cell and its digit in a list. `isLettered`: its row is a letter. */
interface Entry {
  readonly row: number
  readonly column: number
  readonly digit: string
  readonly isLettered: boolean
}

/** Entries with only separators between them. `start`, `end`: the list's range in the text, `end` excluded. */
interface List {
  readonly entries: Entry[]
  readonly start: number
  end: number
}

/** Line inserted before and after the rows, so that they are not read together with lines around them. */
const BREAK = '~'

/**
 * Returns the lines of a text, with nine rows in place of its list of cells and digits, such as `grid[0][2] = 5`.
 * Undefined if `listOf` finds no list in the text, or if the list is not a board.
 */
export function rowsFromListedCells(text: string): readonly string[] | undefined {
  const list = listOf(text)
  const board = list && boardOf(list.entries)
  if (list === undefined || !board?.ok) return undefined
  const rows = board.value.match(/.{9}/g) ?? []
  return [
    ...text.slice(0, list.start).split('\n'),
    BREAK,
    ...rows,
    BREAK,
    ...text.slice(list.end).split('\n'),
  ]
}

/** Returns the reason why the list of cells is not a board; undefined if it is one, or `listOf` finds none. */
export function faultOfListedCells(text: string): ReadError | undefined {
  const list = listOf(text)
  const board = list && boardOf(list.entries)
  return board === undefined || board.ok ? undefined : board.error
}

/**
 * Returns the only list of a text; undefined if there is none with at least `FEWEST_CELLS` cells, or the text is too
 * long. Undefined, too, if the list may be incomplete: if the text has other cells in the same notation, or if an
 * assigned digit stands directly before or after the list.
 */
function listOf(text: string): List | undefined {
  if (text.length > LONGEST || !ANY.test(text)) return undefined
  for (const notation of [...NOTATIONS, TRIPLE]) {
    const [list, ...others] = listsIn(text, notation)
    if (list === undefined || list.entries.length < FEWEST_CELLS || others.length > 0) continue
    if (notation === TRIPLE && !isSound(list.entries)) continue
    const isWhole = !DIGIT_BEFORE.test(text.slice(Math.max(0, list.start - WIDEST), list.start))
    return isWhole && !DIGIT_AFTER.test(text.slice(list.end, list.end + WIDEST)) ? list : undefined
  }
  return undefined
}

/** True for cells that are listed row by row and are a board without conflicts. */
function isSound(entries: readonly Entry[]): boolean {
  const board = boardOf(entries)
  const isByRow = isAscending(entries.map(({ row, column }) => row * 10 + column))
  return board.ok && isByRow && !hasConflicts(Array.from(board.value, (cell) => Number(cell) || 0))
}

/** Matches a digit assigned to something just before a list: perhaps a damaged cell of the list. */
const DIGIT_BEFORE = /[=:>]\s{0,4}["']?[1-9]["']?[\s,;{}]{0,20}$/
/** Like `DIGIT_BEFORE`, just after a list. */
const DIGIT_AFTER = /^[\s,;]{0,20}[^\s,;=:{}]{1,20}\s{0,4}[=:]>?\s{0,4}["']?[1-9]["']?\s*(?:[,;})\]]|$)/
/** Maximum characters before a list that are searched for `DIGIT_BEFORE`, and after it for `DIGIT_AFTER`. */
const WIDEST = 60

/** Returns the lists in a text whose cells have this notation, in order. */
function listsIn(text: string, notation: RegExp): readonly List[] {
  const lists: List[] = []
  for (const { 0: entry, index, groups } of text.matchAll(notation)) {
    const { row = '', column = '', digit = '' } = groups ?? {}
    const end = index + entry.length
    const last = lists.at(-1)
    if (last === undefined || !BETWEEN.test(text.slice(last.end, index)))
      lists.push({ entries: [], start: index, end })
    const list = lists[lists.length - 1]
    list.entries.push({ row: numberOf(row), column: Number(column), digit, isLettered: /\D/.test(row) })
    list.end = end
  }
  return lists
}

/** Returns the number of a row; that of a letter is its place in the alphabet. */
function numberOf(row: string): number {
  return /\D/.test(row) ? row.toLowerCase().charCodeAt(0) - 96 : Number(row)
}

/**
 * Returns the 81 characters of a board. Fails if the coordinates or digits of its cells are not clear, if a cell has
 * two digits, or if blanks are listed but not all 81 cells.
 */
function boardOf(entries: readonly Entry[]): Result<string, ReadError> {
  const [{ isLettered }] = entries
  const numbers = entries.flatMap(({ row, column }) => [row, column])
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  if (most > 9 || most - least > 8 || (isLettered && least === 0))
    return failure({ code: 'unclear-cells', reason: 'range' })
  if (!isLettered && least > 0 && most < 9) return failure({ code: 'unclear-cells', reason: 'origin' })
  const first = least === 0 ? 0 : 1
  const isByRow = isAscending(entries.map(({ row, column }) => row * 10 + column))
  const isByColumn = isAscending(entries.map(({ row, column }) => column * 10 + row))
  // Letters may be columns, as in a spreadsheet, unless the cells are listed row by row.
  if (!isByRow && (isByColumn || isLettered)) return failure({ code: 'unclear-cells', reason: 'order' })
  const cells = new Map<number, string>()
  for (const { row, column, digit } of entries) {
    const place = { row: row - first + 1, column: column - first + 1 }
    if (!/^(?:\d|[._]?)$/.test(digit)) return failure({ code: 'not-a-digit', ...place, found: digit })
    const index = (row - first) * 9 + column - first
    if ((cells.get(index) ?? digit) !== digit) return failure({ code: 'cell-twice', ...place })
    cells.set(index, digit)
  }
  const areAllListed = entries.some(({ digit }) => !/[1-9]/.test(digit))
  if (areAllListed && cells.size !== 81)
    return failure({ code: 'cell-count', found: cells.size, expected: 81 })
  return success(
    Array.from({ length: 81 }, (_, index) => cells.get(index)?.replace('0', '.') || '.').join(''),
  )
}

function isAscending(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || number > numbers[index - 1])
}
