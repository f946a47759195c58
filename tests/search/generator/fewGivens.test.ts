/**
 * Tests a walk among puzzles with few givens. Each puzzle is minimal (needs all of its givens), and has one given that
 * the previous puzzle lacks.
 */
import { describe, expect, test } from 'vitest'
import { countGivens, type Draft } from '../../../src/search/generator/digging.ts'
import { puzzlesOfFewGivens } from '../../../src/search/generator/fewGivens.ts'
import { randomOf } from '../../../src/search/generator/random.ts'
import { fewestCandidates } from '../../../src/search/programs/fewest-candidates/strategy.ts'
import { givensOf } from '../../../src/sudoku/givens.ts'
import { Search } from '../../../src/search/engine/search.ts'
import { createBandSolver } from '../../../src/sudoku/solver/bandSolver.ts'
import type { Solver } from '../../../src/sudoku/solver/solver.ts'
import { SEED } from '../../seed.ts'
import { cases, IS_THOROUGH } from '../../thorough.ts'

/** Counts solutions with the search engine, which finds them in a different order than the solvers. */
const plainSolver: Solver = {
  count(board, limit, first) {
    const givens = givensOf(Array.from(board))
    if (!givens.ok) return 0
    const search = new Search(givens.value, fewestCandidates, 'all')
    const event = new Uint16Array(1)
    while (!search.ended && search.solutions < limit) {
      search.run(event, 0, 1)
      if (search.solutions > 0 && search.depth === search.blanks) first?.set(search.board)
    }
    return search.solutions
  },
}

/** Returns the first `puzzles` puzzles of a walk. @param fewest givens that a puzzle may have */
function walkOf(puzzles: number, solver: Solver, fewest = 17): readonly Draft[] {
  const found: Draft[] = []
  for (const draft of puzzlesOfFewGivens(fewest, randomOf(SEED), solver)) {
    if (draft !== undefined) found.push({ ...draft, board: draft.board.slice() })
    if (found.length === puzzles) break
  }
  return found
}

function withoutCell(board: Readonly<Uint8Array>, cell: number): Uint8Array {
  return board.map((digit, at) => (at === cell ? 0 : digit))
}

describe('A puzzle of the walk', () => {
  const solver = createBandSolver()
  const walk = walkOf(IS_THOROUGH ? 60 : 25, solver)

  test('has one solution, which is reported, and needs all of its givens', () => {
    const first = new Uint8Array(81)
    for (const { solution, board } of walk) {
      expect([SEED, plainSolver.count(board, 2, first)]).toEqual([SEED, 1])
      expect(first).toEqual(solution)
      for (const cell of board.keys())
        if (board[cell] !== 0) expect([SEED, solver.count(withoutCell(board, cell), 2)]).toEqual([SEED, 2])
    }
  })

  test('has no more givens than the one before, unless another walk has begun', () => {
    const givens = walk.map(({ board }) => countGivens(board))
    const more = givens.slice(1).filter((count, index) => count > givens[index])
    expect([SEED, more]).toEqual([SEED, []])
    expect(givens.at(-1)).toBeLessThan(givens[0])
  })

  test('shares all givens but one with the one before it, or has fewer', () => {
    for (const [index, { board }] of walk.slice(1).entries()) {
      const before = walk[index].board
      const fresh = [...board.keys()].filter((cell) => board[cell] !== 0 && board[cell] !== before[cell])
      expect([SEED, fresh.length]).toEqual([SEED, 1])
    }
  })
})

test('The sequence of puzzles does not depend on the solver', () => {
  expect(walkOf(cases(12), plainSolver)).toEqual(walkOf(cases(12), createBandSolver()))
})

test('No given is removed below the requested minimum', () => {
  expect(Math.min(...walkOf(cases(300), createBandSolver(), 22).map(({ board }) => countGivens(board)))).toBe(
    22,
  )
})
