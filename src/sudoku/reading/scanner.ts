/** Finds the boards in a text: stretches of cells, rows of nine that follow each other, boards. */
import { completes } from '../formats/solutions.ts'
import { isComplete } from '../grid.ts'
import { boardsOf, type FoundBoard, isTitle } from './boards.ts'
import { wordsOf } from './cuts.ts'
import { faultOf, FEWEST_ROWS, LEAST_LIKENESS } from './faults.ts'
import type { ScannedBoard, ScannedFault } from './found.ts'
import { formatOf } from './notation.ts'
import { isRow, type PlacedRow, runsOf } from './runs.ts'
import { type Range, type Stretch, stretchesOf } from './stretches.ts'
import { faultOfLine, FEWEST_CELLS, isLineOfCells, splitRows, wholeBoards } from './wholeBoards.ts'

export interface Scan {
  readonly boards: readonly ScannedBoard[]
  readonly faults: readonly ScannedFault[]
}

/** Maximum characters of a text in which damaged boards are searched beside others. */
const LONGEST_MIXED = 1_000_000
/** Maximum characters of a text in which a few cells may be the rest of a row. */
const LONGEST_DAMAGED = 20_000

/** Fewest rows of a board, with three folded into each. */
const FEWEST_LINES = 3

/** Returns the boards of a text, and what is nearly one. @param found boards of the text */
export function scan(text: string, found = foundBoards(text)): Scan {
  const boards = onePerLine(found)
  if (text.length > LONGEST_MIXED && boards.length > 0) return { boards, faults: [] }
  const faults = foundFaults(text, found)
  // A line of which a part is damaged is no puzzle with the rest of it.
  const damaged = new Set(faults.flatMap(({ isLong, line }) => (isLong ? line : [])))
  return { boards: boards.filter(({ isLong, line }) => !isLong || !damaged.has(line)), faults }
}

export function foundBoards(text: string): readonly ScannedBoard[] {
  const found: ScannedBoard[] = []
  const rows: Stretch[] = []
  for (const stretch of joinedCells(withoutDashes(stretchesOf(text)))) {
    const whole = wholeBoards(stretch)
    if (whole.length > 0) found.push(...whole)
    else for (const row of splitRows(stretch)) if (isRow(row)) rows.push(row)
  }
  for (const [index, run] of runsOf(text, rows).entries()) {
    if (run.length < FEWEST_LINES) continue
    for (const board of boardsOf(run).boards) found.push(placed(board, text, index))
  }
  return found.toSorted((one, other) => one.start - other.start)
}

function placed({ grid, kind, rows, hasRule }: FoundBoard, text: string, run: number): ScannedBoard {
  const [first, second] = rows
  const format = formatOf(kind, rows, hasRule, text.slice(first.end, second.start))
  return { grid, start: first.start, end: rows[8].end, line: first.line, format, isLong: false, run, rows }
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

/** Maximum cells of a damaged board with one on each line. */
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

/** As `LEAST_LIKENESS`, beside other boards: these make a damaged one less likely than a table or prose. */
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
  if (run.length < Math.min(fewest, FEWEST_LINES)) return []
  const { faults } = boardsOf(run)
  return faults.flatMap(({ rows: found }) => {
    const rows = withoutTitle(found)
    const fault = rows.length < fewest ? undefined : faultOf(rows)
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
