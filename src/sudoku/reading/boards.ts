/** Makes boards of rows that follow each other. */
import { hasConflicts } from '../conflicts.ts'
import { countsOf } from '../counts.ts'
import type { Grid } from '../grid.ts'
import { BOX_OF, COLUMN_OF, ROW_OF } from '../units.ts'
import { cellsByPlace } from './columns.ts'
import {
  cut,
  CUT_KINDS,
  type CutKind,
  digitsOf,
  isSequence,
  ornamentsOf,
  withoutOrnaments,
  wordsOf,
} from './cuts.ts'
import type { PlacedRow, Run } from './runs.ts'
import type { Stretch } from './stretches.ts'

export interface FoundBoard {
  readonly grid: Grid
  readonly kind: CutKind
  readonly rows: readonly Stretch[]
  readonly hasRule: boolean
}

/** Rows that are no board, although they resemble one. */
export interface FoundFault {
  readonly rows: readonly Stretch[]
}

export interface Found {
  readonly boards: readonly FoundBoard[]
  readonly faults: readonly FoundFault[]
}

/** Returns the boards of a run, and what is left of it. */
export function boardsOf(run: Run): Found {
  const boards: FoundBoard[] = []
  const faults: FoundFault[] = []
  const hasRule = run.some(({ gap }) => gap?.hasRule)
  for (const rows of columnsOf(run)) {
    const { whole, rest } = chunksOf(rows)
    for (const chunk of whole) {
      const read = isHeaded(chunk) || areColumns(chunk) || hasWiderRow(chunk) ? undefined : readRows(chunk)
      if (read === undefined) faults.push({ rows: chunk })
      const areBoxes = chunk.every(isBox)
      for (const grid of read?.grids ?? [])
        boards.push({
          grid: areBoxes ? rowsOfBoxes(grid) : grid,
          kind: read?.kind ?? 'words',
          rows: chunk,
          hasRule,
        })
    }
    for (const chunk of rest) faults.push({ rows: chunk })
  }
  return { boards, faults }
}

/** True if the first of nine rows numbers the columns of the others, which have labels. */
function isHeaded([title, { head, gap }, next]: Run): boolean {
  const isApart = gap?.hasRule === true && next.gap?.hasRule === false
  return (isApart || (head !== '' && head !== title.head)) && isTitle(title)
}

/** True for column vectors of MATLAB that stand side by side. */
function areColumns([{ text }, { gap }]: Run): boolean {
  return gap !== undefined && text.includes(';') && !text.includes(',') && gap.isOnLine && !gap.isEnded
}

/** True for a bracket of three lines with three cells each. */
function isBox({ text }: Stretch): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.length === 3 && lines.every((line) => wordsOf(line).length === 3)
}

/** Returns the board whose boxes are in the place of its rows. */
function rowsOfBoxes(boxes: Grid): Grid {
  return boxes.map((_, cell) => boxes[9 * BOX_OF[cell] + 3 * (ROW_OF[cell] % 3) + (COLUMN_OF[cell] % 3)])
}

/** Width of a cell and the space beside it, in characters. */
const CELL_WIDTH = 2

/** Two bars between three boxes. */
const BOXES = /^[^|]+\|[^|]+\|[^|]+$/

/** True if one of nine rows of boxes is wider by a cell than the others, which are equally wide: it has a cell too many. */
function hasWiderRow(rows: Run): boolean {
  const [narrowest, ...others] = rows.map(({ text }) => text.length).toSorted((one, other) => one - other)
  const isAlone = others.at(-2) === narrowest && (others.at(-1) ?? 0) >= narrowest + CELL_WIDTH
  return isAlone && rows.every(({ text }) => BOXES.test(text))
}

/** Separates boards whose rows stand side by side. */
function columnsOf(rows: Run): readonly Run[] {
  const lines = countsOf(rows.map(({ line }) => line))
  const [count, ...others] = new Set(lines.values())
  const isBeside = rows.some(({ gap }) => gap?.isBeside)
  if (others.length > 0 || count === 1 || !isBeside || lines.size < 9)
    return isBeside && lines.size > 1 ? [] : [rows]
  return Array.from({ length: count }, (_, column) =>
    rows
      .filter((_row, index) => index % count === column)
      .map((row, index) => ({ ...row, gap: rows[index * count].gap })),
  )
}

