/** Models of programs whose checks of a digit are wrong. */
import { ALL_DIGITS, type DigitSet } from '../../../sudoku/candidates.ts'
import type { Board } from '../../../sudoku/grid.ts'
import type { Phrase } from '../../../i18n/text.ts'
import { CELLS, type Cell, type UnitKind } from '../../../sudoku/units.ts'
import { BOX_FAULTS } from './boxFaults.ts'
import {
  cellsFrom,
  type CheckedCells,
  columnCells,
  type Fault,
  rowCells,
  UNIT_CELLS,
} from './checkedCells.ts'
import type { Model } from './model.ts'
import type { Visit } from '../visits.ts'

const FAULTS: Readonly<Record<UnitKind, readonly Fault[]>> = {
  row: [
    [() => [], 'the row is not checked', '행을 확인하지 않습니다'],
    [
      (_, column) => rowCells(column),
      'the check uses the number of the column for the row, and so reads another row',
      '행 번호 자리에 열 번호를 써서 다른 행을 확인합니다',
    ],
    [
      (row) => rowCells(row).slice(0, 8),
      'the row is checked up to column 8 only',
      '행을 8열까지만 확인합니다',
    ],
    [(row) => rowCells(row).slice(1), 'the row is checked from column 2 on', '행을 2열부터 확인합니다'],
    [
      (row) => rowCells(row).slice(0, 1),
      'only the first cell of the row is checked',
      '행의 첫 칸만 확인합니다',
    ],
    [
      (row) => cellsFrom(row * 9, 10),
      'the row is checked one cell too far, into the next row',
      '행을 한 칸 더, 다음 행까지 확인합니다',
    ],
    [
      (row) => cellsFrom(row * 9 + 1, 9),
      'the row is checked from column 2 to the first cell of the next row, as if columns were numbered from 1',
      '열을 1부터 세는 것처럼 행을 2열부터 다음 행의 첫 칸까지 확인합니다',
    ],
    [
      (row, column) => rowCells(row).slice(0, column),
      'the row is checked only left of the cell',
      '행에서 숫자를 놓을 칸의 왼쪽만 확인합니다',
    ],
    [
      (row, column) => rowCells(row).slice(column),
      'the row is checked only right of the cell',
      '행에서 숫자를 놓을 칸의 오른쪽만 확인합니다',
    ],
    [
      (row) => rowCells(row).slice(-1),
      'only the last cell of the row is checked',
      '행의 마지막 칸만 확인합니다',
    ],
    [
      (row) => rowCells(row).filter((cell) => cell !== row * 10),
      'the check of the row leaves out the cell whose column has the number of the row',
      '행을 확인할 때 열 번호가 행 번호와 같은 칸을 빠뜨립니다',
    ],
  ],
  column: [
    [() => [], 'the column is not checked', '열을 확인하지 않습니다'],
    [
      (row) => columnCells(row),
      'the check uses the number of the row for the column, and so reads another column',
      '열 번호 자리에 행 번호를 써서 다른 열을 확인합니다',
    ],
    [
      (_, column) => rowCells(column),
      'a row is checked instead of the column (the indices are exchanged)',
      '두 인덱스가 바뀌어 열 대신 행을 확인합니다',
    ],
    [
      (_, column) => columnCells(column).slice(0, 8),
      'the column is checked up to row 8 only',
      '열을 8행까지만 확인합니다',
    ],
    [
      (_, column) => columnCells(column).slice(1),
      'the column is checked from row 2 on',
      '열을 2행부터 확인합니다',
    ],
    [
      (_, column) => columnCells(column).slice(0, 1),
      'only the first cell of the column is checked',
      '열의 첫 칸만 확인합니다',
    ],
    [
      (row, column) => columnCells(column).slice(0, row),
      'the column is checked only above the cell',
      '열에서 숫자를 놓을 칸의 위쪽만 확인합니다',
    ],
    [
      (row, column) => columnCells(column).slice(row),
      'the column is checked only below the cell',
      '열에서 숫자를 놓을 칸의 아래쪽만 확인합니다',
    ],
    [
      (_, column) => columnCells(column).slice(-1),
      'only the last cell of the column is checked',
      '열의 마지막 칸만 확인합니다',
    ],
    [
      (_, column) => columnCells(column).filter((cell) => cell !== column * 10),
      'the check of the column leaves out the cell whose row has the number of the column',
      '열을 확인할 때 행 번호가 열 번호와 같은 칸을 빠뜨립니다',
    ],
  ],
  box: BOX_FAULTS,
}

/** By cell: the cells that a check reads for it. */
type CellTable = readonly (readonly Cell[])[]

