import type { Case } from './case.ts'
import { withLesson } from './case.ts'
import {
  INKALA,
  INKALA_TURNED,
  INKALA_UPSIDE_DOWN,
  MILLION,
  NEAR_MOST_CALLS,
  SEVENTEEN_MILLION,
} from './cruel.ts'
import { EMPTY_UNITS, FULL, SINGLE_CHECKS } from './fewBlanks.ts'
import { SAMPLE_2239, SAMPLE_2580, SAMPLE_LISTS } from './samples.ts'
import { COVERS, DEAD_ENDS, EASY, NO_SINGLE, HARD_BY_ROWS, SEVENTEEN, THIRTY_GIVENS } from './searches.ts'
import { COLUMNS_EMPTY, NEARLY_EMPTY, SMALLEST, TWO_SOLUTIONS } from './severalSolutions.ts'

const SMALL: readonly Case[] = [FULL, ...SINGLE_CHECKS, ...EMPTY_UNITS, ...DEAD_ENDS]

/** Returns the case with a lesson: a correct program may first find another solution than the smallest one. */
const withSmallestLesson = (graded: Case): Case =>
  withLesson(
    graded,
    'BOJ 2239 asks for the smallest solution: a program that fills the blank with the fewest candidates first may find another one',
    '백준 2239는 가장 작은 해답을 요구하므로, 후보가 적은 칸부터 풀면 다른 해답이 먼저 나올 수 있습니다',
  )

/** Cases by judge id, from easy to hard. */
const CASES: Readonly<Record<string, readonly Case[]>> = {
  'boj-2580': [
    SAMPLE_2580,
    ...SMALL,
    TWO_SOLUTIONS,
    COLUMNS_EMPTY,
    NO_SINGLE,
    ...COVERS,
    ...EASY,
    ...NEARLY_EMPTY,
    THIRTY_GIVENS,
    ...HARD_BY_ROWS,
    SEVENTEEN,
    INKALA,
    ...NEAR_MOST_CALLS,
  ],
  'boj-2239': [
    SAMPLE_2239,
    ...SMALL,
    ...[TWO_SOLUTIONS, COLUMNS_EMPTY, ...SMALLEST].map(withSmallestLesson),
    NO_SINGLE,
    ...COVERS,
    ...EASY,
    ...NEARLY_EMPTY.map(withSmallestLesson),
    THIRTY_GIVENS,
    ...HARD_BY_ROWS,
    SEVENTEEN,
    INKALA_TURNED,
    MILLION,
    withLesson(
      SEVENTEEN_MILLION,
      'A search by rows takes too long in Python, and also in C++ if its checks read the board each time',
      'Python의 행 순서 탐색은 시간 제한을 넘기고, 매번 보드를 읽어 검사하면 C++에서도 넘깁니다',
    ),
  ],
  leetcode: [
    SAMPLE_LISTS,
    ...SMALL,
    NO_SINGLE,
    ...COVERS,
    ...EASY,
    ...HARD_BY_ROWS,
    SEVENTEEN,
    INKALA,
    ...NEAR_MOST_CALLS,
    INKALA_TURNED,
    INKALA_UPSIDE_DOWN,
  ],
  // Fewer cases: Codewars limits all tests of a kata together to 12 s, and guarantees that no puzzle needs a guess.
  codewars: [SAMPLE_LISTS, ...SMALL, ...COVERS, ...EASY, ...HARD_BY_ROWS, SEVENTEEN, ...NEAR_MOST_CALLS],
}

/** Ids of the judges that have cases. */
export const JUDGES_WITH_CASES: readonly string[] = Object.keys(CASES)

export function casesOf(judge: string): readonly Case[] {
  return CASES[judge] ?? []
}
