import { lineOf } from '../grid.ts'
import type { WritableFormat } from './format.ts'

/**
 * The 81 cells of the board on one line, as most solvers read it. Also reads such a line in quotes (in a program), with
 * separators between groups or cells, or followed by its solution; and a board with one cell per line.
 */
export const line81: WritableFormat = {
  id: 'line-81',
  name: { en: '81-character line', ko: '81자 한 줄' },
  example: '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
  direction: 'both',
  write: (grid) => lineOf(grid, '.'),
}
