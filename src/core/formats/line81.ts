import { lineOf } from '../grid.ts'
import { gridOfCells, gridOfLine, looksLikeCell } from './parsing/cells.ts'
import { type Claim, claimOn, numbered, type WritableFormat } from './format.ts'
import { longWordsOf } from './parsing/lines.ts'
import { cutAtSpaces } from './parsing/rows.ts'

/**
 * The 81 cells of the board on one line, which is what most solvers read; also quoted in a program, set in nine groups
 * or digit by digit, or with its solution behind it.
 */
export const line81: WritableFormat = {
  id: 'line-81',
  name: { en: '81-character line', ko: '81자 한 줄' },
  example: '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
  direction: 'both',
  read: (pasted) => {
    const words = longWordsOf(pasted)
    if (words.length === 0) return claimSpaced(pasted.text)
    if (words.some(({ line }) => line !== words[0].line)) return undefined
    return claimOn(
      words.map(({ word }, index) => ({ label: numbered(index + 1), read: () => gridOfLine(word) })),
      words[0].likeness,
    )
  },
  write: (grid) => lineOf(grid, '.'),
}

/** Longer than any line of 81 cells with something between them. */
const LONGEST = 500

/** More words than any row of a board has. */
const FEWEST_CELLS = 28

const LEAST_LIKENESS = 0.8

/** The only line of a text, in nine groups of nine (`530070000 600195000 …`) or cell by cell (`5 3 0 …`, `5,3,0,…`). */
function claimSpaced(text: string): Claim | undefined {
  const line = text.trim()
  if (line.length > LONGEST || line.includes('\n')) return undefined
  const words = line.includes(',') ? line.split(',').map((word) => word.trim() || '0') : cutAtSpaces(line)
  const groups = words.length === 9 && words.every((word) => word.length === 9)
  const cells = groups ? Array.from(words.join('')) : words
  const likeness = cells.filter(looksLikeCell).length / cells.length
  if (cells.length < FEWEST_CELLS || likeness < LEAST_LIKENESS) return undefined
  return claimOn([{ label: numbered(1), read: () => gridOfCells(cells, 'cell-count') }], likeness)
}
