import { blanksOf, type Grid } from '../../sudoku/grid.ts'
import type { Cell } from '../../sudoku/units.ts'

/** Progress of a search for the board with the fewest blanks on which a program fails. */
export interface SmallerFailure {
  /** The board with the fewest blanks so far on which the program still fails. */
  readonly puzzle: Grid
  readonly blanks: number
  readonly runs: number
  /** True if no more blanks can be filled: with any further given the program passes, or fails in another way. */
  readonly isSmallest: boolean
}

/**
 * Fills blanks from the solution while the program still fails in the same way: delta debugging (Zeller and
 * Hildebrandt, 2002) with the blanks as the input. Tries halves of the blanks, then ever smaller parts, then single
 * cells until none can be filled.
 *
 * Yields after each run; the caller stops by not requesting the next one. Makes at most 2n + n(n + 1) / 2 + 1 runs for
 * n blanks, usually a few dozen.
 * @param solution of the puzzle
 * @param fails runs the program and resolves to true if it fails in the same way
 * @returns the last progress; undefined if the program does not fail on the puzzle itself
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
    // Number of successive parts that could not be filled. Single cells are tried until it is the number of all blanks,
    // because a blank that was needed may become fillable once others are filled.
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
