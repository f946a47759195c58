import type { WritableFormat } from './format.ts'
import { withDots, writeRows } from './writing.ts'

/** Nested arrays of one-character strings, `.` for a blank: https://leetcode.com/problems/sudoku-solver/ */
export const leetcode: WritableFormat = {
  id: 'leetcode',
  name: { en: 'LeetCode 37', ko: 'LeetCode 37' },
  example: `board = [["5","3",".",".","7",".",".",".","."]
,["6",".",".","1","9","5",".",".","."]
,[".","9","8",".",".",".",".","6","."]
,["8",".",".",".","6",".",".",".","3"]
,["4",".",".","8",".","3",".",".","1"]
,["7",".",".",".","2",".",".",".","6"]
,[".","6",".",".",".",".","2","8","."]
,[".",".",".","4","1","9",".",".","5"]
,[".",".",".",".","8",".",".","7","9"]]`,
  direction: 'both',
  write: (grid) => `[${writeRows(grid, (digits) => JSON.stringify(withDots(digits))).join('\n,')}]`,
}
