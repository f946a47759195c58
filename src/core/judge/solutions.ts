import { candidates, hasDigit } from '../candidates.ts'
import { type Givens, type Grid, givensOf } from '../grid.ts'
import { Search } from '../search/search.ts'
import { dancingLinks } from '../strategies/dancingLinks.ts'
import { type Cell, CELLS } from '../units.ts'

/** How many solutions a puzzle has. `unknown`: not found out within the bound. */
export type SolutionCount = 'none' | 'one' | 'several' | 'unknown'

/** Events that one question may take: some ten milliseconds. The hardest puzzles with one solution take a fifth of it. */
const MOST_EVENTS = 40_000

const PAGE_EVENTS = 1024

/** Solutions of a puzzle up to `most`, counted with dancing links, which cut off more than any other program here. */
function counted(givens: Givens, most: number, bound: Bound): number | undefined {
  const search = new Search(givens, dancingLinks, 'all')
  const page = new Uint16Array(PAGE_EVENTS)
  while (!search.ended && search.solutions < most) {
    if (bound.events <= 0) return undefined
    bound.events -= search.run(page, 0, Math.min(PAGE_EVENTS, bound.events))
  }
  return Math.min(search.solutions, most)
}

/** Events left. */
interface Bound {
  events: number
}

/** How many solutions a puzzle has; none if its givens conflict. @param mostEvents the search is followed no further. */
export function solutionCount(puzzle: Grid, mostEvents = MOST_EVENTS): SolutionCount {
  const givens = givensOf(puzzle)
  if (!givens.ok) return 'none'
  const count = counted(givens.value, 2, { events: mostEvents })
  return count === undefined ? 'unknown' : COUNTS[count]
}

const COUNTS = ['none', 'one', 'several'] as const

/** How a solution stands to the lexicographically first: that of the smallest number of 81 digits. */
export type Standing =
  | { readonly kind: 'first' }
  /** `cell`: the first in which the first solution differs, with `digit` in it. */
  | { readonly kind: 'later'; readonly cell: Cell; readonly digit: number }
  | { readonly kind: 'unknown' }

/**
 * Whether a solution is the first of its puzzle. A program in row-major order would find the first one, but may need
 * billions of events; here every smaller digit of every blank is asked instead whether the board can be completed with
 * it, which a good program answers in a few. @param solution keeps the givens, without blanks or conflicts.
 */
export function standingOf(puzzle: Grid, solution: Grid, mostEvents = MOST_EVENTS): Standing {
  const bound = { events: mostEvents }
  const prefix = Array.from(puzzle)
  for (let cell = 0; cell < CELLS; cell++) {
    if (puzzle[cell] !== 0) continue
    const fitting = candidates(prefix, cell)
    for (let digit = 1; digit < solution[cell]; digit++) {
      if (!hasDigit(fitting, digit)) continue
      const givens = givensOf(prefix.with(cell, digit))
      const count = givens.ok ? counted(givens.value, 1, bound) : 0
      if (count === undefined) return { kind: 'unknown' }
      if (count > 0) return { kind: 'later', cell, digit }
    }
    prefix[cell] = solution[cell]
  }
  return { kind: 'first' }
}
