/** Test cases with several solutions, for judges that accept any solution or only the smallest. */
import { type Case, caseOf } from './case.ts'

export const TWO_SOLUTIONS: Case = caseOf(
  'two-solutions',
  ['Two solutions', '해답이 두 개'],
  [
    'One board is to be printed: programs that do not stop at the first solution print two',
    '하나만 출력해야 하며, 첫 해답에서 멈추지 않으면 두 개를 출력합니다',
  ],
  '534008912672195348198342567859001423426853791713924856961537284287419635345286179',
  { kind: 'solutions', count: 2 },
)

export const COLUMNS_EMPTY: Case = caseOf(
  'three-columns-empty',
  ['Three columns empty', '세 열이 빈 보드'],
  [
    'Each row ends with six givens: a check that reads only a part of its row lets a duplicate pass',
    '행마다 오른쪽에 숫자 6개가 있어 행의 일부만 검사하면 중복이 생깁니다',
  ],
  '000654321000321987000987654000745213000213896000896745000468132000132579000579468',
  { kind: 'solutions', count: 864 },
  { kind: 'events', count: 29 },
)

/**
 * Cases for judges that ask for the smallest solution. Programs that choose the blank with the fewest candidates find
 * another solution first.
 */
export const SMALLEST: readonly Case[] = [
  caseOf(
    'smallest-of-four',
    ['The smallest of four', '네 해답 중 가장 작은 것'],
    [
      'Four solutions: a program that fills the blank with the fewest candidates first finds another one than a search by rows',
      '해답이 네 개라서, 후보가 적은 칸부터 풀면 첫 빈칸부터 풀 때와 다른 해답이 나옵니다',
    ],
    '002308065103956270060247381020000090700000020890002107358694712217835609940721853',
    { kind: 'solutions', count: 4 },
    { kind: 'other-solution-first' },
  ),
  caseOf(
    'smallest-of-eleven',
    ['The smallest of eleven', '열한 해답 중 가장 작은 것'],
    [
      'Eleven solutions, and backtracks before the smallest',
      '해답 열한 개 중 가장 작은 것을 찾으려면 백트랙해야 합니다',
    ],
    '003600070502100060006700001300502086400907050725003014237001690609200040804090107',
    { kind: 'solutions', count: 11 },
    { kind: 'other-solution-first' },
    { kind: 'events', count: 337 },
  ),
]

export const NEARLY_EMPTY: readonly Case[] = [
  caseOf(
    'first-row-given',
    ['Only the first row', '첫 행만 있는 보드'],
    [
      'The first row runs from 9 down to 1: a fixed pattern that starts with 1 to 9 does not fit',
      '첫 행이 9부터 1까지 작아져, 1부터 9까지 차례로 놓는 규칙은 맞지 않습니다',
    ],
    '987654321000000000000000000000000000000000000000000000000000000000000000000000000',
    { kind: 'countless-solutions' },
    { kind: 'givens', count: 9 },
  ),
  caseOf(
    'one-given',
    ['One given', '주어진 숫자 하나'],
    [
      'Only the last cell is given, and the search meets it last',
      '마지막 칸에만 숫자가 있으며, 탐색은 그 칸에 맨 나중에 닿습니다',
    ],
    '000000000000000000000000000000000000000000000000000000000000000000000000000000001',
    { kind: 'countless-solutions' },
    { kind: 'givens', count: 1 },
  ),
  caseOf(
    'empty',
    ['Empty board', '빈 보드'],
    [
      'Any finished board will do: programs that cannot guess fail, and so do those that collect all solutions',
      '완성된 보드면 무엇이든 됩니다. 추측을 못 하거나 해답을 모두 모으는 프로그램은 실패합니다',
    ],
    '000000000000000000000000000000000000000000000000000000000000000000000000000000000',
    { kind: 'countless-solutions' },
    { kind: 'givens', count: 0 },
  ),
]