/** Reads nine rows, each of one board or of several side by side. */
function readRows(
  rows: readonly Stretch[],
): { readonly grids: readonly Grid[]; readonly kind: CutKind } | undefined {
  const readings: { readonly grids: readonly Grid[]; readonly kind: CutKind }[] = []
  for (const kind of [...CUT_KINDS, 'columns'] as const) {
    const grids = kind === 'columns' ? gridsByPlace(rows, readings.length > 0) : gridsOf(rows, kind)
    if (grids !== undefined && !readings.some((other) => other.grids.join() === grids.join()))
      readings.push({ grids, kind })
  }
  const sound = readings.filter(({ grids }) => !grids.some(hasConflicts))
  // Where two ways of cutting give boards without conflicts, the user chooses.
  return sound.length === 0 ? readings[0] : { ...sound[0], grids: sound.flatMap(({ grids }) => grids) }
}

function gridsByPlace(rows: readonly Stretch[], isRead: boolean): readonly Grid[] | undefined {
  const cells = isRead ? undefined : cellsByPlace(rows.map(({ text }) => text))
  return cells && [cells.flat().map(Number)]
}

/** True if one field is empty, as in `[[,1,2,…`: a digit is missing there. */
function isCellLost(cells: readonly string[]): boolean {
  return cells.includes('') && cells.indexOf('') === cells.lastIndexOf('')
}

function gridsOf(rows: readonly Stretch[], kind: CutKind): readonly Grid[] | undefined {
  const cells: (readonly string[])[] = []
  for (const row of rows) {
    const found = cut(row.text, kind)
    if (found === undefined) return undefined
    cells.push(found)
  }
  const widest = Math.max(...cells.map(({ length }) => length))
  // The last row of a table may lack the separator at its end.
  const last = cells[cells.length - 1]
  const isTable = kind !== 'words' && kind !== 'packed'
  if (
    isTable &&
    last.length === widest - 1 &&
    last[last.length - 1] !== '' &&
    cells.slice(0, -1).every((row) => row[widest - 1] === '')
  )
    cells[cells.length - 1] = [...last, '']
  if (cells.some(({ length }) => length !== cells[0].length || length < 9)) return undefined
  const ornaments = ornamentsOf(
    cells,
    rows.every(({ text }) => text.trimStart().startsWith('|')),
  )
  if (ornaments === undefined) return undefined
  const bare = cells.map((row) => withoutOrnaments(row, ornaments))
  const width = bare[0].length
  if (width % 9 !== 0 || width > 27) return undefined
  const grids: Grid[] = []
  const isEnclosed = rows.some(({ before }) => before.trim() !== '')
  const areNumerals = kind === 'packed' && areGrouped(rows)
  for (let start = 0; start < width; start += 9) {
    const nine = bare.map((row) => row.slice(start, start + 9))
    const grid = digitsOf(nine.flat(), kind)
    const mayBeNumbers = !isTable && (areNumerals || areNumbers(nine))
    if (grid === undefined || (mayBeNumbers && hasConflicts(grid)) || numbersBoxes(grid)) return undefined
    if (isEnclosed && isCellLost(nine.flat())) return undefined
    grids.push(grid)
  }
  return grids
}

/** True for a table that gives the box of each cell, as programs have it. */
function numbersBoxes(grid: Grid): boolean {
  const firsts = grid.map((_, cell) => grid[BOX_OF.indexOf(BOX_OF[cell])])
  return new Set(firsts).size === 9 && grid.every((digit, cell) => digit === firsts[cell])
}

/** Numbers of which each may have a mark before it, and the last one behind it. */
const NUMBERS = /^\D?\d+(?:\D\d+)*\D?$/

/** True for scores, times, dates, decimals or addresses: each row has equally many marks, each of them beside digits. */
function areNumbers(rows: readonly (readonly string[])[]): boolean {
  const texts = rows.map((row) => row.join(''))
  const counts = new Set(texts.map((text) => text.replaceAll(/\d/g, '').length))
  return counts.size === 1 && !counts.has(0) && texts.every((text) => text.length === 9 && NUMBERS.test(text))
}

/** A number in groups of three digits: `331,002,651`. */
const GROUPED = /^\s*\d{3},\d{3},\d{3}\s*$/

/** True for rows of a number in groups, or of several numbers: none begins with a zero, although some have one. */
function areGrouped(rows: readonly Stretch[]): boolean {
  if (rows.every(({ text }) => GROUPED.test(text))) return true
  const numbers = rows.map(({ text }) => wordsOf(text))
  return (
    numbers.every((row) => row.length >= 3 && row.every((word) => /^[1-9]\d+$/.test(word))) &&
    (numbers[0].length > 3 || numbers.flat().some((word) => word.includes('0')))
  )
}

