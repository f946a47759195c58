import { type CsvField, csvRows } from '../export/tableText.ts'
import type { ReadError } from '../formats/errors.ts'
import { CELLS } from '../units.ts'
import type { LineFault } from './reading.ts'
import type { ChunkResults } from './solving.ts'

// Words in place of a solution that is missing or not unique, or of a line that cannot be read.
const NO_SOLUTION = 'no-solution'
const SEVERAL_SOLUTIONS = 'several-solutions'
const UNREADABLE = 'unreadable'

/** Formats a part of the batch's results, a line per puzzle or fault: the solution if it is unique, else a word. */
export function textOfResults(results: ChunkResults): string {
  const lines = inOrder(
    results,
    (puzzle) => {
      if (results.counts[puzzle] === 0) return NO_SOLUTION
      return results.counts[puzzle] === 1 ? cellsOf(results.solutions, puzzle) : SEVERAL_SOLUTIONS
    },
    () => UNREADABLE,
  )
  return lines.map((line) => `${line}\n`).join('')
}

/** Why a line could not be read, or the number of cells in which the line's solution differs from the solver's. */
export type BatchRemark = ReadError | { readonly code: 'other-solution'; readonly cells: number }

/** Header row of the results table. */
export const CSV_HEADER = csvRows([['line', 'puzzle', 'solutions', 'solution', 'error']])

/**
 * Formats a part of the batch's results as CSV rows: line, puzzle, number of solutions (`0`, `1` or `2+`), a
 * solution, error. Fields that do not apply are empty.
 * @param say phrases a fault, or a differing solution in the text, as a sentence
 */
export function csvOfResults(results: ChunkResults, say: (remark: BatchRemark) => string): string {
  const differences = new Map(results.differences.map(({ puzzle, cells }) => [puzzle, cells]))
  const rows = inOrder<readonly CsvField[]>(
    results,
    (puzzle) => {
      const count = results.counts[puzzle]
      const solution = count === 0 ? '' : cellsOf(results.solutions, puzzle)
      const solutions = count === 2 ? '2+' : String(count)
      const cells = differences.get(puzzle)
      const remark = cells === undefined ? '' : say({ code: 'other-solution', cells })
      return [results.lines[puzzle], cellsOf(results.puzzles, puzzle), solutions, solution, remark]
    },
    ({ line, error }) => [line, '', '', '', say(error)],
  )
  return csvRows(rows)
}

/** Formats puzzles and faults, merged in line order. */
function inOrder<Written>(
  { lines, faults }: ChunkResults,
  ofPuzzle: (puzzle: number) => Written,
  ofFault: (fault: LineFault) => Written,
): readonly Written[] {
  const written: Written[] = []
  let fault = 0
  for (let puzzle = 0; puzzle < lines.length; puzzle++) {
    while (fault < faults.length && faults[fault].line < lines[puzzle]) written.push(ofFault(faults[fault++]))
    written.push(ofPuzzle(puzzle))
  }
  return [...written, ...faults.slice(fault).map(ofFault)]
}

function cellsOf(boards: Uint8Array, puzzle: number): string {
  return boards.subarray(puzzle * CELLS, (puzzle + 1) * CELLS).join('')
}
