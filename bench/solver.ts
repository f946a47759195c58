/** Module with the solvers that `solver.mjs` compares, and with their puzzles. */
import { createBandSolver } from '../src/sudoku/solver/bandSolver.ts'
import { countWithDancingLinks, solveWithAlgorithmTs } from './solverPeers.ts'

export { puzzlesIn, puzzlesOf } from './solverPuzzles.ts'

export interface Contender {
  readonly name: string
  /** True for a solver from npm. */
  readonly isPeer: boolean
  /** Number of solutions of a solvable puzzle, counted up to 2; always 1 for a solver that stops at the first. */
  readonly count: (board: Readonly<Uint8Array>) => number
}

export function contenders(): readonly Contender[] {
  const bands = createBandSolver()
  return [
    { name: 'plain TypeScript', isPeer: false, count: (board) => bands.count(board, 2) },
    { name: '`dancing-links` 4.3.10', isPeer: true, count: (board) => countWithDancingLinks(board, 2) },
    { name: '`@algorithm.ts/sudoku` 4.0.3, first solution only', isPeer: true, count: solveWithAlgorithmTs },
  ]
}
