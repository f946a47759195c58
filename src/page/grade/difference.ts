/** Finds where a printed text first differs from the expected one. */
import { type Cell, CELLS } from '../../sudoku/units.ts'

/** A part of a line. */
export interface Stretch {
  /** From 0. */
  readonly line: number
  /** From 0; may be the line's length, where more was expected. */
  readonly from: number
  /** Exclusive. */
  readonly to: number
}

export interface Difference {
  /** Undefined if the texts differ in something other than a cell of the board. */
  readonly cell: Cell | undefined
  readonly printed: Stretch
  /** Undefined if other answers are right, too, so that there is nothing to compare with. */
  readonly expected: Stretch | undefined
}

/** Returns the first difference; undefined if there is none, apart from white space at line ends and at the end. */
export function firstDifference(printed: string, expected: string): Difference | undefined {
  const cells = cellsIn(printed)
  const others = cellsIn(expected)
  if (cells !== undefined && others !== undefined) {
    const cell = cells.findIndex(({ digit }, index) => digit !== others[index].digit)
    if (cell >= 0) return { cell, printed: cells[cell].place, expected: others[cell].place }
  }
  return firstDifferentCharacter(printed, expected)
}

/**
 * Returns the difference at a cell known to be wrong, for puzzles with several right answers. Undefined if the text
 * does not have 81 cells.
 */
export function differenceAt(printed: string, cell: Cell): Difference | undefined {
  const place = cellsIn(printed)?.[cell]?.place
  return place && { cell, printed: place, expected: undefined }
}

interface WrittenCell {
  /** `0` for a blank. */
  readonly digit: string
  readonly place: Stretch
}

/**
 * Returns the cells of a text; undefined if there are not exactly 81. Every format writes a cell as one digit or dot,
 * and uses digits and dots only for cells.
 */
function cellsIn(text: string): readonly WrittenCell[] | undefined {
  const cells = comparedLines(text).flatMap((line, index) =>
    Array.from(line.matchAll(/[\d.]/g), ({ 0: sign, index: from }) => ({
      digit: sign === '.' ? '0' : sign,
      place: { line: index, from, to: from + 1 },
    })),
  )
  return cells.length === CELLS ? cells : undefined
}

function firstDifferentCharacter(printed: string, expected: string): Difference | undefined {
  const lines = comparedLines(printed)
  const others = comparedLines(expected)
  for (let line = 0; line < Math.max(lines.length, others.length); line++) {
    const one = lines[line] ?? ''
    const other = others[line] ?? ''
    if (one === other) continue
    let from = 0
    while (one[from] === other[from]) from++
    const place = { line, from, to: from + 1 }
    return { cell: undefined, printed: place, expected: place }
  }
  return undefined
}

/** Returns the lines of a text, without white space at line ends and empty lines at the end: judges ignore both. */
export function comparedLines(text: string): readonly string[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd())
}

/** Returns the character at a place; empty past the end of the line. */
export function characterAt(text: string, { line, from, to }: Stretch): string {
  return (comparedLines(text)[line] ?? '').slice(from, to)
}
