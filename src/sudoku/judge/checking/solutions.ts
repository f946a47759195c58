import { candidates, hasDigit } from '../../candidates.ts'
import type { Grid } from '../../grid.ts'
import { createBandSolver } from '../../solver/bandSolver.ts'
import { type Cell, CELLS } from '../../units.ts'

export type SolutionCount = 'none' | 'one' | 'several'

const COUNTS = ['none', 'one', 'several'] as const

const solver = createBandSolver()

/** Counts the solutions of a puzzle; none if its givens conflict. */
export function solutionCount(puzzle: Grid): SolutionCount {
  return COUNTS[solver.count(Uint8Array.from(puzzle), 2)]
}

/** Caches what `find` returns for each puzzle object, because the output is judged again on every key press. */
export function cachedPerPuzzle<Found>(find: (puzzle: Grid) => Found): (puzzle: Grid) => Found {
  const known = new WeakMap<Grid, { readonly found: Found }>()
  return (puzzle) => {
    const entry = known.get(puzzle) ?? { found: find(puzzle) }
    known.set(puzzle, entry)
    return entry.found
  }
}

/** As `solutionCount`, cached by puzzle object. */
export const cachedSolutionCount = cachedPerPuzzle((puzzle) => solutionCount(puzzle))

/** Rank of a solution relative to the lexicographically first, which is the smallest number of 81 digits. */
export type SolutionRank =
  | { readonly kind: 'first' }
  /** `cell`: the first cell in which this solution differs from the first one; `digit`: the first one's digit there. */
  | { readonly kind: 'later'; readonly cell: Cell; readonly digit: number }

/**
 * Determines whether a solution is the first of its puzzle, or else where the first one differs. A row-major program
 * would find the first one, but may need billions of events. Instead, this goes through the blanks in row order, filled
 * as in the solution up to there, and checks whether a smaller digit in the next blank can be completed to a solution.
 * @param solution keeps the givens, and has no blanks or conflicts
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
