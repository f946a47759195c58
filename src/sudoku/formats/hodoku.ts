import { lineOf } from '../grid.ts'
import { gridOfLine, likenessOfLine } from './parsing/cells.ts'
import { parsePuzzles, numberLabel, type WritableFormat } from './format.ts'

/**
 * A line of HoDoKu's library: `:technique:digits:board:deleted candidates:eliminations:`. A `+` before a digit
 * marks one placed while solving, which is read as a blank. Labels are line numbers.
 */
export const hodoku: WritableFormat = {
  id: 'hodoku',
  name: { en: 'HoDoKu library', ko: 'HoDoKu 라이브러리' },
  example: ':0000:x:7.2.34.8.........2.8..51.74.......51..63.27..29.......14.76..2.8.........2.51.8.7:::',
  direction: 'both',
  read: ({ lines }) => {
    const boards = lines.flatMap((line, index) => {
      const board = LIBRARY_LINE.exec(line)?.[1]
      return board === undefined ? [] : [{ label: numberLabel(index + 1), cells: withoutPlacedDigits(board) }]
    })
    return parsePuzzles(
      boards.map(({ label, cells }) => ({ label, read: () => gridOfLine(cells) })),
      likenessOfLine(boards.map(({ cells }) => cells).join('')),
    )
  },
  write: (grid) => `:0000:x:${lineOf(grid, '.')}:::`,
}

/** Matches a line of the library, and captures its board. */
const LIBRARY_LINE = /^:\d{4}[^:]{0,8}:[^:]{0,20}:([^:]{41,400})(?::|$)/

/** Replaces the digits that were placed while solving by dots. */
function withoutPlacedDigits(board: string): string {
  return board.replace(/\+[1-9]/g, '.')
}
