/** Unfolds boards on one line that a terminal or an editor has cut at its width. */
import { hasConflicts } from '../conflicts.ts'
import { digitsOf, wordsOf } from './cuts.ts'

/** Fewest cells of a line that is cut: more than two rows, so that no rows are joined. */
const NARROWEST = 19
/** Lines of three rows may be those of boards side by side, which are told apart later. */
const THREE_ROWS = 27
const FEWEST_GIVENS = 17

/** Joins lines of equally many cells and the rest of 81, if they are a board without conflicts. The number of lines stays. */
export function withUnfoldedLines(lines: readonly string[]): readonly string[] {
  let unfolded: string[] | undefined
  let end = 0
  for (const start of lines.keys()) {
    if (start < end) continue
    const parts = foldedAt(lines, start)
    const isBehindOther = start > end && cellsOf(lines[start - 1]).length > 0
    if (parts === undefined || isBehindOther) continue
    unfolded ??= [...lines]
    unfolded.splice(start, parts.length, parts.flat().join(''), ...Array<string>(parts.length - 1).fill(''))
    end = start + parts.length
  }
  return unfolded ?? lines
}

/** Returns the cells of the lines of a board; undefined if there is none. */
function foldedAt(lines: readonly string[], start: number): readonly (readonly string[])[] | undefined {
  const first = cellsOf(lines[start])
  const { length: width } = first
  if (width < NARROWEST || width > 80 || width === THREE_ROWS) return undefined
  const end = start + Math.ceil(81 / width)
  const parts = [first, ...lines.slice(start + 1, end).map(cellsOf)]
  const next = cellsOf(lines[end] ?? '').length
  const isWhole =
    parts.flat().length === 81 &&
    parts.slice(0, -1).every(({ length }) => length === width) &&
    (next === 0 || next === width)
  const grid = isWhole ? digitsOf(parts.flat(), 'packed') : undefined
  const isSure =
    grid !== undefined && grid.filter((digit) => digit > 0).length >= FEWEST_GIVENS && !hasConflicts(grid)
  return isSure ? parts : undefined
}

const CELLS = /^[\d.*_xX?\- ]{1,200}$/

/** Returns the cells of a line of nothing else; otherwise none. */
function cellsOf(line: string): readonly string[] {
  if (!CELLS.test(line)) return []
  const words = wordsOf(line)
  const cells = words.length === 1 ? Array.from(words[0]) : words
  return cells.every(({ length }) => length === 1) ? cells : []
}
