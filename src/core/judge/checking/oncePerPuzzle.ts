import type { Grid } from '../../grid.ts'

/** Remembers findings about a puzzle: an output is judged anew with every letter typed. */
export function oncePerPuzzle<Found>(find: (puzzle: Grid) => Found): (puzzle: Grid) => Found {
  const known = new WeakMap<Grid, { readonly found: Found }>()
  return (puzzle) => {
    const entry = known.get(puzzle) ?? { found: find(puzzle) }
    known.set(puzzle, entry)
    return entry.found
  }
}
