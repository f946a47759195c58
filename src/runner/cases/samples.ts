/** Examples from the judges' problem statements, as test cases. */
import { type Case, caseOf } from './case.ts'

type Words = readonly [en: string, ko: string]

const NAME: Words = ['Sample of the statement', '문제의 예제']
const PURPOSE: Words = [
  'The example that the statement shows: many wrong programs pass it, too',
  '문제에 나온 예제이며, 틀린 프로그램도 많이 통과합니다',
]

/** https://www.acmicpc.net/problem/2580 */
export const SAMPLE_2580: Case = caseOf(
  'sample',
  NAME,
  PURPOSE,
  '035469278782105609060278135321046897804913506596820413917652080603701952258394760',
  { kind: 'blanks', count: 14 },
)

/** https://www.acmicpc.net/problem/2239 */
export const SAMPLE_2239: Case = caseOf(
  'sample',
  NAME,
  PURPOSE,
  '103000509002109400000704000300502006060000050700803004000401000009205800804000107',
  { kind: 'blanks', count: 51 },
)

/** https://leetcode.com/problems/sudoku-solver/ and https://www.codewars.com/kata/5296bc77afba8baa690002d7 */
export const SAMPLE_LISTS: Case = caseOf(
  'sample',
  NAME,
  PURPOSE,
  '530070000600195000098000060800060003400803001700020006060000280000419005000080079',
  { kind: 'blanks', count: 51 },
  { kind: 'events', count: 8365 },
)
