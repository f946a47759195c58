/**
 * Cases with one solution, on which a search backtracks. A search by rows makes five events on the easiest board, and
 * tens of thousands on the hardest.
 */
import { type Case, caseOf } from './case.ts'

/** Boards with few blanks on which a correct search must backtrack. */
export const DEAD_ENDS: readonly Case[] = [
  caseOf(
    'back-three',
    ['Three blanks, one dead end', '빈칸 세 개, 막다른 칸 하나'],
    [
      'The first digit that fits is wrong: the program must take it back and go on',
      '처음 놓을 수 있는 숫자가 답이 아니라서, 지우고 다음 숫자로 이어 가야 합니다',
    ],
    '471583926586294713293010458349852167165347892827961345952478631638129574714035289',
    { kind: 'blanks', count: 3 },
    { kind: 'events', count: 5 },
  ),
  caseOf(
    'back-three-columns',
    ['Another three blanks', '또 다른 빈칸 세 개'],
    ['A dead end for programs that go by columns, too', '열 방향으로 푸는 프로그램에도 막다른 칸이 있습니다'],
    '491573826573826491826491573945137268137208905268905137714359682359682714682714359',
    { kind: 'blanks', count: 3 },
    { kind: 'events', count: 5 },
  ),
  caseOf(
    'back-four',
    ['Four blanks, a dead end either way', '빈칸 네 개, 어느 방향이든 막다른 칸'],
    [
      'A dead end by rows, by columns and backwards: nothing must be left behind',
      '행 순서, 열 순서, 역순 모두 막다른 칸을 만나므로, 지운 숫자의 흔적이 남으면 안 됩니다',
    ],
    '671425983423896715895713642509248107104567208287931564948672351352189476716354829',
    { kind: 'blanks', count: 4 },
    { kind: 'events', count: 6 },
  ),
  caseOf(
    'seven-blanks',
    ['Seven blanks across the boxes', '박스에 흩어진 빈칸 일곱 개'],
    [
      'A missing check of the box shows within seven events',
      '박스 검사가 빠졌으면 이벤트 7개 안에 드러납니다',
    ],
    '534678912600195348198342567859761423400853091713924856961537284280419035345286179',
    { kind: 'blanks', count: 7 },
    { kind: 'events', count: 11 },
  ),
]

export const NO_SINGLE: Case = caseOf(
  'no-single',
  ['No blank with one candidate', '후보가 하나인 칸이 없는 퍼즐'],
  [
    'Each blank has two candidates or more: programs that fill the blank with the fewest first must guess and backtrack, too',
    '빈칸마다 후보가 둘 이상이라 후보가 적은 칸부터 푸는 프로그램도 추측하고 되돌려야 합니다',
  ],
  '983674521124500867567218394072306910001027630300801742738162459209700186010080273',
  { kind: 'fewest-first-turns-back' },
  { kind: 'events', count: 101 },
)

/** Boards that reveal a check that skips one cell of a unit, whichever cell it is. */
export const COVERS: readonly Case[] = [
  caseOf(
    'cover-1',
    ['Every peer counts', '모든 칸의 검사 1'],
    [
      'Each cell of a row, column or box is somewhere the only one that refuses a wrong digit: loops that leave a cell out fail',
      '행, 열, 박스의 어느 칸이든 혼자서 틀린 숫자를 막을 때가 있어, 한 칸이라도 빼놓고 검사하면 틀립니다',
    ],
    '080090460030007052020000100065108000490600000810024000900000807100539020000001300',
    { kind: 'events', count: 96 },
  ),
  caseOf(
    'cover-2',
    ['Every peer counts, again', '모든 칸의 검사 2'],
    [
      'As in “Every peer counts”, in another order and with more backtracks before the solution',
      '‘모든 칸의 검사 1’과 순서가 다르고, 해답까지 백트랙이 더 많습니다',
    ],
    '600901023830602000007034000000250009020047030148306072480000350000005004900003100',
    { kind: 'events', count: 316 },
  ),
  caseOf(
    'cover-3',
    ['Every peer counts, at length', '모든 칸의 검사 3'],
    [
      'As in “Every peer counts”, with hundreds of backtracks: of the three boards, this one refuses the most wrong programs',
      '‘모든 칸의 검사’ 세 보드 가운데 백트랙이 수백 번으로 가장 많고, 틀린 프로그램도 가장 많이 가려냅니다',
    ],
    '000005702340020805605070040502001000003000600096003200109030000200800000058469000',
    { kind: 'events', count: 1488 },
  ),
]

export const EASY: readonly Case[] = [
  caseOf(
    'easy',
    ['Easy', '쉬운 퍼즐'],
    ['An ordinary newspaper puzzle with 34 givens', '신문에 흔히 실리는 퍼즐로, 주어진 숫자가 34개입니다'],
    '072008065083900200500040000624003500030000020005400137000090002007005640940700850',
    { kind: 'givens', count: 34 },
    { kind: 'events', count: 343 },
  ),
  caseOf(
    'backtracking',
    ['Backtracking', '백트래킹 퍼즐'],
    [
      '36 givens in a half-turn pattern: the search really has to backtrack',
      '주어진 숫자 36개가 180° 회전 대칭이며, 실제로 백트래킹이 필요합니다',
    ],
    '000120403000000027027300050186900002930206041200001396040008210860000000702013000',
    { kind: 'givens', count: 36 },
    { kind: 'events', count: 409 },
  ),
]

/** The example puzzle of both LeetCode 37 and Codewars' Sudoku Solver. */
export const THIRTY_GIVENS: Case = caseOf(
  'thirty-givens',
  ['30 givens', '주어진 숫자 30개'],
  [
    'Thousands of backtracks: what is not taken back adds up',
    '백트랙이 수천 번이라, 되돌리지 않은 값이 쌓입니다',
  ],
  '530070000600195000098000060800060003400803001700020006060000280000419005000080079',
  { kind: 'givens', count: 30 },
  { kind: 'events', count: 8365 },
)

export const HARD_BY_ROWS: readonly Case[] = [
  caseOf(
    'hard-by-rows',
    ['Hard by rows', '행 순서로 어려운 퍼즐'],
    [
      'The first rows are nearly empty: a search from the top backtracks 15,000 times',
      '위쪽 행이 거의 비어 있어 위에서부터 풀면 백트랙이 15,000번입니다',
    ],
    '000093001400000072500004080005037008004060050000000700006000340000001000000000095',
    { kind: 'events', count: 29_996 },
  ),
  caseOf(
    'hard-by-rows-turned',
    ['The same, turned', '같은 퍼즐, 180° 회전'],
    [
      'The puzzle “Hard by rows” turned by 180°: a fifth of the events',
      '‘행 순서로 어려운 퍼즐’을 180° 돌리면 이벤트가 5분의 1로 줄어듭니다',
    ],
    '590000000000100000043000600007000000050060400800730500080400005270000004100390000',
    { kind: 'turned', of: 'hard-by-rows', by: 'rotate-180' },
    { kind: 'events', count: 5566 },
  ),
]

export const SEVENTEEN: Case = caseOf(
  'seventeen',
  ['17 givens', '주어진 숫자 17개'],
  [
    'No puzzle with one solution has fewer givens: the search goes 64 deep',
    '해답이 하나인 퍼즐 중 주어진 숫자가 가장 적으며, 탐색 깊이가 64입니다',
  ],
  '000000000000007025009080000000503000006000900010000000500000037008090000000060001',
  { kind: 'givens', count: 17 },
  { kind: 'events', count: 63_884 },
)
