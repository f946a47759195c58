import type { WritableFormat } from './format.ts'
import { writeRows } from './writing.ts'

/** The number of grids, then the grids, nine digits per line separated by spaces: SW Expert Academy 1974. */
export const swea1974: WritableFormat = {
  id: 'swea-1974',
  name: { en: 'SWEA 1974', ko: 'SWEA 1974' },
  example: `1
7 3 6 4 2 9 5 8 1
5 8 9 1 6 7 3 2 4
2 1 4 5 8 3 6 9 7
8 4 7 9 3 6 1 5 2
1 5 3 8 4 2 9 7 6
9 6 2 7 5 1 8 4 3
4 2 1 3 9 8 7 6 5
3 9 5 6 7 4 2 1 8
6 7 8 2 1 5 4 3 9`,
  direction: 'both',
  write: (grid) => ['1', ...writeRows(grid, (digits) => digits.join(' '))].join('\n'),
}
