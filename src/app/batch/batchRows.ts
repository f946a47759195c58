/** Results of a batch as rows of a table, a page at a time. */
import type { ChunkResults } from '../../core/batch/solving.ts'
import { CELLS } from '../../core/units.ts'
import type { BatchRow } from './batch.ts'

export const ROWS_ON_A_PAGE = 100

/** @param results of chunks in the order of the text */
export function rowCount(results: readonly ChunkResults[]): number {
  return results.reduce((rows, { counts, faults }) => rows + counts.length + faults.length, 0)
}

/** The rows of a page, counted from 0, in the order of the text. */
export function rowsOfPage(results: readonly ChunkResults[], page: number): readonly BatchRow[] {
  const first = page * ROWS_ON_A_PAGE
  const rows: BatchRow[] = []
  let before = 0
  for (const chunk of results) {
    const length = chunk.counts.length + chunk.faults.length
    if (before + length > first && before < first + ROWS_ON_A_PAGE) {
      const from = Math.max(0, first - before)
      rows.push(...rowsOf(chunk).slice(from, from + ROWS_ON_A_PAGE - rows.length))
    }
    before += length
  }
  return rows
}

function rowsOf({ lines, puzzles, counts, solutions, faults }: ChunkResults): readonly BatchRow[] {
  const solved = Array.from(lines, (line, puzzle): BatchRow => {
    const count = counts[puzzle]
    const solution = count === 0 ? '' : cellsOf(solutions, puzzle)
    return { kind: 'puzzle', line, puzzle: cellsOf(puzzles, puzzle), solutions: count, solution }
  })
  const unread = faults.map(({ line, error }): BatchRow => ({ kind: 'fault', line, error }))
  return [...solved, ...unread].toSorted((one, other) => one.line - other.line)
}

function cellsOf(boards: Uint8Array, puzzle: number): string {
  return boards.subarray(puzzle * CELLS, (puzzle + 1) * CELLS).join('')
}
