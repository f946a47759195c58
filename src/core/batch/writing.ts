import type { ReadError } from '../formats/errors.ts'
import { CELLS } from '../units.ts'
import type { LineFault } from './reading.ts'
import type { ChunkResults } from './solving.ts'

// These stand for a solution where there is none to write.
const NO_SOLUTION = 'no-solution'
const SEVERAL_SOLUTIONS = 'several-solutions'
const UNREADABLE = 'unreadable'

/** The results of a chunk, a line for each puzzle and each fault: the solution if there is exactly one, or a word. */
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

/** Why a line could not be read, or that it has another solution than ours. */
export type BatchRemark = ReadError | { readonly code: 'other-solution'; readonly cells: number }

/** The first row of a table of results. */
export const CSV_HEADER = 'line,puzzle,solutions,solution,error\r\n'

/**
 * The results of a chunk as rows of comma-separated values (RFC 4180): line, puzzle, number of solutions (`0`, `1` or
 * `2+`), a solution, error. Fields that do not apply are empty.
 * @param say a sentence for a fault, or for another solution in the text
 */
export function csvOfResults(results: ChunkResults, say: (remark: BatchRemark) => string): string {
  const differences = new Map(results.differences.map(({ puzzle, cells }) => [puzzle, cells]))
  const rows = inOrder(
    results,
    (puzzle) => {
      const count = results.counts[puzzle]
      const solution = count === 0 ? '' : cellsOf(results.solutions, puzzle)
      const solutions = count === 2 ? '2+' : String(count)
      const cells = differences.get(puzzle)
      const remark = cells === undefined ? '' : quoted(say({ code: 'other-solution', cells }))
      return [results.lines[puzzle], cellsOf(results.puzzles, puzzle), solutions, solution, remark].join(',')
    },
    ({ line, error }) => [line, '', '', '', quoted(say(error))].join(','),
  )
  return rows.map((row) => `${row}\r\n`).join('')
}

/** Puzzles and faults by their lines in the text. */
function inOrder(
  { lines, faults }: ChunkResults,
  ofPuzzle: (puzzle: number) => string,
  ofFault: (fault: LineFault) => string,
): readonly string[] {
  const written: string[] = []
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

function quoted(field: string): string {
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field
}
