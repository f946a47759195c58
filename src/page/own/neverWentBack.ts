import { blanksOf, type Grid } from '../../sudoku/grid.ts'
import type { OwnRun } from './own.ts'

/** Fewest blanks of a puzzle that shows anything of a search. */
const FEW_BLANKS = 10

/** True if an accepted program wrote once for each blank: it took no digit back. */
export function hasNeverGoneBack({ verdict, events, hidden }: OwnRun, puzzle: Grid): boolean {
  const blanks = blanksOf(puzzle).length
  return verdict.kind === 'accepted' && hidden === undefined && blanks >= FEW_BLANKS && events === blanks
}
