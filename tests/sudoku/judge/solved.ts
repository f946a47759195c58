/** Finds solutions for the tests of the judges, with a program that the judges do not use. */
import { cellOf, digitOf, EventKind, kindOf } from '../../../src/search/events.ts'
import { givensOf } from '../../../src/sudoku/givens.ts'
import { type Grid, lineOf } from '../../../src/sudoku/grid.ts'
import { Search } from '../../../src/search/engine/search.ts'
import { fewestCandidates } from '../../../src/search/programs/fewest-candidates/strategy.ts'

const CHUNK_EVENTS = 4096

/** Up to `most` solutions of a puzzle, as lines of 81 digits; none if its givens conflict. */
export function solutionsOf(puzzle: Grid, most: number): readonly string[] {
  const givens = givensOf(puzzle)
  if (!givens.ok) return []
  const search = new Search(givens.value, fewestCandidates, 'all')
  const solutions = search.blanks === 0 ? [lineOf(puzzle)] : []
  const board = Uint8Array.from(puzzle)
  const page = new Uint16Array(CHUNK_EVENTS)
  while (!search.ended && solutions.length < most) {
    for (const event of page.subarray(0, search.run(page, 0, CHUNK_EVENTS))) {
      board[cellOf(event)] = kindOf(event) === EventKind.backtrack ? 0 : digitOf(event)
      if (!board.includes(0)) solutions.push(lineOf(board))
    }
  }
  return solutions.slice(0, most)
}
