import { type Grid, gridOfLine } from '../../src/sudoku/grid.ts'
import { PUZZLES } from './puzzles.ts'

const PUZZLE = gridOfLine(PUZZLES.codewars1)

/** Returns different puzzles with one solution each, up to 362,880: one puzzle with its digits exchanged. */
export function manyPuzzles(count: number): readonly Grid[] {
  return Array.from({ length: count }, (_, number) => {
    const digits = permutation(number)
    return PUZZLE.map((digit) => (digit === 0 ? 0 : digits[digit - 1]))
  })
}

/** Returns the permutation of the digits 1 to 9 with this number, in lexicographic order. */
function permutation(number: number): readonly number[] {
  const left = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  const digits: number[] = []
  for (let rest = number, size = 40_320, more = 8; more >= 0; size /= Math.max(1, more), more--) {
    digits.push(...left.splice(Math.floor(rest / size), 1))
    rest %= size
  }
  return digits
}
