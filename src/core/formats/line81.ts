import { lineOf } from '../grid.ts'
import { gridOfRows, looksLikeCell } from './cells.ts'
import { type Claim, foundOne, type WritableFormat } from './format.ts'

/** The 81 cells of the board on one line, `0` or `.` for a blank: what most solvers read. */
export const line81: WritableFormat = {
  id: 'line-81',
  name: { en: '81-character line', ko: '81자 한 줄' },
  example: '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
  direction: 'both',
  read: ({ text }) => {
    const line = text.trim()
    return line.length > LONGEST || line.includes('\n') ? undefined : claimLine(line)
  },
  write: (grid) => lineOf(grid, '.'),
}

const LONGEST = 400
const SHORTEST = 20
const LEAST_LIKENESS = 0.8

function claimLine(line: string): Claim | undefined {
  const cells = cellsOf(line)
  if (cells === undefined || cells.length < SHORTEST) return undefined
  const likeness = cells.filter(looksLikeCell).length / cells.length
  if (likeness < LEAST_LIKENESS) return undefined
  if (cells.length !== 81)
    return { kind: 'fault', likeness, error: { code: 'line-length', found: cells.length, expected: 81 } }
  const grid = gridOfRows(Array.from({ length: 9 }, (_, row) => cells.slice(row * 9, row * 9 + 9)))
  return grid.ok ? foundOne(grid.value) : { kind: 'fault', likeness, error: grid.error }
}

/** All characters together, in nine words of nine, or each on its own; in other spacing they are no line of cells. */
function cellsOf(line: string): readonly string[] | undefined {
  const words = line.split(/[ \t]+/)
  if (words.length === 1) return Array.from(line)
  if (words.length === 9 && words.every((word) => word.length === 9)) return Array.from(words.join(''))
  return words.length > 27 ? words : undefined
}
