/** Runs a search that is too long to store, and returns its totals and a digest of all its events. */
import { Search } from '../../../src/search/engine/search.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import { givensOfLine } from '../../sudoku/puzzles.ts'
import { extendedDigest, FRESH_DIGEST } from './digest.ts'

export interface LongSearch {
  readonly events: number
  readonly placements: number
  /** Number of elementary operations that the program counts. */
  readonly work: number
  readonly solution: readonly number[]
  readonly digest: number
}

/** Searches for the first solution with the program that keeps tables of rows, columns and boxes. */
export function searchToSolution(line: string): LongSearch {
  const search = new Search(givensOfLine(line), tables, 'first')
  const chunk = new Uint16Array(1 << 16)
  let digest = FRESH_DIGEST
  while (!search.ended) {
    const written = search.run(chunk, 0, chunk.length)
    digest = extendedDigest(digest, chunk.subarray(0, written))
  }
  const { event: events, placements, work } = search
  return { events, placements, work, solution: Array.from(search.board), digest }
}
