import type { WritableFormat } from './format.ts'
import { withDots, writeRows } from './writing.ts'

/** A list of nine strings, one per row, `.` for a blank: a short form of LeetCode's board. */
export const strings: WritableFormat = {
  id: 'strings',
  name: { en: 'Nine strings', ko: '문자열 9개' },
  example: `["53..7....","6..195...",".98....6.","8...6...3","4..8.3..1","7...2...6",".6....28.","...419..5","....8..79"]`,
  direction: 'both',
  write: (grid) => JSON.stringify(writeRows(grid, (digits) => withDots(digits).join(''))),
}