interface Chunks {
  readonly whole: readonly Run[]
  readonly rest: readonly Run[]
}

/**
 * Groups rows into boards of nine. Blank lines and rules may separate the rows or bands of a board; groups of rows are
 * joined only while they make up no more than nine rows, and only if none of the joined boards is damaged.
 */
function chunksOf(rows: Run): Chunks {
  const groups = groupsOf(rows).map(unfolded)
  const whole: Run[] = []
  const rest: Run[] = []
  let joined: Run[] = []
  let count = 0
  const joins: (readonly Run[])[] = []
  const close = () => {
    if (count > 0) joins.push(joined)
    joined = []
    count = 0
  }
  for (const [index, group] of groups.entries()) {
    if (count === 0 && isTitled(groups, index)) {
      if (group.length === 10) whole.push(group.slice(1))
      continue
    }
    if (count + group.length > 9) close()
    if (count > 0 || group.length % 9 !== 0) {
      joined.push(group)
      count += group.length
    } else for (let start = 0; start < group.length; start += 9) whole.push(group.slice(start, start + 9))
    if (count >= 9) close()
  }
  close()
  const isWhole = (blocks: readonly Run[]) =>
    blocks.flat().length === 9 &&
    (blocks.every(({ length }) => length === blocks[0].length) || (joins.length === 1 && whole.length === 0))
  const good = joins.filter(isWhole)
  const bad = joins.filter((blocks) => !isWhole(blocks))
  const isMixed = bad.length > 0 && good.some(({ length }) => length > 1)
  if (isMixed) rest.push([...bad, ...good].flat(2))
  else {
    rest.push(...bad.map((blocks) => blocks.flat()))
    whole.push(...good.map((blocks) => blocks.flat()))
  }
  return { whole, rest }
}

function groupsOf(rows: Run): readonly Run[] {
  const groups: PlacedRow[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last === undefined || row.gap?.isBlank) groups.push([row])
    else last.push(row)
  }
  return groups.flatMap((group) => (group.length > 10 ? splitAtTitles(group) : [group]))
}

/** Returns the nine rows of a board without conflicts that is folded at 27 cells; other rows as they are. */
function unfolded(group: Run): Run {
  if (group.length !== 3) return group
  const rows = group.flatMap((row) => {
    const words = wordsOf(row.text)
    const cells = words.length === 1 ? Array.from(words[0]) : words
    const sign = words.length === 1 ? '' : ' '
    if (cells.length !== 27) return []
    return [0, 9, 18].map((start) => ({ ...row, text: cells.slice(start, start + 9).join(sign), size: 9 }))
  })
  const read = rows.length === 9 ? readRows(rows) : undefined
  return read === undefined || read.grids.some(hasConflicts) ? group : rows
}

/** Separates boards of which each has the numbers of its columns above a horizontal line. */
function splitAtTitles(group: Run): readonly Run[] {
  const parts: PlacedRow[][] = [[]]
  for (const [index, row] of group.entries()) {
    const isApart = group[index + 1]?.gap?.hasRule === true && group[index + 2]?.gap?.hasRule === false
    if (isApart && index > 0 && isTitle(row)) parts.push([])
    parts[parts.length - 1].push(row)
  }
  return parts
}

/** True if a group begins with the numbers of the columns, or with the empty first line of a table. */
function isTitled(groups: readonly Run[], index: number): boolean {
  const group = groups[index]
  if (group.length !== 1 && group.length !== 10) return false
  const [title] = group
  if (!isTitle(title)) return false
  const following = group.slice(1)
  for (let next = index + 1; following.length < 9 && next < groups.length; next++)
    following.push(...groups[next])
  if (following.length !== 9) return false
  const board = readRows(following)
  if (board === undefined) return false
  const [{ head }] = following
  if (head !== '' && head !== title.head) return true
  if (following[0].gap?.hasRule && !following[1].gap?.hasRule) return true
  const other = readRows([title, ...following.slice(0, 8)])
  return (
    other === undefined ||
    (!board.grids.some(hasConflicts) && other.grids.some(hasConflicts)) ||
    /^[\s|,\t]*$/.test(title.text)
  )
}

export function isTitle({ text }: Stretch): boolean {
  if (/^\s*\|[\s|]*$/.test(text)) return true
  return CUT_KINDS.some((kind) => {
    const cells = cut(text, kind)?.join().replace(/^,|,$/g, '').split(',')
    return cells !== undefined && isSequence(cells.slice(-9)) && cells.length <= 10
  })
}
