/** Finds the boards in a text: stretches of cells, rows of nine that follow each other, boards. */
import { type Grid, isComplete } from '../grid.ts'
import type { ReadError } from '../formats/errors.ts'
import { completes } from '../formats/solutions.ts'
import { boardsOf, type FoundBoard, isTitle } from './boards.ts'
import { cut, type CutKind, digitsOf, wordsOf } from './cuts.ts'
import { cellFault, type Fault, faultOf, FEWEST_ROWS } from './faults.ts'
import { isRow, type PlacedRow, runsOf } from './runs.ts'
import { sizeOf, type Stretch, stretchesOf } from './stretches.ts'

/** Where something was found: offsets of its first row and behind its last one, and the index of its first line. */
interface Place {
  readonly start: number
  readonly end: number
  readonly line: number
  readonly format: string
  /** True for 81 cells on one line. */
  readonly isLong: boolean
  /** Number of the rows that follow each other, of which it is a part. */
  readonly run: number
}

export interface ScannedBoard extends Place {
  readonly grid: Grid
  /** Where its rows stand. */
  readonly rows: readonly Range[]
}

interface Range {
  readonly start: number
  readonly end: number
}

export interface ScannedFault extends Place {
  readonly error: ReadError
  readonly likeness: number
}

export interface Scan {
  readonly boards: readonly ScannedBoard[]
  readonly faults: readonly ScannedFault[]
}

/** Maximum characters of a text in which damaged boards are searched beside others. */
const LONGEST_MIXED = 1_000_000
/** Maximum characters of a text in which a few cells may be the rest of a row. */
const LONGEST_DAMAGED = 20_000

export function scan(text: string): Scan {
  const found = foundBoards(text)
  const boards = onePerLine(found)
  if (text.length > LONGEST_MIXED && boards.length > 0) return { boards, faults: [] }
  const faults = foundFaults(text, found)
  // A line of which a part is damaged is no puzzle with the rest of it.
  const damaged = new Set(faults.flatMap(({ isLong, line }) => (isLong ? line : [])))
  return { boards: boards.filter(({ isLong, line }) => !isLong || !damaged.has(line)), faults }
}

function foundBoards(text: string): readonly ScannedBoard[] {
  const found: ScannedBoard[] = []
  const rows: Stretch[] = []
  for (const stretch of joinedCells(withoutDashes(stretchesOf(text)))) {
    const whole = wholeBoards(stretch)
    if (whole.length > 0) found.push(...whole)
    else for (const row of splitRows(stretch)) if (isRow(row)) rows.push(row)
  }
  for (const [index, run] of runsOf(text, rows).entries()) {
    for (const board of boardsOf(run).boards) found.push(placed(board, text, index))
  }
  return found.toSorted((one, other) => one.start - other.start)
}

function placed({ grid, kind, rows, hasRule }: FoundBoard, text: string, run: number): ScannedBoard {
  const [first, second] = rows
  const format = formatOf(kind, rows, hasRule, text.slice(first.end, second.start))
  return { grid, start: first.start, end: rows[8].end, line: first.line, format, isLong: false, run, rows }
}

