/** Reads rows whose blanks are spaces: the place of a digit tells its cell. */

import { isSequence } from './cuts.ts'

/** Widths between two cells of a box that are tried. */
const STRIDES = [1, 2, 3]
/** Widths added between two boxes that are tried. */
const GAPS = [0, 1, 2]

/** Minimum spaces that count as blanks; fewer may be lost digits. */
export const FEWEST_BLANKS = 9

/** Rows of nine cells with spaces for blanks, possibly with bars at the same places in all of them. */
export function cellsByPlace(written: readonly string[]): readonly (readonly string[])[] | undefined {
  const rows = withoutMarks(written)
  if (!rows.every((row) => /^[1-9 |]*$/.test(row))) return undefined
  const bars = placesOfBars(rows)
  if (bars === undefined) return undefined
  const cells = bars.length === 0 ? withoutBars(rows) : withBars(withoutLabels(rows, bars), bars)
  // Bars around a row show that none of its cells is lost.
  if (cells === undefined || bars.length === 4) return cells
  const blanks = cells.flat().filter((cell) => cell === '').length
  const width = Math.max(...rows.map(({ length }) => length))
  const isOneShort = rows.filter(({ length }) => length < width).length === 1
  return blanks < FEWEST_BLANKS || isOneShort ? undefined : cells
}

/** Removes the mark of a comment or a list, if all rows have it. */
function withoutMarks(rows: readonly string[]): readonly string[] {
  const mark = /^\s*[*>-]+/.exec(rows[0])?.[0]
  return mark !== undefined && rows.every((row) => row.startsWith(mark))
    ? rows.map((row) => row.slice(mark.length))
    : rows
}

/** Returns the places of the bars, if they are the same in all rows; rows may have lost a bar at their ends. */
function placesOfBars(rows: readonly string[]): readonly number[] | undefined {
  const all = rows.map((row) => Array.from(row.matchAll(/\|/g), ({ index }) => index))
  const most = all.reduce((one, other) => (other.length > one.length ? other : one), [])
  return all.every((places) => places.join() === most.join()) ? most : undefined
}

/** Replaces the numbers of the rows before the first of four bars by spaces. */
function withoutLabels(rows: readonly string[], bars: readonly number[]): readonly string[] {
  const [first] = bars
  const areLabelled = bars.length === 4 && isSequence(rows.map((row) => row.slice(0, first).trim()))
  return areLabelled ? rows.map((row) => ' '.repeat(first) + row.slice(first)) : rows
}

function withoutBars(rows: readonly string[]): readonly (readonly string[])[] | undefined {
  const width = Math.max(...rows.map((row) => row.length))
  // In quotation marks, all rows are equally long, and none has lost spaces.
  const isClosed = rows.every((row) => row.length === width)
  const filled = rows.filter((row) => row.trim() !== '')
  const first = isClosed ? 0 : Math.min(...filled.map((row) => row.length - row.trimStart().length))
  const last = isClosed ? width - 1 : Math.max(...filled.map((row) => row.trimEnd().length)) - 1
  const found = new Map<string, readonly (readonly string[])[]>()
  for (const stride of STRIDES) {
    for (const gap of GAPS) {
      for (const start of isClosed ? [first, first + 1] : [first]) {
        const places = Array.from(
          { length: 9 },
          (_, cell) => start + cell * stride + Math.floor(cell / 3) * gap,
        )
        const end = places[8]
        if (end === last || (isClosed && end === last - 1)) add(found, rows, places)
      }
    }
  }
  return found.size === 1 ? Array.from(found.values())[0] : undefined
}

function withBars(
  rows: readonly string[],
  bars: readonly number[],
): readonly (readonly string[])[] | undefined {
  const inner = bars.length === 4 ? bars.slice(1, 3) : bars.length === 2 ? bars : undefined
  if (inner === undefined) return undefined
  const [left, right] = inner
  const width = right - left - 1
  const ends = bars.length === 4 ? bars : [left - width - 1, left, right, right + width + 1]
  const found = new Map<string, readonly (readonly string[])[]>()
  for (const stride of STRIDES) {
    for (let start = 0; start + 2 * stride < width; start++) {
      const skew = Math.abs(start - (width - 1 - start - 2 * stride))
      if (skew > 1) continue
      const places = [0, 1, 2].flatMap((box) =>
        [0, 1, 2].map((cell) => ends[box] + 1 + start + cell * stride),
      )
      add(found, rows, places)
    }
  }
  return found.size === 1 ? Array.from(found.values())[0] : undefined
}

/** Adds the cells at these places, if no digit stands elsewhere. */
function add(
  found: Map<string, readonly (readonly string[])[]>,
  rows: readonly string[],
  places: readonly number[],
): void {
  const known = new Set(places)
  const isElsewhere = rows.some((row) =>
    Array.from(row).some((cell, place) => /[1-9]/.test(cell) && !known.has(place)),
  )
  // Two digits in neighbouring cells tell how far cells are apart, and so do digits in all columns.
  const areNeighbours = rows.some((row) =>
    places.some(
      (place, cell) =>
        cell % 3 < 2 && /[1-9]/.test(row.charAt(place)) && /[1-9]/.test(row.charAt(places[cell + 1])),
    ),
  )
  const areAllUsed = places.every((place) => rows.some((row) => /[1-9]/.test(row.charAt(place))))
  if (isElsewhere || !(areNeighbours || areAllUsed)) return
  const cells = rows.map((row) =>
    places.map((place) => (/[1-9]/.test(row.charAt(place)) ? row.charAt(place) : '')),
  )
  found.set(cells.join(';'), cells)
}
