import type { WritableFormat } from './format.ts'
import { writeRows } from './writing.ts'

/** Nine lines of nine digits without separators, 0 for a blank: https://www.acmicpc.net/problem/2239 */
export const boj2239: WritableFormat = {
  id: 'boj-2239',
  name: { en: 'BOJ 2239', ko: '백준 2239' },
  example: `103000509
002109400
000704000
300502006
060000050
700803004
000401000
009205800
804000107`,
  direction: 'both',
  write: (grid) => writeRows(grid, (digits) => digits.join('')).join('\n'),
}