/** @param between what stands between the first two rows */
function formatOf(
  kind: CutKind,
  [{ text, before }, other]: readonly Stretch[],
  hasRule: boolean,
  between: string,
): string {
  const bracketed = formatInBracket(before, text, kind)
  if (bracketed !== undefined) return bracketed
  if (
    kind === 'packed' &&
    /["']/.test(before) &&
    before === other.before &&
    between.includes(',') &&
    !text.includes('|')
  )
    return 'strings'
  if (kind === 'tab') return 'tsv'
  if (kind === 'comma' || kind === 'semicolon') return 'csv'
  if (kind === 'packed' && (text.includes('|') || hasRule)) return 'ss'
  if (kind === 'bar' || text.includes('|') || hasRule) return 'bordered'
  return kind === 'words' ? 'boj-2580' : text.includes('.') ? 'sdk' : 'boj-2239'
}

/** Returns the notation of rows in brackets. @param before the character before a row */
function formatInBracket(before: string, text: string, kind: CutKind): string | undefined {
  if (before === '{') return 'braces'
  if (before !== '[' && before !== '(') return undefined
  if (/["']/.test(text)) return 'leetcode'
  return /[,;]/.test(text) || kind === 'packed' ? 'codewars' : 'numpy'
}

/**
 * In a collection, each line has one puzzle: the first board of the line, or the one that it solves.
 */
function onePerLine(boards: readonly ScannedBoard[]): readonly ScannedBoard[] {
  const lines = new Set(boards.flatMap(({ isLong, line }) => (isLong ? line : [])))
  if (lines.size < 2) return boards
  const kept: ScannedBoard[] = []
  for (const board of boards) {
    const last = kept.at(-1)
    if (!board.isLong || last?.line !== board.line) kept.push(board)
    else if (isComplete(last.grid) && completes(last.grid, board.grid)) kept[kept.length - 1] = board
  }
  return kept
}

/** Minimum cells of a board with one on each line, or with all on one line. */
const FEWEST_CELLS = 28
/** Maximum cells of a damaged one. */
const MOST_CELLS = 162

/** Joins stretches of one cell that have lines of their own. */
function joinedCells(stretches: readonly Stretch[]): readonly Stretch[] {
  const joined: Stretch[] = []
  let start = 0
  while (start < stretches.length) {
    let end = start
    while (
      end < stretches.length &&
      isAlone(stretches[end]) &&
      stretches[end].line === stretches[start].line + end - start
    )
      end++
    if (end - start >= FEWEST_CELLS && end - start <= MOST_CELLS)
      joined.push(column(stretches.slice(start, end)))
    else for (let index = start; index < Math.max(end, start + 1); index++) joined.push(stretches[index])
    start = Math.max(end, start + 1)
  }
  return joined
}

function column(cells: readonly Stretch[]): Stretch {
  const [first] = cells
  const { end, after } = cells[cells.length - 1]
  return { ...first, end, after, text: cells.map(({ text }) => text.trim()).join(' '), size: cells.length }
}

function isAlone(stretch: Stretch): boolean {
  return stretch.size === 1 && isLineOfCells(stretch)
}

function isLineOfCells({ before, after }: Stretch): boolean {
  return (before === '' || before === '\n') && (after === '' || after === '\n')
}

/** Drops horizontal lines of dashes, unless dashes are blanks. */
function withoutDashes(stretches: readonly Stretch[]): readonly Stretch[] {
  const areBlanks = stretches.some(
    ({ text, size }) =>
      size >= 5 && text.includes('-') && /[1-9]/.test(text) && /-(?!1)/.test(text.replace(/^\s*-+\s/, '')),
  )
  return stretches.filter(({ text }) => {
    if (/[1-9]/.test(text)) return true
    const bare = text.replace(/[\s|]/g, '')
    if (!/^([-_*=~])\1*$/.test(bare) || bare.length === 81) return true
    return bare.length <= 9 && (!bare.startsWith('-') || (areBlanks && bare.length === 9))
  })
}

/** Maximum characters of a stretch that is a board. */
const LONGEST_STRETCH = 5_000

/** Reads boards of 81 cells in one stretch. */
function wholeBoards({ text, start, end, line, before }: Stretch): readonly ScannedBoard[] {
  if (text.length < 81 || text.length > LONGEST_STRETCH) return []
  const words = wordsOf(text)
  const board = (cells: readonly string[], kind: CutKind): readonly ScannedBoard[] => {
    const grid = digitsOf(cells, kind)
    return grid === undefined
      ? []
      : [{ grid, start, end, line, format: 'line-81', isLong: true, run: -1, rows: [{ start, end }] }]
  }
  const long = words.map(withoutFullStop).filter(({ length }) => length === 81)
  if (long.length > 0) return long.flatMap((word) => board(Array.from(word), 'packed'))
  const cells = cellsOfLine(text, words)
  return cells.length !== 81 || hasUnevenRows(text)
    ? []
    : board(cells, 'comma').map((found) => ({
        ...found,
        isLong: false,
        format: formatInBracket(before, text, 'comma') ?? 'line-81',
      }))
}

/** Returns the cells of a stretch with all cells of a board. */
function cellsOfLine(text: string, words: readonly string[]): readonly string[] {
  const isTight =
    words.length > 1 && words.every(({ length }) => length === words[0].length && length % 3 === 0)
  if (isTight) return Array.from(words.join(''))
  const fields = cut(text, 'comma')
  return fields?.length === 81 ? fields : (cut(text, 'words') ?? [])
}

function isLine(word: string): boolean {
  return word.length === 81 && digitsOf(Array.from(word), 'packed') !== undefined
}

/** Removes the full stop of a sentence from a board whose blanks have another mark. */
function withoutFullStop(word: string): string {
  const isOther = word.length === 82 || /[0*_xX?-]/.test(word)
  return isOther && word.length > 80 && word.indexOf('.') === word.length - 1 ? word.slice(0, -1) : word
}

/** Separates rows on one line. */
const WIDE_SPACE = '  '

/** True if separators divide a stretch into rows of which some do not have nine cells. */
function hasUnevenRows(text: string): boolean {
  return ['\n', ';', '|', WIDE_SPACE].some((sign) => {
    if (sign === WIDE_SPACE && text.includes('\n')) return false
    const sizes = text
      .split(sign)
      .map(sizeOf)
      .filter((size) => size > 0)
    return sizes.filter((size) => size === 9).length >= FEWEST_ROWS && sizes.some((size) => size !== 9)
  })
}

/** True if enough parts of a stretch have as many cells as a row, or as one with a label. */
function areRows(sizes: readonly number[]): boolean {
  return [9, 10, 8].some((cells) => sizes.filter((size) => size === cells).length >= FEWEST_ROWS)
}

/** Splits a stretch with separators between its rows. */
function splitRows(stretch: Stretch): readonly Stretch[] {
  if (stretch.text.length < 50 || stretch.text.length > LONGEST_STRETCH) return [stretch]
  for (const sign of ['\n', ';', '|', ',', WIDE_SPACE]) {
    const parts = stretch.text.split(sign)
    if (parts.length < FEWEST_ROWS || !areRows(parts.map(sizeOf))) continue
    let { start, line } = stretch
    return parts.flatMap((text) => {
      const part = { ...stretch, start, end: start + text.length, text, line, size: sizeOf(text) }
      start += text.length + sign.length
      if (sign === '\n') line++
      return text.trim() === '' ? [] : part
    })
  }
  return [stretch]
}

/** Least resemblance of rows to a board for them to be a damaged one. */
const LEAST_LIKENESS = 0.4
/** The same beside other boards, which make a damaged one less likely than a table or prose. */
const LEAST_BESIDE = 0.55

/** Returns what is nearly a board, where no board was found. */
function foundFaults(text: string, boards: readonly ScannedBoard[]): readonly ScannedFault[] {
  const faults: ScannedFault[] = []
  const rows: Stretch[] = []
  const areFewRows = text.length <= LONGEST_DAMAGED
  const isCollection = boards.length > 0 && boards.every(({ isLong }) => isLong)
  const taken = boards.flatMap((board) => board.rows).toSorted((one, other) => one.start - other.start)
  const isTaken = ({ start, end }: Range) => {
    while (next < taken.length && taken[next].end <= start) next++
    return next < taken.length && taken[next].start < end
  }
  let next = 0
  for (const stretch of joinedCells(withoutDashes(stretchesOf(text, { isLenient: true })))) {
    const isWhole = wholeBoards(stretch).length > 0
    const fault =
      isWhole && !/\S{82}/.test(stretch.text) && wordsOf(stretch.text).length < 2
        ? undefined
        : faultOfLine(stretch, isCollection, boards.length > 0 && !isCollection, text)
    if (fault !== undefined) faults.push(fault)
    else
      for (const row of splitRows(stretch))
        if (!isTaken(row) && (isRow(row) || (areFewRows && isAmongRows(row, text)))) rows.push(row)
  }
  const isShort = boards.length === 0 && text.length <= LONGEST_SMALL
  for (const run of mergedRuns(runsOf(text, rows)))
    faults.push(
      ...faultsOfRun(run, text, isShort ? 1 : FEWEST_ROWS, boards.length > 0 ? LEAST_BESIDE : LEAST_LIKENESS),
    )
  return faults.toSorted((one, other) => one.start - other.start)
}

/** True for a few cells that have a line or a bracket of their own: perhaps the rest of a row. */
function isAmongRows({ start, end, before, after, text: cells }: Stretch, text: string): boolean {
  if (!/[\d.*_xX?-]/.test(cells)) return false
  if (/[[({]/.test(before) && /[\])}]/.test(after)) return cells.trim().length > 2
  const line =
    text.slice(text.lastIndexOf('\n', start - 1) + 1, start) + text.slice(end, end + 80).split('\n', 1)[0]
  return !/[\p{L}\p{N}]/u.test(line)
}

/** Maximum lines between two runs of rows of one board; the lines between them may be damaged rows. */
const WIDEST_GAP = 2

/** Joins runs that one or two lines have torn apart. */
function mergedRuns(runs: readonly (readonly PlacedRow[])[]): readonly (readonly PlacedRow[])[] {
  const merged: (readonly PlacedRow[])[] = []
  for (const run of runs.map(withoutStrays).filter(({ length }) => length > 0)) {
    const last = merged.at(-1)
    const end = last?.at(-1)?.line
    const isNear = last !== undefined && end !== undefined && run[0].line - end - 1 <= WIDEST_GAP
    if (isNear && last.length + run.length < 9) merged[merged.length - 1] = [...last, ...run]
    else merged.push(run)
  }
  return merged
}

/** Drops the few cells before and after rows. */
function withoutStrays(run: readonly PlacedRow[]): readonly PlacedRow[] {
  const first = run.findIndex(isRow)
  const last = run.findLastIndex(isRow)
  return first === -1 ? [] : run.slice(first, last + 1)
}

/** Maximum characters of a text in which fewer rows are a damaged board, too. */
const LONGEST_SMALL = 2_000

/** Drops the numbers of the columns above rows that are too many or have labels. */
function withoutTitle(rows: readonly Stretch[]): readonly Stretch[] {
  const [title, next] = rows
  const isAbove = rows.length === 10 || (next !== undefined && next.size !== title.size)
  return isAbove && isTitle(title) ? rows.slice(1) : rows
}

function faultsOfRun(
  run: readonly PlacedRow[],
  text: string,
  fewest: number,
  least: number,
): readonly ScannedFault[] {
  const { faults } = boardsOf(run)
  return faults.flatMap(({ rows: found }) => {
    const rows = withoutTitle(found)
    const fault: Fault | undefined = rows.length < fewest ? undefined : faultOf(rows)
    if (fault === undefined || fault.likeness < least) return []
    const [first, second = first] = rows
    const format = formatOf(
      fault.kind,
      [first, second],
      run.some(({ gap }) => gap?.hasRule),
      text.slice(first.end, second.start),
    )
    const { error, likeness } = fault
    return {
      error,
      likeness,
      format,
      start: first.start,
      end: rows[rows.length - 1].end,
      line: first.line,
      isLong: false,
      run: -1,
    }
  })
}

/** Minimum characters of a damaged board on a line with other words. */
const SHORTEST_LINE = 41
const LONGEST_LINE = 400
/** How many characters more or less than 81 a damaged board has beside others that are no lines. */
const FARTHEST = 10

/**
 * Returns what is wrong with the cells of a board on one line.
 * @param isCollection whether all boards of the text are lines @param isAmongOthers whether some are not
 */
function faultOfLine(
  stretch: Stretch,
  isCollection: boolean,
  isAmongOthers: boolean,
  text: string,
): ScannedFault | undefined {
  if (stretch.text.length > LONGEST_STRETCH) return undefined
  const words = wordsOf(stretch.text).map(withoutFullStop)
  const word = words.find(
    (each) => each.length >= SHORTEST_LINE && each.length <= LONGEST_LINE && !isLine(each),
  )
  const { start, end, line } = stretch
  const place = { start, end, line, format: 'line-81', isLong: true, run: -1, likeness: 1 }
  if (word !== undefined && /[1-9]/.test(word)) {
    const cells = Array.from(word)
    if (isAmongOthers && Math.abs(cells.length - 81) > FARTHEST) return undefined
    const likely = cells.filter((cell) => /[\d.*_xX?$:#@~-]/.test(cell)).length / cells.length
    if (likely < 0.8) return undefined
    const error: ReadError | undefined =
      cells.length === 81
        ? cellFault(cells, 'packed')
        : { code: 'line-length', found: cells.length, expected: 81 }
    return error && { ...place, error, likeness: likely }
  }
  if (
    isCollection &&
    words.length === 1 &&
    words[0].length < SHORTEST_LINE &&
    isLineOfCells(stretch) &&
    start > 0 &&
    /^[\d.*_xX?-]+$/.test(words[0])
  )
    return { ...place, error: { code: 'line-length', found: words[0].length, expected: 81 } }
  if (words.length < FEWEST_CELLS || hasUnevenRows(stretch.text) || splitRows(stretch).length > 1)
    return undefined
  const cells = cellsOfLine(stretch.text, words)
  if (cells.filter((cell) => /^[\d.*_xX?-]$/.test(cell)).length / cells.length < 0.8) return undefined
  const error: ReadError | undefined =
    cells.length === 81
      ? cellFault(cells, 'comma')
      : { code: 'cell-count', found: cells.length, expected: 81 }
  return (
    error && {
      ...place,
      isLong: false,
      error,
      format: /[[({]/.test(text.charAt(start - 1)) ? 'codewars' : 'line-81',
    }
  )
}
