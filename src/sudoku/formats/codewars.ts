import type { WritableFormat } from './format.ts'
import { writeRows } from './writing.ts'

/**
 * Nested lists of numbers as in Codewars' kata and Python. They may be inside a program, and each row may be one long
 * number: https://www.codewars.com/kata/5296bc77afba8baa690002d7
 */
export const codewars: WritableFormat = {
  id: 'codewars',
  name: { en: 'Codewars nested lists', ko: 'Codewars 중첩 리스트' },
  example: `puzzle = [[5,3,0,0,7,0,0,0,0],
          [6,0,0,1,9,5,0,0,0],
          [0,9,8,0,0,0,0,6,0],
          [8,0,0,0,6,0,0,0,3],
          [4,0,0,8,0,3,0,0,1],
          [7,0,0,0,2,0,0,0,6],
          [0,6,0,0,0,0,2,8,0],
          [0,0,0,4,1,9,0,0,5],
          [0,0,0,0,8,0,0,7,9]]

sudoku(puzzle)`,
  direction: 'both',
  write: (grid) => `[${writeRows(grid, (digits) => `[${digits.join(',')}]`).join(',\n ')}]`,
}
