import { dig, randomSolution } from '../src/search/generator/digging.ts'
import { randomOf, shuffled } from '../src/search/generator/random.ts'
import { createBandSolver } from '../src/sudoku/solver/bandSolver.ts'
import { CELLS } from '../src/sudoku/units.ts'

const EVERY_CELL = Array.from({ length: CELLS }, (_, cell) => [cell])

/**
 * Generates puzzles with a unique solution, deterministically per seed. Removes givens in random order until `givens`
 * are left or removing any other would allow a second solution.
 */
export function puzzlesOf(puzzles: number, givens: number, seed: number): readonly Uint8Array[] {
  const random = randomOf(seed)
  const solver = createBandSolver()
  return Array.from({ length: puzzles }, () => {
    const board = randomSolution(random)
    for (const _ of dig(board, shuffled(random, EVERY_CELL), givens, solver)) continue
    return board
  })
}

/**
 * Parses puzzles from a text, one per line: 81 digits, `.` or `0` for a blank. Ignores the rest of such a line, and
 * other lines.
 */
export function puzzlesIn(text: string): readonly Uint8Array[] {
  return [...text.matchAll(/^[0-9.]{81}(?![0-9.])/gm)].map(([line]) =>
    Uint8Array.from(line, (character) => (character === '.' ? 0 : Number(character))),
  )
}
