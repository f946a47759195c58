/** Faults of checks of the box: the cells that each reads, and what it says. */
import { cellsFrom, corner, type Fault, rectangle, third } from './checkedCells.ts'

/** First row or column of a box, for a program that numbers rows and columns from 1 and cuts fractions off. */
const fromOne = (index: number) => Math.trunc((index - 1) / 3) * 3

const FROM_ZERO = [
  'the box is computed as if rows and columns were numbered from 0, but they are numbered from 1',
  '행과 열을 1부터 세는데 0부터 세는 것처럼 박스를 계산합니다',
] as const

export const BOX_FAULTS: readonly Fault[] = [
  [() => [], 'the box is not checked', '박스를 확인하지 않습니다'],
  [
    (row, column) => rectangle(third(row), third(column)),
    'the box is looked for at row/3, column/3: both lack * 3',
    '박스의 시작을 행/3, 열/3으로 계산합니다. * 3이 빠졌습니다',
  ],
  [
    (row, column) => rectangle(third(row), corner(column)),
    'the first row of the box is row/3: it lacks * 3',
    '박스의 첫 행을 행/3으로 계산합니다. * 3이 빠졌습니다',
  ],
  [
    (row, column) => rectangle(corner(row), third(column)),
    'the first column of the box is column/3: it lacks * 3',
    '박스의 첫 열을 열/3으로 계산합니다. * 3이 빠졌습니다',
  ],
  [
    (row, column) => rectangle(corner(column), corner(row)),
    'the box is looked for with row and column exchanged',
    '행과 열이 바뀐 박스를 확인합니다',
  ],
  [
    (row, column) => rectangle(row % 3, column % 3),
    'the box is looked for at row % 3, column % 3',
    '박스의 시작을 행 % 3, 열 % 3으로 계산합니다',
  ],
  [
    (row, column) => rectangle((row % 3) * 3, (column % 3) * 3),
    'the box is looked for at row % 3 * 3, column % 3 * 3',
    '박스의 시작을 행 % 3 * 3, 열 % 3 * 3으로 계산합니다',
  ],
  [
    (row, column) => rectangle(corner(row), (column % 3) * 3),
    'the first column of the box is column % 3 * 3',
    '박스의 첫 열을 열 % 3 * 3으로 계산합니다',
  ],
  [
    (row, column) => rectangle((row % 3) * 3, corner(column)),
    'the first row of the box is row % 3 * 3',
    '박스의 첫 행을 행 % 3 * 3으로 계산합니다',
  ],
  [
    (row, column) => rectangle(corner(row), column % 3),
    'the first column of the box is column % 3',
    '박스의 첫 열을 열 % 3으로 계산합니다',
  ],
  [
    (row, column) => rectangle(row % 3, corner(column)),
    'the first row of the box is row % 3',
    '박스의 첫 행을 행 % 3으로 계산합니다',
  ],
  [
    (_, column) => rectangle(0, corner(column)),
    'the box is always looked for in the top rows',
    '항상 맨 위 세 행에서 박스를 찾습니다',
  ],
  [
    (row) => rectangle(corner(row), 0),
    'the box is always looked for in the left columns',
    '항상 왼쪽 세 열에서 박스를 찾습니다',
  ],
  [
    (row, column) => rectangle(corner(row), corner(column), 2),
    'only two rows of the box are checked',
    '박스에서 두 행만 확인합니다',
  ],
  [
    (row, column) => rectangle(corner(row), corner(column), 3, 2),
    'only two columns of the box are checked',
    '박스에서 두 열만 확인합니다',
  ],
  [
    (row, column) => rectangle(corner(row), corner(column), 4, 4),
    'the box is checked one row and one column too far, as if the loops had <= in the place of <',
    '박스를 한 행, 한 열 더 확인합니다. 반복문에 < 대신 <=를 쓴 셈입니다',
  ],
  [
    (row, column) =>
      [0, 1, 2, 3].flatMap((below) => cellsFrom((corner(row) + below) * 9 + corner(column), 4)),
    'the box is checked one row and one column too far, as if the loops had <= in the place of <',
    '박스를 한 행, 한 열 더 확인합니다. 반복문에 < 대신 <=를 쓴 셈입니다',
  ],
  [
    (row, column) => rectangle(corner(row) + 1, corner(column), 2),
    'the first row of the box is left out',
    '박스의 첫 행을 빠뜨립니다',
  ],
  [
    (row, column) => rectangle(corner(row), corner(column) + 1, 3, 2),
    'the first column of the box is left out',
    '박스의 첫 열을 빠뜨립니다',
  ],
  [
    (row, column) => rectangle(corner(row), corner(column), 1),
    'only one row of the box is checked',
    '박스에서 한 행만 확인합니다',
  ],
  [
    (row, column) => rectangle(corner(row), corner(column), 3, 1),
    'only one column of the box is checked',
    '박스에서 한 열만 확인합니다',
  ],
  [
    (row, column) => [0, 1, 2].map((k) => (corner(row) + k) * 9 + corner(column) + k),
    'only the diagonal of the box is checked',
    '박스의 대각선만 확인합니다',
  ],
  [
    (row, column) => rectangle(row, column),
    'the box begins at the cell itself',
    '숫자를 놓을 칸을 박스의 첫 칸으로 봅니다',
  ],
  [
    (row, column) => rectangle(row, corner(column)),
    'the box begins at the row of the cell',
    '숫자를 놓을 칸의 행을 박스의 첫 행으로 봅니다',
  ],
  [
    (row, column) => rectangle(corner(row), column),
    'the box begins at the column of the cell',
    '숫자를 놓을 칸의 열을 박스의 첫 열로 봅니다',
  ],
  [
    (row, column) => rectangle(corner(row), corner(column)).filter((cell) => cell <= row * 9 + column),
    'the box is checked up to the cell only',
    '박스에서 숫자를 놓을 칸까지만 확인합니다',
  ],
  [
    (_, column) => rectangle(corner(column), corner(column)),
    'the first row of the box is computed from the column',
    '박스의 첫 행을 열 번호로 계산합니다',
  ],
  [
    (row) => rectangle(corner(row), corner(row)),
    'the first column of the box is computed from the row',
    '박스의 첫 열을 행 번호로 계산합니다',
  ],
  [
    (row, column) => rectangle(corner(row), corner(column), 1, 1),
    'only the first cell of the box is checked',
    '박스의 첫 칸만 확인합니다',
  ],
  [
    (row, column) => (row < 3 && column < 3 ? rectangle(0, 0) : []),
    'only the top left box is checked, as if the loops ended at 3 for every box',
    '맨 왼쪽 위 박스만 확인합니다. 모든 박스에서 반복문이 3에서 끝나는 셈입니다',
  ],
  [
    () => rectangle(0, 0),
    'the top left box is checked in the place of the cell’s own',
    '칸이 속한 박스 대신 맨 왼쪽 위 박스를 확인합니다',
  ],
  [
    (row, column) => rectangle(fromOne(row), fromOne(column)),
    'the box is looked for at (row - 1)/3 * 3, (column - 1)/3 * 3, as if rows and columns were numbered from 1',
    '행과 열을 1부터 세는 것처럼 박스의 시작을 (행 - 1)/3 * 3, (열 - 1)/3 * 3으로 계산합니다',
  ],
  [(row, column) => rectangle(corner(row + 1), corner(column + 1)), ...FROM_ZERO],
  [(row, column) => rectangle(corner(row + 1) - 1, corner(column + 1) - 1), ...FROM_ZERO],
  [
    (row, column) => rectangle((corner(row - 1) + 9) % 9, (corner(column - 1) + 9) % 9),
    'the box is looked for at (row - 1)/3 * 3, (column - 1)/3 * 3, as if rows and columns were numbered from 1',
    '행과 열을 1부터 세는 것처럼 박스의 시작을 (행 - 1)/3 * 3, (열 - 1)/3 * 3으로 계산합니다',
  ],
  [
    (row, column) => rectangle(corner(row), corner(column), corner(column) + 3 - corner(row), 1),
    'the inner loop over the box counts the variable of the outer loop, so that only its first column is read',
    '박스의 안쪽 반복문이 바깥 반복문의 변수를 세어서 첫 열만 확인합니다',
  ],
]
