/** Random puzzles, determined by a seed. */
import { conflicts } from '../../src/sudoku/conflicts.ts'
import { gridOfLine, withDigit, type Grid } from '../../src/sudoku/grid.ts'
import { PUZZLES } from './puzzles.ts'

/** Returns an integer from 0 to `below` − 1. */
type Random = (below: number) => number

/** Marsaglia's 32-bit xorshift. @param seed any integer */
function randomOf(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1) ^ 0x2545f491 || 1
  const next = (): number => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
  // Skip the first outputs: those of neighbouring seeds are similar.
  for (let step = 0; step < 8; step++) next()
  return (below) => next() % below
}

function shuffled(random: Random, length: number): readonly number[] {
  const order = Array.from({ length }, (_, index) => index)
  for (let index = length - 1; index > 0; index--) {
    const other = random(index + 1)
    ;[order[index], order[other]] = [order[other], order[index]]
  }
  return order
}

/** The nine rows, or columns, permuted so that those of a band (three that share boxes) stay together. */
function shuffledLines(random: Random): readonly number[] {
  return shuffled(random, 3).flatMap((band) => shuffled(random, 3).map((line) => band * 3 + line))
}

function randomSolved(random: Random): Grid {
  const solved = gridOfLine(PUZZLES.solved)
  const digits = shuffled(random, 9)
  const rows = shuffledLines(random)
  const columns = shuffledLines(random)
  return rows.flatMap((row) => columns.map((column) => digits[solved[row * 9 + column] - 1] + 1))
}

/**
 * Returns a puzzle without conflicts and with about `blanks` blanks. Most have one solution or a few. About one in four
 * is given a random digit, unless this digit causes a conflict; the digit may leave no solution.
 */
export function randomPuzzle(seed: number, blanks: number): Grid {
  const random = randomOf(seed)
  const order = shuffled(random, 81)
  const puzzle = order.slice(0, blanks).reduce((grid, cell) => withDigit(grid, cell, 0), randomSolved(random))
  if (random(4) !== 0) return puzzle
  const damaged = withDigit(puzzle, order[random(blanks)], random(9) + 1)
  return conflicts(damaged).length === 0 ? damaged : puzzle
}
