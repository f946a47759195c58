import { lineOf } from '../grid.ts'
import { gridOfLine } from './parsing/cells.ts'
import { parsePuzzles, numberLabel, type WritableFormat } from './format.ts'
import { longWordsOf } from './parsing/lines.ts'
import { parseSpread } from './parsing/spread.ts'

/**
 * The 81 cells of the board on one line, as most solvers read it. Also reads such a line in quotes (in a program), with
 * separators between groups or cells, or followed by its solution; and a board with one cell per line.
 */
export const line81: WritableFormat = {
  id: 'line-81',
  name: { en: '81-character line', ko: '81자 한 줄' },
  example: '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
  direction: 'both',
  read: (pasted) => {
    const words = longWordsOf(pasted)
    if (words.length === 0) return parseSpread(pasted)
    if (words.some(({ line }) => line !== words[0].line)) return undefined
    return parsePuzzles(
      words.map(({ word }, index) => ({ label: numberLabel(index + 1), read: () => gridOfLine(word) })),
      words[0].likeness,
    )
  },
  write: (grid) => lineOf(grid, '.'),
}
