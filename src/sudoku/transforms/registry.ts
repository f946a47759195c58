import type { Grid } from '../grid.ts'
import type { Phrase } from '../../i18n/text.ts'
import { type Cell, cellAt, CELLS, COLUMN_OF, DIGITS, ROW_OF } from '../units.ts'
import { SAME_CELLS, SAME_DIGITS, type Transform } from './transform.ts'

export type TransformKind = 'symmetry' | 'rows' | 'columns' | 'bands' | 'stacks' | 'digits'

/** A transform (a move of cells or exchange of digits that keeps a puzzle valid) that the user can choose by name. */
export interface NamedTransform extends Transform {
  /** Stable; `transformWithId` resolves it. */
  readonly id: string
  readonly kind: TransformKind
  readonly name: Phrase
}

/** Tabulates a move of cells. @param source maps a row and column of the moved board to the source cell of its digit */
function sourcesOf(source: (row: number, column: number) => Cell): readonly Cell[] {
  return Array.from({ length: CELLS }, (_, cell) => source(ROW_OF[cell], COLUMN_OF[cell]))
}

function cellTransform(
  kind: TransformKind,
  id: string,
  en: string,
  ko: string,
  source: (row: number, column: number) => Cell,
): NamedTransform {
  return { id, kind, name: { en, ko }, sources: sourcesOf(source), digits: SAME_DIGITS }
}

/** The seven symmetries of the square other than the identity. Rotations are clockwise. */
export const SYMMETRIES: readonly NamedTransform[] = [
  cellTransform('symmetry', 'rotate-90', 'Rotate by 90°', '90° 회전', (row, column) =>
    cellAt(8 - column, row),
  ),
  cellTransform('symmetry', 'rotate-180', 'Rotate by 180°', '180° 회전', (row, column) =>
    cellAt(8 - row, 8 - column),
  ),
  cellTransform('symmetry', 'rotate-270', 'Rotate by 270°', '270° 회전', (row, column) =>
    cellAt(column, 8 - row),
  ),
  cellTransform('symmetry', 'mirror-left-right', 'Mirror left and right', '좌우 반전', (row, column) =>
    cellAt(row, 8 - column),
  ),
  cellTransform('symmetry', 'mirror-top-bottom', 'Mirror top and bottom', '상하 반전', (row, column) =>
    cellAt(8 - row, column),
  ),
  cellTransform('symmetry', 'transpose', 'Exchange rows and columns', '행과 열 바꾸기', (row, column) =>
    cellAt(column, row),
  ),
  cellTransform(
    'symmetry',
    'anti-transpose',
    'Mirror in the rising diagonal',
    '오른쪽 위 대각선으로 뒤집기',
    (row, column) => cellAt(8 - column, 8 - row),
  ),
]

/** Pairs of lines (rows or columns) in one band or stack, numbered from 0. */
const LINE_PAIRS = [0, 3, 6].flatMap((first) => [
  [first, first + 1],
  [first, first + 2],
  [first + 1, first + 2],
])

/** Pairs of blocks (bands or stacks), numbered from 0. */
const BLOCK_PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
]

function lineAfterSwap(line: number, one: number, other: number): number {
  if (line === one) return other
  return line === other ? one : line
}

function lineAfterBlockSwap(line: number, one: number, other: number): number {
  return lineAfterSwap(Math.floor(line / 3), one, other) * 3 + (line % 3)
}

/** Returns the line numbers of a block, from 1: `1–3`. */
function lineRange(block: number): string {
  return `${block * 3 + 1}–${block * 3 + 3}`
}

export const ROW_SWAPS: readonly NamedTransform[] = LINE_PAIRS.map(([one, other]) =>
  cellTransform(
    'rows',
    `rows-${one + 1}-${other + 1}`,
    `Swap rows ${one + 1} and ${other + 1}`,
    `${one + 1}행과 ${other + 1}행 바꾸기`,
    (row, column) => cellAt(lineAfterSwap(row, one, other), column),
  ),
)

export const COLUMN_SWAPS: readonly NamedTransform[] = LINE_PAIRS.map(([one, other]) =>
  cellTransform(
    'columns',
    `columns-${one + 1}-${other + 1}`,
    `Swap columns ${one + 1} and ${other + 1}`,
    `${one + 1}열과 ${other + 1}열 바꾸기`,
    (row, column) => cellAt(row, lineAfterSwap(column, one, other)),
  ),
)

export const BAND_SWAPS: readonly NamedTransform[] = BLOCK_PAIRS.map(([one, other]) =>
  cellTransform(
    'bands',
    `bands-${one + 1}-${other + 1}`,
    `Swap rows ${lineRange(one)} and ${lineRange(other)}`,
    `${lineRange(one)}행과 ${lineRange(other)}행 바꾸기`,
    (row, column) => cellAt(lineAfterBlockSwap(row, one, other), column),
  ),
)

export const STACK_SWAPS: readonly NamedTransform[] = BLOCK_PAIRS.map(([one, other]) =>
  cellTransform(
    'stacks',
    `stacks-${one + 1}-${other + 1}`,
    `Swap columns ${lineRange(one)} and ${lineRange(other)}`,
    `${lineRange(one)}열과 ${lineRange(other)}열 바꾸기`,
    (row, column) => cellAt(row, lineAfterBlockSwap(column, one, other)),
  ),
)

/**
 * Returns the exchange of digits that maps 1 to the first of `digits`, 2 to the second, …
 * @param digits each of 1–9 once. @throws RangeError otherwise
 */
export function digitExchange(digits: readonly number[]): NamedTransform {
  if (digits.toSorted((a, b) => a - b).join('') !== '123456789')
    throw new RangeError(`Not a permutation: ${digits.join(' ')}`)
  const written = digits.join('')
  const name = { en: `Digits 123456789 → ${written}`, ko: `숫자 123456789 → ${written}` }
  return { id: `digits-${written}`, kind: 'digits', name, sources: SAME_CELLS, digits: [0, ...digits] }
}

/** Returns the exchange of digits that turns the first row of a full board into `firstRow`. */
export function digitExchangeTo(full: Grid, firstRow: readonly number[]): NamedTransform {
  return digitExchange(DIGITS.map((digit) => firstRow[full.indexOf(digit)]))
}

/** Swaps 1 and 9, 2 and 8, …: reverses the order in which a program tries the digits. */
export const REVERSED_DIGITS: NamedTransform = digitExchange([9, 8, 7, 6, 5, 4, 3, 2, 1])

/** All moves of cells, and one exchange of digits; `digitExchange` makes the other exchanges. */
export const TRANSFORMS: readonly NamedTransform[] = [
  ...SYMMETRIES,
  ...BAND_SWAPS,
  ...STACK_SWAPS,
  ...ROW_SWAPS,
  ...COLUMN_SWAPS,
  REVERSED_DIGITS,
]

/** Returns the transform with an id, including any exchange of digits. */
export function transformWithId(id: string): NamedTransform | undefined {
  const digits = /^digits-([1-9]{9})$/.exec(id)?.[1]
  if (digits !== undefined && new Set(digits).size === 9) return digitExchange(Array.from(digits, Number))
  return TRANSFORMS.find((transform) => transform.id === id)
}
