/** Shapes in which programs hold a board, and the digits in them. */

export type List = unknown[] & ArrayLike<unknown>

const BLANKS = new Set<unknown>(['.', ' ', '', '_', '*', '-', null, '0', 0])

export const NO_DIGIT = -1

/** Rows may be followed by others, as an input's last line break is. */
const LONGEST = 12

/** The digit that a value stands for; 0 for whatever stands for none. */
export function digitOf(value: unknown): number {
  const digit = strictDigit(value)
  return digit === NO_DIGIT ? 0 : digit
}

/** The digit or blank that a value is, -1 for anything else: a table of truth values is no board. */
export function strictDigit(value: unknown): number {
  if (typeof value === 'number') return value >= 0 && value <= 9 && (value | 0) === value ? value : NO_DIGIT
  if (typeof value === 'string' && value.length === 1 && value >= '1' && value <= '9') return +value
  return BLANKS.has(value) ? 0 : NO_DIGIT
}

export function isList(value: unknown): value is List {
  return Array.isArray(value) || (ArrayBuffer.isView(value) && 'length' in value)
}

/** An object that holds 81 cells: a flat list of them, or rows, which may be padded so as to count from 1. */
export interface Board {
  readonly outer: List
  readonly offset: 0 | 1
  readonly isFlat: boolean
}

/** The boards that a list could be by its shape. */
export function boardsOf(outer: List): readonly Board[] {
  const { length } = outer
  if (length === 81) return [{ outer, offset: 0, isFlat: true }]
  if (length < 9 || length > LONGEST) return []
  const offsets: readonly (0 | 1)[] = length === 9 ? [0] : [0, 1]
  return offsets
    .filter((offset) => hasRows(outer, offset))
    .map((offset) => ({ outer, offset, isFlat: false }))
}

function hasRows(outer: List, offset: number): boolean {
  for (let row = offset; row < offset + 9; row++) {
    const cells = outer[row]
    if (typeof cells !== 'string' && !isList(cells)) return false
    if (cells.length < offset + 9 || cells.length > LONGEST) return false
  }
  return true
}

/**
 * The cells of which a board holds other values than those told; undefined while it is in pieces. Of a copy that is hardly
 * anything, and everything else would take ten times as long.
 */
export function cellsUnlike(
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

/** The digit in a cell of a board that is not in pieces. */
export function valueAt({ outer, offset, isFlat }: Board, cell: number): unknown {
  if (isFlat) return outer[cell]
  return (outer[Math.floor(cell / 9) + offset] as List | string)[(cell % 9) + offset]
}

export function hasRow({ outer, offset, isFlat }: Board, one: unknown): boolean {
  if (isFlat) return one === outer
  for (let row = offset; row < offset + 9; row++) if (outer[row] === one) return true
  return false
}

/** A board that is handed on and maybe never written: a text of 81, or nine of anything. */
export function boardIn(value: unknown): Board | undefined {
  if (typeof value === 'string')
    return value.length === 81 ? { outer: value.split(''), offset: 0, isFlat: true } : undefined
  return isList(value) ? boardsOf(value).find(({ offset }) => offset === 0) : undefined
}

/** The cell of a board that is at an index of one of its rows. */
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

/** @param but a cell that may hold anything, if there is one */
export function shows(board: Board, cells: readonly number[], but?: number): boolean {
  const unlike = cellsUnlike(board, cells)
  return unlike?.every((cell) => cell === but || strictDigit(valueAt(board, cell)) === cells[cell]) ?? false
}
