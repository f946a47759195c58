import type { Solver } from '../../sudoku/solver/solver.ts'
import { type Cell, CELLS } from '../../sudoku/units.ts'
import { candidates, digitsOf } from '../../sudoku/candidates.ts'
import { isUnique } from '../../sudoku/facts/solutions.ts'
import { type Random, shuffled } from './random.ts'

/** A puzzle in progress: its full board, and the board of its givens. */
export interface Draft {
  readonly solution: Uint8Array
  readonly board: Uint8Array
}

/** Creates a random full board: fills the blank with the fewest candidates next, with a random one of them. */
export function randomSolution(random: Random): Uint8Array {
  const board = new Uint8Array(CELLS)
  fill(board, random)
  return board
}

/** Fills the blanks of a board with a random solution. @returns false, with the board unchanged, if it has none */
function fill(board: Uint8Array, random: Random): boolean {
  let next: Cell | undefined
  let fewest: readonly number[] = []
  for (let cell = 0; cell < CELLS; cell++) {
    if (board[cell] !== 0) continue
    const possible = digitsOf(candidates(board, cell))
    if (next !== undefined && possible.length >= fewest.length) continue
    next = cell
    fewest = possible
  }
  if (next === undefined) return true
  for (const digit of shuffled(random, fewest)) {
    board[next] = digit
    if (fill(board, random)) return true
  }
  board[next] = 0
  return false
}

export function countGivens(board: Readonly<Uint8Array>): number {
  let givens = 0
  for (const digit of board) if (digit !== 0) givens++
  return givens
}

/**
 * Removes givens from a board with one solution. Tries the orbits (groups of cells that are given or blank together) in
 * order; keeps an orbit if its removal would add solutions or leave fewer than `fewest` givens. Yields after every few
 * checks for one solution, so after a few milliseconds at most.
 */
export function* dig(
  board: Uint8Array,
  orbits: readonly (readonly Cell[])[],
  fewest: number,
  solver: Solver,
): Generator<void, void, void> {
  let givens = countGivens(board)
  let checks = 0
  for (const orbit of orbits) {
    if (givens === fewest) return
    if (board[orbit[0]] === 0 || givens - orbit.length < fewest) continue
    const digits = orbit.map((cell) => board[cell])
    for (const cell of orbit) board[cell] = 0
    if (isUnique(board, solver)) givens -= orbit.length
    else orbit.forEach((cell, index) => (board[cell] = digits[index]))
    if (++checks % CHECKS_IN_A_SLICE === 0) yield
  }
}

/** Number of uniqueness checks between two yields. */
const CHECKS_IN_A_SLICE = 4
