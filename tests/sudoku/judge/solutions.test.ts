/** The number of solutions of a puzzle, and whether a solution is the first in lexicographical order. */
import { givensOf } from '../../../src/sudoku/givens.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Grid, gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { solutionCount, solutionRank } from '../../../src/sudoku/judge/checking/solutions.ts'
import { cellAt } from '../../../src/sudoku/units.ts'
import { PUZZLES } from '../puzzles.ts'
import { randomPuzzle } from '../randomPuzzles.ts'
import { solutionsOf } from './solved.ts'

/**
 * Random puzzles, many of which have few enough solutions to list them all. If one fails, fast-check prints its seed.
 */
const puzzles = fc
  .record({ seed: fc.integer(), blanks: fc.integer({ min: 2, max: 50 }) })
  .map(({ seed, blanks }) => randomPuzzle(seed, blanks))

/** Maximum solutions to list of a puzzle. */
const MOST_SOLUTIONS = 200

describe('A puzzle', () => {
  test.each([
    [PUZZLES.codewars1, 'one'],
    [PUZZLES.codewars2, 'one'],
    [PUZZLES.antiBruteForce, 'one'],
    [PUZZLES.solved, 'one'],
    [PUZZLES.twoSolutions, 'several'],
    [PUZZLES.empty, 'several'],
    [PUZZLES.unsolvable, 'none'],
    [PUZZLES.blocked, 'none'],
    ['55' + '0'.repeat(79), 'none'],
  ])('%s has %s', (line, count) => {
    expect(solutionCount(gridOfLine(line))).toBe(count)
  })

  test('has as many solutions as a search for all of them finds', () => {
    fc.assert(
      fc.property(puzzles, (puzzle) => {
        const { length } = solutionsOf(puzzle, MOST_SOLUTIONS)
        expect(solutionCount(puzzle)).toBe(length === 0 ? 'none' : length === 1 ? 'one' : 'several')
      }),
    )
  })
})

describe('A solution', () => {
  test('is the first, or differs from it first in the cell that is named', () => {
    fc.assert(
      fc.property(puzzles, fc.nat(), (puzzle, choice) => {
        const solutions = solutionsOf(puzzle, MOST_SOLUTIONS)
        fc.pre(solutions.length > 0 && solutions.length < MOST_SOLUTIONS)
        const [first] = solutions.toSorted()
        const solution = gridOfLine(solutions[choice % solutions.length])
        const differs = solution.findIndex((digit, cell) => digit !== Number(first[cell]))
        expect(solutionRank(puzzle, solution)).toEqual(
          differs === -1
            ? { kind: 'first' }
            : { kind: 'later', cell: differs, digit: Number(first[differs]) },
        )
      }),
    )
  })

  test('is ranked at once, although a row-major search would take 138 million events', () => {
    const puzzle = gridOfLine(PUZZLES.antiBruteForce)
    const [solution] = solutionsOf(puzzle, 1)
    expect(solution).toMatch(/^987654321/)
    expect(solutionRank(puzzle, gridOfLine(solution))).toEqual({ kind: 'first' })
  })

  test('of an empty board is compared with 123456789 456789123 …', () => {
    const empty = gridOfLine(PUZZLES.empty)
    const first = '123456789456789123789123456214365897365897214897214365531642978642978531978531642'
    expect(solutionRank(empty, gridOfLine(first))).toEqual({ kind: 'first' })
    const exchanged: Grid = Array.from(first, (digit) =>
      digit === '8' ? 9 : digit === '9' ? 8 : Number(digit),
    )
    expect(solutionRank(empty, exchanged)).toEqual({ kind: 'later', cell: cellAt(0, 7), digit: 8 })
  })
})

test('the solutions listed for these tests are solutions', () => {
  const solutions = solutionsOf(gridOfLine(PUZZLES.sixSolutions), MOST_SOLUTIONS)
  expect(new Set(solutions).size).toBe(6)
  for (const line of solutions) {
    expect(givensOf(gridOfLine(line)).ok).toBe(true)
    expect(lineOf(gridOfLine(line))).not.toContain('0')
  }
})
