import { RowMajorCount } from '../../search/costs/rowMajorCount.ts'
import { generation } from '../../search/generator/generator.ts'
import { MOST_SEED } from '../../search/generator/options.ts'
import { type Random, randomOf, shuffled } from '../../search/generator/random.ts'
import { type Grid, withDigit } from '../../sudoku/grid.ts'
import type { Judge } from '../../sudoku/judge/judge.ts'
import type { Solver } from '../../sudoku/solver/solver.ts'
import { CELLS } from '../../sudoku/units.ts'
import type { Case } from './case.ts'
import { meetsInputGuarantee } from './inputGuarantee.ts'

/** Range of the number of givens, before some cases lose a few. */
const FEWEST_GIVENS = 24
const MOST_GIVENS = 50
/** Maximum events of the row-major search: random cases test correctness, not speed. */
const MOST_EVENTS = 100_000
/** On average, one in this many cases loses some givens, so that it may have several solutions. */
const THINNED = 4
const MOST_TAKEN = 4

/**
 * Generates random test cases that satisfy a judge's input guarantee. For a judge, they depend only on the seed, not on
 * the solver. Yields the cases and, after each slice of work (a few milliseconds), `undefined`.
 * @param seed 0 to 2³² − 1
 */
export function* randomCases(
  judge: Judge,
  count: number,
  seed: number,
  solver: Solver,
): Generator<Case | undefined, void, void> {
  for (let number = 1; number <= count; number++) yield yield* randomCase(judge, number, seed, solver)
}

/** Generates the case with this number, counted from 1. It does not depend on how many cases are generated. */
export function* randomCase(
  judge: Judge,
  number: number,
  seed: number,
  solver: Solver,
): Generator<undefined, Case, void> {
  const random = randomOf((seed ^ Math.imul(number, 0x9e3779b1)) >>> 0)
  for (;;) {
    const unique = yield* uniquePuzzle(random, solver)
    const puzzle = random(THINNED) === 0 ? withFewerGivens(unique, random) : unique
    // If the puzzle with fewer givens is too slow or breaks the judge's guarantee, use the unique puzzle.
    const fitting = [puzzle, unique].find((grid) => isQuick(grid) && meetsInputGuarantee(judge, grid))
    if (fitting !== undefined) return randomCaseOf(fitting, number, seed)
    yield
  }
}

function* uniquePuzzle(random: Random, solver: Solver): Generator<undefined, Grid, void> {
  const givens = FEWEST_GIVENS + random(MOST_GIVENS - FEWEST_GIVENS + 1)
  const slices = generation(
    { givens, pattern: 'none', difficulty: 0, seed: random(MOST_SEED + 1), strategy: 'tables' },
    solver,
  )
  for (;;) {
    const { done, value } = slices.next()
    if (done === true) return value.grid
    yield
  }
}

function withFewerGivens(puzzle: Grid, random: Random): Grid {
  const cells = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => puzzle[cell] !== 0)
  return shuffled(random, cells)
    .slice(0, 1 + random(MOST_TAKEN))
    .reduce((grid, cell) => withDigit(grid, cell, 0), puzzle)
}

function isQuick(puzzle: Grid): boolean {
  const count = new RowMajorCount(puzzle)
  count.advance(MOST_EVENTS)
  return count.ended
}

function randomCaseOf(puzzle: Grid, number: number, seed: number): Case {
  const givens = puzzle.filter((digit) => digit !== 0).length
  return {
    id: `random-${seed}-${number}`,
    name: { en: `Random ${number}`, ko: `무작위 ${number}` },
    purpose: {
      en: `Number ${number} of seed ${seed}, with ${givens} givens`,
      ko: `시드 ${seed}의 ${number}번, 주어진 숫자 ${givens}개`,
    },
    puzzle,
    claims: [{ kind: 'givens', count: givens }],
    lesson: undefined,
  }
}
