/** Converts the results of a chunk (a part of the text with a batch of puzzles) to table rows. */
import type { ChunkResults } from '../../core/batch/solving.ts'
import { CELLS } from '../../core/units.ts'
import type { BatchRow } from '../../app/batch/batch.ts'

/** Returns the rows in the order of the text. */
export function rowsOf(results: ChunkResults): readonly BatchRow[] {
  const { lines, puzzles, counts, solutions, faults } = results
  const differences = new Map(results.differences.map(({ puzzle, cells }) => [puzzle, cells]))
  const solved = Array.from(lines, (line, puzzle): BatchRow => {
    const count = counts[puzzle]
    const solution = count === 0 ? '' : cellsOf(solutions, puzzle)
    const reported = differences.get(puzzle) ?? 0
    return {
      kind: 'puzzle',
      line,
      puzzle: cellsOf(puzzles, puzzle),
      solutions: count,
      solution,
      differences: reported,
    }
  })
  const unread = faults.map(({ line, error }): BatchRow => ({ kind: 'fault', line, error }))
  return [...solved, ...unread].toSorted((one, other) => one.line - other.line)
}

/** Returns the 81 digits of a board. @param boards 81 bytes each @param puzzle index of the board */
function cellsOf(boards: Uint8Array, puzzle: number): string {
  return boards.subarray(puzzle * CELLS, (puzzle + 1) * CELLS).join('')
}
