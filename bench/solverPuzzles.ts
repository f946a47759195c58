import { dig, randomSolution } from '../src/core/generator/digging.ts'
import { randomOf, shuffled } from '../src/core/generator/random.ts'
import { createBandSolver } from '../src/core/solver/bandSolver.ts'
import { CELLS } from '../src/core/units.ts'

const EVERY_CELL = Array.from({ length: CELLS }, (_, cell) => [cell])

/**
 * Puzzles with one solution, always the same. Their givens are taken away in an order of chance until `givens` are left,
 * or until none can be taken without a second solution.
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
 * The puzzles of a text, one a line: 81 digits, `.` or `0` for a blank. The rest of such a line, and other lines, are
 * ignored.
 */
export function puzzlesIn(text: string): readonly Uint8Array[] {
  return [...text.matchAll(/^[0-9.]{81}(?![0-9.])/gm)].map(([line]) =>
    Uint8Array.from(line, (character) => (character === '.' ? 0 : Number(character))),
  )
}