const TABLES = new Map<CheckedCells, CellTable>()

function cellTableOf(looks: CheckedCells): CellTable {
  const known = TABLES.get(looks)
  if (known !== undefined) return known
  const table = Array.from({ length: CELLS }, (_, cell) => looks(Math.floor(cell / 9), cell % 9))
  TABLES.set(looks, table)
  return table
}

function digitsAt(board: Board, cells: readonly Cell[]): DigitSet {
  let digits = 0
  for (const cell of cells) digits |= 1 << board[cell]
  return digits
}

/** Returns the digits that none of the cells read by the checks contains. */
export function unusedDigits({ board, cell }: Visit, looks: readonly CheckedCells[]): DigitSet {
  let digits = 0
  for (const look of looks) digits |= digitsAt(board, cellTableOf(look)[cell])
  return ALL_DIGITS & ~digits
}

const ALL_LOOKS = [UNIT_CELLS.row, UNIT_CELLS.column, UNIT_CELLS.box]

/** Returns the digits that a right program tries. */
export const fittingDigits = (visit: Visit): DigitSet => unusedDigits(visit, ALL_LOOKS)

const KINDS = ['row', 'column', 'box'] as const

/** Models a program that overlooks digits in some units. @param tries returns the digits that the program tries */
function overlookedModel(
  units: readonly UnitKind[],
  en: string,
  ko: string,
  tries: (visit: Visit) => DigitSet,
): Model {
  return { kind: 'overlooked', units, reason: { en, ko }, tries }
}

/** Models a program whose checks read the given cells. */
function checkModel(
  units: readonly UnitKind[],
  en: string,
  ko: string,
  looks: readonly CheckedCells[],
): Model {
  return overlookedModel(units, en, ko, (visit) => unusedDigits(visit, looks))
}

function unitDigits({ board, cell }: Visit): readonly [number, number, number] {
  return [
    digitsAt(board, cellTableOf(UNIT_CELLS.row)[cell]),
    digitsAt(board, cellTableOf(UNIT_CELLS.column)[cell]),
    digitsAt(board, cellTableOf(UNIT_CELLS.box)[cell]),
  ]
}

function onlyUnitReason(kind: UnitKind): Phrase {
  const words: Readonly<Record<UnitKind, Phrase>> = {
    row: { en: 'only the row is checked', ko: '행만 확인합니다' },
    column: { en: 'only the column is checked', ko: '열만 확인합니다' },
    box: { en: 'only the box is checked', ko: '박스만 확인합니다' },
  }
  return words[kind]
}

