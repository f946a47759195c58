import type { Grid } from '../../grid.ts'

/** Caches what `find` returns for each puzzle object, because the output is judged again on every key press. */
export function cachedPerPuzzle<Found>(find: (puzzle: Grid) => Found): (puzzle: Grid) => Found {
  const known = new WeakMap<Grid, { readonly found: Found }>()
  return (puzzle) => {
    const entry = known.get(puzzle) ?? { found: find(puzzle) }
    known.set(puzzle, entry)
    return entry.found
  }
}
