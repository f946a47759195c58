/** The solver counts a puzzle's solutions, up to a limit, and reports one of them. */
import { describe, expect, test } from 'vitest'
import { conflicts } from '../../../src/sudoku/conflicts.ts'
import { givensOf } from '../../../src/sudoku/givens.ts'
import { type Grid, gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { Search } from '../../../src/search/engine/search.ts'
import { createBandSolver } from '../../../src/sudoku/solver/bandSolver.ts'
import { dancingLinks } from '../../../src/search/programs/dancing-links/strategy.ts'
import { PUZZLES } from '../puzzles.ts'
import { randomPuzzle } from '../randomPuzzles.ts'
import { SEED } from '../../seed.ts'

const solver = createBandSolver()

const boardOf = (grid: Grid) => Uint8Array.from(grid)

/** Counts solutions, up to `limit`, with a program of the app. */
function countByProgram(grid: Grid, limit: number): number {
  const givens = givensOf(grid)
  if (!givens.ok) return 0
  const search = new Search(givens.value, dancingLinks, 'all')
  const page = new Uint16Array(1024)
  while (!search.ended && search.solutions < limit) search.run(page, 0, page.length)
  return Math.min(search.solutions, limit)
}

/**
 * Counts solutions, and checks the one reported: it keeps the givens and the rules. If there is none, the solver must leave the array for the solution untouched.
 */
function countChecked(grid: Grid, limit: number): number {
  const untouched = new Uint8Array(81)
  const solution = new Uint8Array(81)
  const count = solver.count(boardOf(grid), limit, solution)
  if (count === 0) {
    expect(solution).toEqual(untouched)
  } else {
    expect(lineOf(solution)).toMatch(/^[1-9]{81}$/)
    expect(conflicts(Array.from(solution))).toEqual([])
    expect(grid.every((digit, cell) => digit === 0 || digit === solution[cell])).toBe(true)
  }
  return count
}

/** Maximum solutions to count where a program of the app, which is slower, counts as well. */
const LIMIT = 30

/**
 * Puzzles with few givens have many solutions. About one puzzle in four has an extra digit, which may leave none.
 * `SEED=7 npx vitest run tests/sudoku/solver` counts the solutions of other random puzzles.
 */
test.each([
  { blanks: 30, puzzles: 400 },
  { blanks: 45, puzzles: 800 },
  { blanks: 52, puzzles: 800 },
  { blanks: 57, puzzles: 300 },
])(
  `it counts like a program of the app in puzzles with $blanks blanks (seed ${SEED})`,
  ({ blanks, puzzles }) => {
    const seen = new Set<number>()
    for (let index = 0; index < puzzles; index++) {
      const puzzle = randomPuzzle(SEED * 10_000 + index, blanks)
      const line = lineOf(puzzle)
      const expected = countByProgram(puzzle, LIMIT)
      seen.add(Math.min(expected, 2))
      expect({ line, count: countChecked(puzzle, LIMIT) }).toEqual({ line, count: expected })
    }
    expect(seen.size).toBeGreaterThan(1)
  },
)

describe('The solver', () => {
  test('finds as many solutions of an empty board as requested', () => {
    expect(countChecked(gridOfLine('.'.repeat(81)), 1)).toBe(1)
    expect(countChecked(gridOfLine('.'.repeat(81)), 10_000)).toBe(10_000)
  })

  test('finds the same solution as a program of the app', () => {
    const solution = new Uint8Array(81)
    expect(solver.count(boardOf(gridOfLine(PUZZLES.codewars1)), 2, solution)).toBe(1)
    expect(lineOf(solution)).toBe(PUZZLES.solved)
  })

  test('proves that 17 givens are enough', () => {
    // The first puzzle of Gordon Royle's list of puzzles with 17 givens.
    const puzzle = gridOfLine(
      '000000010400000000020000000000050407008000300001090000300400200050100000000806000',
    )
    expect(countChecked(puzzle, 2)).toBe(1)
  })

  test.each([
    { where: 'a row', line: '5.......5' + '.'.repeat(72) },
    { where: 'a column', line: '5........' + '.'.repeat(63) + '5........' },
    { where: 'a box', line: '5...................5....' + '.'.repeat(56) },
    { where: 'a full board', line: '6' + PUZZLES.solved.slice(1) },
  ])('finds nothing when a digit is twice in $where', ({ line }) => {
    expect(countChecked(gridOfLine(line), 2)).toBe(0)
  })

  test('finds nothing when a cell has no candidate', () => {
    expect(countChecked(gridOfLine(PUZZLES.blocked), 2)).toBe(0)
  })

  test('finds nothing when a digit has no place', () => {
    // 1 cannot be in the first row: not in its first two boxes, and the row has no blank in the third.
    const line = '......2341...........1.....' + '.'.repeat(54)
    expect(countChecked(gridOfLine(line), 2)).toBe(0)
  })

  test('finds nothing when the contradiction is not immediate', () => {
    expect(countChecked(gridOfLine(PUZZLES.unsolvable), 2)).toBe(0)
  })

  test('finds a full board to be its own solution, once', () => {
    expect(countChecked(gridOfLine(PUZZLES.solved), 2)).toBe(1)
  })

  test('finds all solutions, or as many as requested', () => {
    const counts = (line: string) => [1, 2, 5, 1000].map((limit) => countChecked(gridOfLine(line), limit))
    expect(counts(PUZZLES.twoSolutions)).toEqual([1, 2, 2, 2])
    expect(counts(PUZZLES.sixSolutions)).toEqual([1, 2, 5, 6])
    expect(counts(PUZZLES.fiftySolutions)).toEqual([1, 2, 5, 50])
  })

  test('stops at the limit, and remembers nothing of the previous puzzle', () => {
    const empty = gridOfLine('.'.repeat(81))
    const one = gridOfLine(PUZZLES.codewars1)
    expect([empty, one, empty, one].map((puzzle) => countChecked(puzzle, 7))).toEqual([7, 1, 7, 1])
  })
})