/** Models of programs whose checks omit units, read wrong cells of a unit, or combine the units wrongly. */
export const CHECK_MODELS: readonly Model[] = [
  ...KINDS.flatMap((kind) =>
    FAULTS[kind].map(([looks, en, ko]) => {
      const all = KINDS.map((other) => (other === kind ? looks : UNIT_CELLS[other]))
      return overlookedModel([kind], en, ko, (visit) => unusedDigits(visit, all))
    }),
  ),
  ...KINDS.map((kind) => {
    const { en, ko } = onlyUnitReason(kind)
    return overlookedModel(
      KINDS.filter((other) => other !== kind),
      en,
      ko,
      (visit) => unusedDigits(visit, [UNIT_CELLS[kind]]),
    )
  }),
  overlookedModel(KINDS, 'nothing is checked', '아무것도 확인하지 않습니다', () => ALL_DIGITS),
  overlookedModel(
    KINDS,
    'a digit is refused only if row, column and box all have it (“and” in the place of “or”)',
    '같은 숫자가 행, 열, 박스에 모두 있을 때만 막습니다. or 자리에 and가 있습니다',
    (visit) => {
      const [row, column, box] = unitDigits(visit)
      return ALL_DIGITS & ~(row & column & box)
    },
  ),
  ...(
    [
      [['row', 'column'], 0, 1, 2, 'row and column', '행과 열'],
      [['row', 'box'], 0, 2, 1, 'row and box', '행과 박스'],
      [['column', 'box'], 1, 2, 0, 'column and box', '열과 박스'],
    ] as const
  ).map(([units, first, second, other, en, ko]) =>
    overlookedModel(
      units,
      `a digit is refused only if ${en} both have it (“and” in the place of “or”)`,
      `같은 숫자가 ${ko}에 모두 있을 때만 막습니다. or 자리에 and가 있습니다`,
      (visit) => {
        const digits = unitDigits(visit)
        return ALL_DIGITS & ~((digits[first] & digits[second]) | digits[other])
      },
    ),
  ),
  overlookedModel(
    KINDS,
    'the test is the wrong way round: digits that do not fit are tried, and those that fit are not',
    '조건이 거꾸로입니다. 놓을 수 없는 숫자를 시도하고, 놓을 수 있는 숫자는 건너뜁니다',
    (visit) => ALL_DIGITS & ~fittingDigits(visit),
  ),
  checkModel(
    ['row', 'column'],
    'row and column are exchanged in the check',
    '확인할 때 행과 열이 바뀌었습니다',
    [(_, column) => rowCells(column), (row) => columnCells(row), UNIT_CELLS.box],
  ),
  checkModel(
    KINDS,
    'row and column are exchanged where the check is called, so that another cell is checked',
    '검사를 부를 때 행과 열이 바뀌어 다른 칸을 확인합니다',
    KINDS.map(
      (kind): CheckedCells =>
        (row, column) =>
          UNIT_CELLS[kind](column, row),
    ),
  ),
  ...(
    [
      [
        ['row', 'column'],
        'row and column',
        '행과 열',
        (cells: readonly Cell[]) => cells.slice(0, 8),
        'up to the eighth cell only',
        '8번째 칸까지만',
      ],
      [
        ['row', 'column'],
        'row and column',
        '행과 열',
        (cells: readonly Cell[]) => cells.slice(1),
        'from the second cell on',
        '2번째 칸부터',
      ],
    ] as const
  ).map(([units, en, ko, part, says, saysKo]) =>
    checkModel(units, `${en} are checked ${says}`, `${ko}을 ${saysKo} 확인합니다`, [
      (row) => part(rowCells(row)),
      (_, column) => part(columnCells(column)),
      UNIT_CELLS.box,
    ]),
  ),
  checkModel(
    KINDS,
    'row, column and box are checked up to the eighth cell only',
    '행, 열, 박스를 8번째 칸까지만 확인합니다',
    KINDS.map(
      (kind): CheckedCells =>
        (row, column) =>
          UNIT_CELLS[kind](row, column).slice(0, 8),
    ),
  ),
  checkModel(
    KINDS,
    'row, column and box are checked from the second cell on',
    '행, 열, 박스를 2번째 칸부터 확인합니다',
    KINDS.map(
      (kind): CheckedCells =>
        (row, column) =>
          UNIT_CELLS[kind](row, column).slice(1),
    ),
  ),
  checkModel(
    KINDS,
    'only the first cell of the row is checked, and then nothing else, as if the check returned there',
    '행의 첫 칸만 확인하고 나머지는 확인하지 않습니다. 검사가 거기서 바로 return하는 셈입니다',
    [(row) => rowCells(row).slice(0, 1)],
  ),
  checkModel(
    KINDS,
    'only the first cell of the column is checked, and then nothing else, as if the check returned there',
    '열의 첫 칸만 확인하고 나머지는 확인하지 않습니다. 검사가 거기서 바로 return하는 셈입니다',
    [(_, column) => columnCells(column).slice(0, 1)],
  ),
  checkModel(
    KINDS,
    'only the first cells of the row and the column are checked, and then nothing else, as if the check returned there',
    '행과 열의 첫 칸만 확인하고 나머지는 확인하지 않습니다. 검사가 거기서 바로 return하는 셈입니다',
    [(row) => rowCells(row).slice(0, 1), (_, column) => columnCells(column).slice(0, 1)],
  ),
  checkModel(
    ['column', 'box'],
    'the row is checked, but of the column only the first cell, and then nothing else, as if the check returned there',
    '행은 확인하지만 열은 첫 칸만 확인하고, 나머지는 확인하지 않습니다. 검사가 거기서 바로 return하는 셈입니다',
    [UNIT_CELLS.row, (_, column) => columnCells(column).slice(0, 1)],
  ),
  checkModel(
    ['row', 'box'],
    'the column is checked, but of the row only the first cell, and then nothing else, as if the check returned there',
    '열은 확인하지만 행은 첫 칸만 확인하고, 나머지는 확인하지 않습니다. 검사가 거기서 바로 return하는 셈입니다',
    [UNIT_CELLS.column, (row) => rowCells(row).slice(0, 1)],
  ),
  checkModel(
    KINDS,
    'only the first cell of each row, column and box is checked, as if the loops ended at once',
    '행, 열, 박스에서 첫 칸만 확인합니다. 반복문이 한 번 만에 끝나는 셈입니다',
    KINDS.map(
      (kind): CheckedCells =>
        (row, column) =>
          UNIT_CELLS[kind](row, column).slice(0, 1),
    ),
  ),
]
