/** Cases with few blanks or none, each of which tests one thing. */
import { type Case, caseOf } from './case.ts'

const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179'

export const FULL: Case = caseOf(
  'full',
  ['Full board', '다 채워진 보드'],
  [
    'A program that only prints after placing a digit prints nothing',
    '숫자를 놓은 뒤에만 출력하는 프로그램은 아무것도 출력하지 않습니다',
  ],
  SOLVED,
  { kind: 'blanks', count: 0 },
)

/**
 * Boards with one blank, or with two or four blanks whose digits only one of the checks (row, column or box) decides.
 */
export const SINGLE_CHECKS: readonly Case[] = [
  caseOf(
    'last-blank',
    ['One blank, the last cell', '마지막 칸만 빈칸'],
    [
      'The last cell needs a 9: loops that end one round too early miss it',
      '마지막 칸의 답이 9라서 반복이 하나 모자라면 놓지 못합니다',
    ],
    '534678912672195348198342567859761423426853791713924856961537284287419635345286170',
    { kind: 'blanks', count: 1 },
    { kind: 'last-digit' },
  ),
  caseOf(
    'first-blank',
    ['One blank, the first cell', '첫 칸만 빈칸'],
    [
      'The first cell needs a 9: every digit before it must be refused',
      '첫 칸의 답이 9라서 1부터 8까지 모두 막아야 합니다',
    ],
    '087654321654321987321987654896745213745213896213896745579468132468132579132579468',
    { kind: 'blanks', count: 1 },
    { kind: 'last-digit' },
  ),
  caseOf(
    'row-decides',
    ['Only the row decides', '행 검사로만 정해지는 두 칸'],
    [
      'Two blanks in one column and one box: only the check of the row tells their digits apart',
      '같은 열, 같은 박스에 있는 두 빈칸의 숫자를 행 검사로만 가려낼 수 있습니다',
    ],
    '534678912072195348098342567859761423426853791713924856961537284287419635345286179',
    { kind: 'blanks', count: 2 },
    { kind: 'only-check', unit: 'row' },
  ),
  caseOf(
    'column-decides',
    ['Only the column decides', '열 검사로만 정해지는 두 칸'],
    [
      'Two blanks in one row and one box: only the check of the column tells their digits apart',
      '같은 행, 같은 박스에 있는 두 빈칸의 숫자를 열 검사로만 가려낼 수 있습니다',
    ],
    '004678912672195348198342567859761423426853791713924856961537284287419635345286179',
    { kind: 'blanks', count: 2 },
    { kind: 'only-check', unit: 'column' },
  ),
  caseOf(
    'box-decides',
    ['Only the box decides', '박스 검사로만 정해지는 네 칸'],
    [
      'Four blanks in four boxes: rows and columns allow 2 and 5 either way, only the check of the box does not',
      '네 박스에 하나씩 있는 빈칸에 2와 5를 바꿔 놓아도 행과 열은 맞아, 박스 검사만 막을 수 있습니다',
    ],
    '034678910672195348198342567859761423426853791713924856961537284087419630345286179',
    { kind: 'blanks', count: 4 },
    { kind: 'only-check', unit: 'box' },
  ),
  caseOf(
    'box-row-decides',
    ['Only the last row of a box decides', '박스의 셋째 줄로만 정해지는 네 칸'],
    [
      'Four blanks that only the box decides: a wrong digit repeats one in the last row of its box, so a check of two rows misses it',
      '틀린 숫자와 겹치는 숫자가 박스의 셋째 줄에만 있어, 두 줄만 검사하면 막지 못합니다',
    ],
    '693148725015273096724965318369481572072659031581732649158327964247596183936814257',
    { kind: 'blanks', count: 4 },
    { kind: 'only-check', unit: 'box' },
  ),
]

/** Boards on which one unit is empty, or one digit is missing. */
export const EMPTY_UNITS: readonly Case[] = [
  caseOf(
    'first-row-empty',
    ['First row empty', '첫 행이 빈 보드'],
    ['The first row needs every digit, from 9 down to 1', '첫 행에 9부터 1까지 모든 숫자가 필요합니다'],
    '000000000654321987321987654896745213745213896213896745579468132468132579132579468',
    { kind: 'empty-unit', unit: 'row', index: 0 },
    { kind: 'last-digit' },
  ),
  caseOf(
    'last-row-empty',
    ['Last row empty', '마지막 행이 빈 보드'],
    ['Loops that end before row 9 leave it empty', '9행 전에 끝나는 반복은 9행을 비워 둡니다'],
    '534678912672195348198342567859761423426853791713924856961537284287419635000000000',
    { kind: 'empty-unit', unit: 'row', index: 8 },
  ),
  caseOf(
    'last-column-empty',
    ['Last column empty', '마지막 열이 빈 보드'],
    [
      'The step from column 9 to the next row comes nine times',
      '9열에서 다음 행으로 아홉 번 넘어가야 합니다',
    ],
    '534678910672195340198342560859761420426853790713924850961537280287419630345286170',
    { kind: 'empty-unit', unit: 'column', index: 8 },
  ),
  caseOf(
    'middle-box-empty',
    ['Middle box empty', '가운데 박스가 빈 보드'],
    [
      'A wrong box number or a wrong first cell of a box shows in the middle',
      '박스 번호나 시작 칸이 틀리면 가운데에서 드러납니다',
    ],
    '987654321654321987321987654896000213745000896213000745579468132468132579132579468',
    { kind: 'empty-unit', unit: 'box', index: 4 },
  ),
  caseOf(
    'last-box-empty',
    ['Last box empty', '마지막 박스가 빈 보드'],
    ['The last box ends at row 9 and column 9', '마지막 박스는 9행 9열에서 끝납니다'],
    '534678912672195348198342567859761423426853791713924856961537000287419000345286000',
    { kind: 'empty-unit', unit: 'box', index: 8 },
  ),
  caseOf(
    'no-ones',
    ['Every 1 is missing', '1이 모두 빠진 보드'],
    ['Programs that start at 2 never place a 1', '2부터 시작하는 프로그램은 1을 놓지 못합니다'],
    '987654320654320987320987654896745203745203896203896745579468032468032579032579468',
    { kind: 'missing-digit', digit: 1 },
  ),
  caseOf(
    'no-nines',
    ['Every 9 is missing', '9가 모두 빠진 보드'],
    ['Programs that stop at 8 never place a 9', '8에서 끝나는 프로그램은 9를 놓지 못합니다'],
    '534678012672105348108342567850761423426853701713024856061537284287410635345286170',
    { kind: 'missing-digit', digit: 9 },
  ),
]
