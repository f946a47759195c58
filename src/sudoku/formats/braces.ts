import type { WritableFormat } from './format.ts'
import { writeRows } from './writing.ts'

/** An array initialiser in C, C++ or Java, also inside a program. */
export const braces: WritableFormat = {
  id: 'braces',
  name: { en: 'C / C++ / Java array', ko: 'C / C++ / Java 배열' },
  example: `int board[9][9] = {
    {5, 3, 0, 0, 7, 0, 0, 0, 0},
    {6, 0, 0, 1, 9, 5, 0, 0, 0},
    {0, 9, 8, 0, 0, 0, 0, 6, 0},
    {8, 0, 0, 0, 6, 0, 0, 0, 3},
    {4, 0, 0, 8, 0, 3, 0, 0, 1},
    {7, 0, 0, 0, 2, 0, 0, 0, 6},
    {0, 6, 0, 0, 0, 0, 2, 8, 0},
    {0, 0, 0, 4, 1, 9, 0, 0, 5},
    {0, 0, 0, 0, 8, 0, 0, 7, 9}
};`,
  direction: 'both',
  write: (grid) => `{${writeRows(grid, (digits) => `{${digits.join(', ')}}`).join(',\n ')}}`,
}
