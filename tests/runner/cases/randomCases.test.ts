/**
 * Random cases (boards on which programs are judged) keep the promise of their judge, which is what its statement
 * guarantees of the input. They are the same for the same seed.
 */
import { describe, expect, test } from 'vitest'
import type { Case } from '../../../src/runner/cases/case.ts'
import { needsNoGuess } from '../../../src/runner/cases/inputGuarantee.ts'
import { randomCase, randomCases } from '../../../src/runner/cases/randomCases.ts'
import { RowMajorCount } from '../../../src/search/costs/rowMajorCount.ts'
import { isUnique } from '../../../src/sudoku/facts/solutions.ts'
import { lineOf } from '../../../src/sudoku/grid.ts'
import { JUDGES } from '../../../src/sudoku/judge/judging.ts'
import type { Judge } from '../../../src/sudoku/judge/judge.ts'
import { createBandSolver } from '../../../src/sudoku/solver/bandSolver.ts'
import { SEED } from '../../seed.ts'
import { cases } from '../../thorough.ts'

const solver = createBandSolver()
const COUNT = cases(200)
const GRADED = JUDGES.filter(({ answer }) => answer.kind === 'board').map((judge): [string, Judge] => [
  judge.id,
  judge,
])

function casesOfSeed(judge: Judge, count: number, seed: number): readonly Case[] {
  return [...randomCases(judge, count, seed, solver)].filter((one) => one !== undefined)
}

/** Generates the case with a number, without those before it. */
function caseWithNumber(judge: Judge, number: number, seed: number): Case {
  const slices = randomCase(judge, number, seed, solver)
  for (;;) {
    const { done, value } = slices.next()
    if (done === true) return value
  }
}

const lines = (found: readonly Case[]) => found.map(({ puzzle }) => lineOf(puzzle))

describe('Random cases', () => {
  test.each(GRADED)('of %s keep its promise and are quick', (_, judge) => {
    const found = casesOfSeed(judge, COUNT, SEED)
    expect([SEED, found.length, new Set(lines(found)).size]).toEqual([SEED, COUNT, COUNT])
    for (const { id, puzzle } of found) {
      const count = new RowMajorCount(puzzle)
      count.advance(100_001)
      expect([id, judge.inputFinding(puzzle).kind, count.events <= 100_000]).toEqual([id, 'kept', true])
      if (judge.id === 'codewars') expect([id, needsNoGuess(puzzle)]).toEqual([id, true])
    }
  })

  test.each(GRADED)('of %s have several solutions where the judge gives such puzzles', (id, judge) => {
    const several = casesOfSeed(judge, 20, SEED).filter(
      ({ puzzle }) => !isUnique(Uint8Array.from(puzzle), solver),
    )
    expect([SEED, several.length > 0]).toEqual([SEED, id.startsWith('boj')])
  })

  test('are the same for the same seed, however many, and others for another', () => {
    const [, judge] = GRADED[0]
    const found = casesOfSeed(judge, 5, SEED)
    expect(casesOfSeed(judge, 3, SEED)).toEqual(found.slice(0, 3))
    expect(casesOfSeed(judge, 5, SEED)).toEqual(found)
    expect(caseWithNumber(judge, 4, SEED)).toEqual(found[3])
    expect(lines(casesOfSeed(judge, 5, SEED + 1)).filter((line) => lines(found).includes(line))).toEqual([])
  })

  // Links name these cases, so their puzzles must never change.
  test('are the same on every machine', () => {
    const [, judge] = GRADED[0]
    expect(casesOfSeed(judge, 2, 42).map(({ id, puzzle }) => [id, lineOf(puzzle, '.')])).toEqual([
      ['random-42-1', '...2.8.34..3.51.8..8..3..59...5..36.5..31..9.....4.5.74751.9..36.........2...5.7.'],
      ['random-42-2', '7......9.83.42..71.15....48.9.1..7....8..24....3.5....257....6.3.12..9.5.89.45.2.'],
    ])
  })

  test('have ids of their own, and say their number of givens', () => {
    const [, judge] = GRADED[0]
    const found = casesOfSeed(judge, 3, 7)
    expect(found.map(({ id }) => id)).toEqual(['random-7-1', 'random-7-2', 'random-7-3'])
    for (const { purpose, puzzle } of found) {
      const givens = puzzle.filter((digit) => digit !== 0).length
      expect([purpose.en.includes(`${givens} givens`), purpose.ko.includes(`${givens}개`)]).toEqual([
        true,
        true,
      ])
    }
  })
})
