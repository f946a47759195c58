import { candidates, hasDigit } from '../../candidates.ts'
import type { Grid } from '../../grid.ts'
import { createBandSolver } from '../../solver/bandSolver.ts'
import { type Cell, CELLS } from '../../units.ts'

export type SolutionCount = 'none' | 'one' | 'several'

const COUNTS = ['none', 'one', 'several'] as const

const solver = createBandSolver()

/** How many solutions a puzzle has; none if its givens conflict. */
export function solutionCount(puzzle: Grid): SolutionCount {
  return COUNTS[solver.count(Uint8Array.from(puzzle), 2)]
}

/** How a solution stands to the lexicographically first: that of the smallest number of 81 digits. */
export type SolutionRank =
  | { readonly kind: 'first' }
  /** `cell`: the first in which the first solution differs, with `digit` in it. */
  | { readonly kind: 'later'; readonly cell: Cell; readonly digit: number }

/**
 * Whether a solution is the first of its puzzle. A program in row-major order would find the first one, but may need
 * billions of events; here every smaller digit of every blank is asked instead whether the board can be completed with
 * it. @param solution keeps the givens, without blanks or conflicts.
 */
export function solutionRank(puzzle: Grid, solution: Grid): SolutionRank {
  const prefix = Uint8Array.from(puzzle)
  for (let cell = 0; cell < CELLS; cell++) {
    if (puzzle[cell] !== 0) continue
    const fitting = candidates(prefix, cell)
    for (let digit = 1; digit < solution[cell]; digit++) {
      if (!hasDigit(fitting, digit)) continue
      prefix[cell] = digit
      if (solver.count(prefix, 1) > 0) return { kind: 'later', cell, digit }
    }
    prefix[cell] = solution[cell]
  }
  return { kind: 'first' }
}
