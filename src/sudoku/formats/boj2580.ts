import type { WritableFormat } from './format.ts'
import { writeRows } from './writing.ts'

/** Nine lines of nine digits separated by spaces, 0 for a blank: https://www.acmicpc.net/problem/2580 */
export const boj2580: WritableFormat = {
  id: 'boj-2580',
  name: { en: 'BOJ 2580', ko: '백준 2580' },
  example: `0 3 5 4 6 9 2 7 8
7 8 2 1 0 5 6 0 9
0 6 0 2 7 8 1 3 5
3 2 1 0 4 6 8 9 7
8 0 4 9 1 3 5 0 6
5 9 6 8 2 0 4 1 3
9 1 7 6 5 2 0 8 0
6 0 3 7 0 1 9 5 2
2 5 8 3 9 4 7 6 0`,
  direction: 'both',
  write: (grid) => writeRows(grid, (digits) => digits.join(' ')).join('\n'),
}
