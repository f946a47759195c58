/** Test cases, for grading programs, in which a row-major search takes long. */
import { type Case, caseOf } from './case.ts'

export const INKALA: Case = caseOf(
  'inkala',
  ["Inkala's puzzle", '인칼라의 퍼즐'],
  [
    'Known as the hardest puzzle of 2012: 72,097 calls of plain backtracking',
    '2012년에 가장 어려운 퍼즐로 알려졌고, 단순한 백트래킹으로 풀면 호출이 72,097번입니다',
  ],
  '800000000003600000070090200050007000000045700000100030001000068008500010090000400',
  { kind: 'events', count: 99_056 },
  { kind: 'calls', count: 72_097 },
  { kind: 'needs-a-guess' },
)

/**
 * Puzzles near 100,000 calls of plain backtracking, the maximum that BOJ 2580 guarantees, and one of them transposed.
 */
export const NEAR_MOST_CALLS: readonly Case[] = [
  caseOf(
    'near-the-limit',
    ['99,772 calls', '호출 99,772번'],
    [
      'Nearly as many calls of plain backtracking as BOJ 2580 allows: with slow checks, a program exceeds the time limit',
      '단순한 백트래킹의 호출이 백준 2580의 한도에 가까워, 검사가 느리면 시간 제한을 넘깁니다',
    ],
    '500040060007000000080050730010000390720400000800500400403060000000000100950000000',
    { kind: 'events', count: 139_400 },
    { kind: 'calls', count: 99_772 },
  ),
  caseOf(
    'near-the-limit-turned',
    ['The same, by columns', '같은 퍼즐, 행과 열 교환'],
    [
      'The puzzle of 99,772 calls with rows and columns exchanged: a hundredth of the calls',
      '‘호출 99,772번’ 퍼즐의 행과 열을 바꾸면 호출이 100분의 1로 줄어듭니다',
    ],
    '500078409008120005070000300000045000405000600000000000007304010603900000000000000',
    { kind: 'turned', of: 'near-the-limit', by: 'transpose' },
    { kind: 'events', count: 1196 },
  ),
  caseOf(
    'seventeen-near-the-limit',
    ['17 givens, 99,529 calls', '주어진 숫자 17개, 호출 99,529번'],
    ['The fewest givens and nearly the most calls', '주어진 숫자는 가장 적고 호출은 거의 가장 많습니다'],
    '010000008040009000000073500705000000000100004000000090300025000080000001000000000',
    { kind: 'givens', count: 17 },
    { kind: 'events', count: 162_080 },
    { kind: 'calls', count: 99_529 },
  ),
]

export const INKALA_TURNED: Case = caseOf(
  'inkala-turned',
  ["Inkala's puzzle, turned", '인칼라의 퍼즐, 180° 회전'],
  [
    'Turned by 180°, the puzzle takes a search by rows nearly twice as long',
    '180° 돌리면 행 순서 탐색이 거의 두 배로 길어집니다',
  ],
  '004000090010005800860000100030001000007540000000700050002090070000006300000000008',
  { kind: 'turned', of: 'inkala', by: 'rotate-180' },
  { kind: 'events', count: 182_640 },
)

export const INKALA_UPSIDE_DOWN: Case = caseOf(
  'inkala-upside-down',
  ["Inkala's puzzle, upside down", '인칼라의 퍼즐, 위아래 반전'],
  ['A search by rows makes three quarters of a million events', '행 순서로 풀면 이벤트가 75만 개입니다'],
  '090000400008500010001000068000100030000045700050007000070090200003600000800000000',
  { kind: 'turned', of: 'inkala', by: 'mirror-top-bottom' },
  { kind: 'events', count: 755_526 },
)

/**
 * Case with about as many events as a row-major program in Python with cheap checks can make in BOJ 2239's time limit.
 */
export const MILLION: Case = caseOf(
  'million',
  ['A million events', '이벤트 100만 개'],
  [
    'A search by rows in Python only just ends in time, and only if its checks are fast',
    'Python의 행 순서 탐색은 검사가 빨라야 겨우 시간 제한 안에 끝납니다',
  ],
  '900040000000010200370000005000000090001000400000705000000020100580300000000000000',
  { kind: 'givens', count: 17 },
  { kind: 'events', count: 1_036_484 },
)

/** Case that a C++ program with tables of used digits finishes within BOJ 2239's limit of two seconds. */
export const SEVENTEEN_MILLION: Case = caseOf(
  'seventeen-million',
  ['17 million events', '이벤트 1,700만 개'],
  [
    'A search by rows ends in time only in C++ with tables of the used digits',
    '행 순서 탐색은 사용한 숫자를 표에 기록하는 C++ 프로그램일 때만 시간 제한 안에 끝납니다',
  ],
  '001020000000003085000000000000507000004000100090000000500000073002010000000040009',
  { kind: 'givens', count: 17 },
  { kind: 'events', count: 17_562_054 },
)
