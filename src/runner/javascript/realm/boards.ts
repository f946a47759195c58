/** Recognises boards in a program's data structures, and reads their digits. */

export type List = unknown[] & ArrayLike<unknown>

/** Values that denote a blank. */
const BLANKS = new Set<unknown>(['.', ' ', '', '_', '*', '-', '?', '#', 'x', 'X', null, '0', 0, -1])

/** Stands for a value that is neither a digit nor a blank. */
export const NO_DIGIT = -1

/** Maximum length of a list of rows, or of a row; allows extras such as the empty line after a final line break. */
const LONGEST = 12

/** Returns the digit that a value denotes; 0 if it denotes none. */
export function digitOf(value: unknown): number {
  const digit = strictDigit(value)
  return digit === NO_DIGIT ? 0 : digit
}

/** As `digitOf`, but NO_DIGIT for anything other than digits and blanks, such as booleans. */
export function strictDigit(value: unknown): number {
  if (typeof value === 'number' && value >= 0) return value <= 9 && (value | 0) === value ? value : NO_DIGIT
  if (typeof value === 'string' && value.length === 1 && value >= '1' && value <= '9') return +value
  return BLANKS.has(value) ? 0 : NO_DIGIT
}

export function isList(value: unknown): value is List {
  return Array.isArray(value) || (ArrayBuffer.isView(value) && 'length' in value)
}

/** A list of 81 cells, flat or in rows. `offset` is 1 if rows and columns are counted from 1: index 0 is unused. */
export interface Board {
  /** The list of rows, or of all cells. */
  readonly outer: List
  readonly offset: 0 | 1
  readonly isFlat: boolean
}

/** Returns the possible interpretations of a list as a board, by its shape. */
export function boardsOf(outer: List): readonly Board[] {
  const { length } = outer
  if (length === 81) return [{ outer, offset: 0, isFlat: true }]
  if (length < 9 || length > LONGEST) return []
  const offsets: readonly (0 | 1)[] = length === 9 ? [0] : [0, 1]
  return offsets
    .filter((offset) => hasRows(outer, offset))
    .map((offset) => ({ outer, offset, isFlat: false }))
}

/** True if a list has nine rows of cells from index `offset` on. */
function hasRows(outer: List, offset: number): boolean {
  for (let row = offset; row < offset + 9; row++) {
    const cells = outer[row]
    if (typeof cells !== 'string' && !isList(cells)) return false
    if (cells.length < offset + 9 || cells.length > LONGEST) return false
  }
  return true
}

/**
 * Returns the cells in which a board differs from given values, such as those of an earlier copy. Such cells are few:
 * a caller that processes only them is ten times as fast. Undefined while the shape of the board is broken.
 */
export function differingCells(
  { outer, offset, isFlat }: Board,
  values: readonly unknown[],
): readonly number[] | undefined {
  const found: number[] = []
  if (isFlat) {
    if (outer.length < 81) return undefined
    for (let cell = 0; cell < 81; cell++) if (outer[cell] !== values[cell]) found.push(cell)
    return found
  }
  if (!hasRows(outer, offset)) return undefined
  let cell = 0
  for (let row = offset; row < offset + 9; row++) {
    const cells = outer[row] as List | string
    for (let column = offset; column < offset + 9; column++, cell++)
      if (cells[column] !== values[cell]) found.push(cell)
  }
  return found
}

export function valueAt({ outer, offset, isFlat }: Board, cell: number): unknown {
  if (isFlat) return outer[cell]
  return (outer[Math.floor(cell / 9) + offset] as List | string)[(cell % 9) + offset]
}

/** True if a list is one of the board's rows or, if the board is flat, the board itself. */
export function hasRow({ outer, offset, isFlat }: Board, one: unknown): boolean {
  if (isFlat) return one === outer
  for (let row = offset; row < offset + 9; row++) if (outer[row] === one) return true
  return false
}

/**
 * Interprets a value as a board that need not be writable: a string of 81 characters, or a list in board shape.
 * Undefined for other values, and for boards counted from 1.
 */
export function boardIn(value: unknown): Board | undefined {
  if (typeof value === 'string')
    return value.length === 81 ? { outer: value.split(''), offset: 0, isFlat: true } : undefined
  return isList(value) ? boardsOf(value).find(({ offset }) => offset === 0) : undefined
}

/**
 * Returns the cell at an index of one of a board's rows, or of a flat board; undefined outside of the board.
 * @param row the row, or the list of all cells
 * @param key the index
 */
export function cellAt(
  { outer, offset: from, isFlat }: Board,
  row: unknown,
  key: unknown,
): number | undefined {
  const column = Number(key) - from
  if (isFlat) return outer === row && column >= 0 && column < 81 ? column : undefined
  if (!(column >= 0 && column < 9)) return undefined
  for (let number = 0; number < 9; number++) if (outer[number + from] === row) return number * 9 + column
  return undefined
}

/** Returns true if a board shows these digits. @param cells digits by cell @param but a cell that may hold anything */
export function shows(board: Board, cells: readonly number[], but?: number): boolean {
  const unlike = differingCells(board, cells)
  return unlike?.every((cell) => cell === but || strictDigit(valueAt(board, cell)) === cells[cell]) ?? false
}
