import { blanksOf, type Grid } from '../grid.ts'
import type { Cell } from '../units.ts'

/** Progress of a search for the smallest failure. */
export interface SmallerFailure {
  /** The fullest board so far on which the program fails. */
  readonly puzzle: Grid
  readonly blanks: number
  /** Runs of the program so far. */
  readonly runs: number
  /** True if the board cannot be fuller: with any one more given the program passes, or fails in another way. */
  readonly isSmallest: boolean
}

/**
 * Gives the digits of the solution back as long as the program fails in the same way: delta debugging (Zeller and
 * Hildebrandt, 2002) with the blanks as the input. Tries halves of the blanks, then ever smaller parts, then single
 * cells until none can be given back.
 *
 * Yields after each run; the caller stops it by not going on. Makes at most 2n + n(n + 1) / 2 + 1 runs for n blanks, a
 * few dozen as a rule.
 * @param solution completes the puzzle
 * @param fails runs the program; true if it fails in the same way
 * @returns undefined if the program does not fail on the puzzle itself
 */
export async function* smallerFailure(
  puzzle: Grid,
  solution: Grid,
  fails: (puzzle: Grid) => Promise<boolean>,
): AsyncGenerator<SmallerFailure, SmallerFailure | undefined, void> {
  let blanks: readonly Cell[] = blanksOf(puzzle)
  let runs = 1
  const withBlanks = (cells: readonly Cell[]) =>
    solution.map((digit, cell) => (cells.includes(cell) ? 0 : digit))
  const progress = (isSmallest: boolean): SmallerFailure => ({
    puzzle: withBlanks(blanks),
    blanks: blanks.length,
    runs,
    isSmallest,
  })

  if (!(await fails(puzzle))) return undefined
  yield progress(blanks.length === 0)
  for (let size = Math.ceil(blanks.length / 2); blanks.length > 0; size = Math.ceil(size / 2)) {
    let at = 0
    // Single cells are tried in a circle, because one that is needed may no longer be once others are given.
    let needed = 0
    while (size === 1 ? needed < blanks.length : at < blanks.length) {
      const from = at % blanks.length
      const rest = blanks.toSpliced(from, size)
      runs++
      if (await fails(withBlanks(rest))) {
        blanks = rest
        at = from
        needed = 0
      } else {
        at = from + size
        needed++
      }
      yield progress(false)
    }
    if (size === 1) break
  }
  return progress(true)
}
