/**
 * Every case (test puzzle) keeps its judge's promise (what the statement guarantees of the input), has the properties
 * that it claims, and is passed by every right program, unless its lesson says why not. Also tests how properties are
 * found: the smallest solution, and whether a puzzle needs a guess.
 */
import { describe, expect, test } from 'vitest'
import { candidates, digitsOf } from '../../../src/sudoku/candidates.ts'
import type { Case, Claim } from '../../../src/runner/cases/case.ts'
import { needsNoGuess, meetsInputGuarantee } from '../../../src/runner/cases/inputGuarantee.ts'
import { expectedAnswer, smallestSolution } from '../../../src/runner/cases/expected.ts'
import { casesOf } from '../../../src/runner/cases/registry.ts'
import type { ComparedCost } from '../../../src/search/costs/comparedSearches.ts'
import { CostCounter } from '../../../src/search/costs/cost.ts'
import { RowMajorCount } from '../../../src/search/costs/rowMajorCount.ts'
import { MAX_SOLUTIONS, solutionsOf } from '../../../src/sudoku/facts/solutions.ts'
import { writeGrid } from '../../../src/sudoku/formats/registry.ts'
import { givensOf } from '../../../src/sudoku/givens.ts'
import { blanksOf, type Grid, gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { JUDGES } from '../../../src/sudoku/judge/judging.ts'
import { plainCallCount } from '../../../src/sudoku/judge/checking/plainCalls.ts'
import { parseOutput } from '../../../src/sudoku/judge/checking/printed.ts'
import { fewestCandidates } from '../../../src/search/programs/fewest-candidates/strategy.ts'
import { STRATEGIES } from '../../../src/search/programs/registry.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import { assertNever } from '../../../src/sudoku/result.ts'
import { Search } from '../../../src/search/engine/search.ts'
import { timeLimitsOf } from '../../../src/search/seconds/limits.ts'
import { timedPrograms } from '../../../src/search/seconds/verdicts.ts'
import type { Strategy } from '../../../src/search/engine/strategy.ts'
import { createBandSolver } from '../../../src/sudoku/solver/bandSolver.ts'
import { transformWithId } from '../../../src/sudoku/transforms/registry.ts'
import { transformed } from '../../../src/sudoku/transforms/transform.ts'
import { UNIT_KINDS, UNITS } from '../../../src/sudoku/units.ts'
import { some, thoroughUnless } from '../../thorough.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { filledWith } from './singleChecks.ts'

const solver = createBandSolver()

/** Judges that expect a board, each with its id and its cases. */
const GRADED = JUDGES.filter(({ answer }) => answer.kind === 'board').map(
  (judge) => [judge.id, judge, casesOf(judge.id)] as const,
)
/** Cases of all judges, by id. */
const ALL_CASES: ReadonlyMap<string, Case> = new Map(
  GRADED.flatMap(([judge, , cases]) =>
    cases.map((one) => [one.id === 'sample' ? `sample of ${judge}` : one.id, one] as const),
  ),
)

/** Returns the cost of a search for the first solution. */
function firstCost(puzzle: Grid, strategy: Strategy): ComparedCost {
  const givens = givensOf(puzzle)
  if (!givens.ok) throw new RangeError(`Conflicts in ${lineOf(puzzle)}`)
  const counter = new CostCounter(givens.value, strategy, 'first')
  while (!counter.ended) counter.advance()
  return { ...counter.splitCost, strategy: strategy.id, order: strategy.order }
}

interface FirstSearch {
  readonly events: number
  /** The board at the end of the search; undefined if the search was cut off before its end. */
  readonly board: Grid | undefined
}

const chunk = new Uint16Array(100_000)
const cachedSearches = new Map<string, FirstSearch>()

/** Searches for the first solution, within `most` events. Caches the result. */
function firstSearch(puzzle: Grid, strategy: Strategy, most: number): FirstSearch {
  const key = [strategy.id, most, lineOf(puzzle)].join(' ')
  const known = cachedSearches.get(key)
  if (known !== undefined) return known
  const givens = givensOf(puzzle)
  if (!givens.ok) throw new RangeError(`Conflicts in ${lineOf(puzzle)}`)
  const search = new Search(givens.value, strategy, 'first')
  search.run(chunk, 0, most)
  const found = { events: search.event, board: search.ended ? Array.from(search.board) : undefined }
  cachedSearches.set(key, found)
  return found
}

function firstSolution(puzzle: Grid, strategy: Strategy, most: number): Grid | undefined {
  return firstSearch(puzzle, strategy, most).board
}

function rowMajorEvents(puzzle: Grid): number {
  const count = new RowMajorCount(puzzle)
  count.advance(Number.POSITIVE_INFINITY)
  return count.events
}

function solutionCount(puzzle: Grid): number {
  const solutions = solutionsOf(puzzle, solver)
  switch (solutions.kind) {
    case 'none':
      return 0
    case 'one':
      return 1
    case 'several':
      return solutions.count
    case 'more':
      return Number.POSITIVE_INFINITY
    default:
      return assertNever(solutions)
  }
}

/** Returns the measured and the claimed value of a property of the puzzle. */
function foundAndClaimed(puzzle: Grid, claim: Claim): readonly [found: unknown, claimed: unknown] {
  const blanks = blanksOf(puzzle)
  switch (claim.kind) {
    case 'blanks':
      return [blanks.length, claim.count]
    case 'givens':
      return [81 - blanks.length, claim.count]
    case 'solutions':
      return [solutionCount(puzzle), claim.count]
    case 'countless-solutions':
      return [solutionCount(puzzle) > MAX_SOLUTIONS, true]
    case 'events':
      return [rowMajorEvents(puzzle), claim.count]
    case 'calls':
      return [plainCallCount(givensOfLine(lineOf(puzzle))), claim.count]
    case 'only-check': {
      const right = lineOf(filledWith(puzzle, UNIT_KINDS))
      const wrong = UNIT_KINDS.filter(
        (left) =>
          lineOf(
            filledWith(
              puzzle,
              UNIT_KINDS.filter((kind) => kind !== left),
            ),
          ) !== right,
      )
      return [wrong, [claim.unit]]
    }
    case 'empty-unit': {
      const unit = UNITS.find(({ kind, index }) => kind === claim.unit && index === claim.index)
      return [blanks, unit?.cells]
    }
    case 'missing-digit': {
      const solution = smallestSolution(puzzle, solver) ?? []
      return [blanks, [...solution.keys()].filter((cell) => solution[cell] === claim.digit)]
    }
    case 'last-digit':
      return [smallestSolution(puzzle, solver)?.[blanks[0]], 9]
    case 'needs-a-guess':
      return [needsNoGuess(puzzle), false]
    case 'fewest-first-turns-back': {
      const { events } = firstSearch(puzzle, fewestCandidates, 100_000)
      const fewest = Math.min(...blanks.map((cell) => digitsOf(candidates(puzzle, cell)).length))
      return [
        [events > blanks.length, fewest > 1],
        [true, true],
      ]
    }
    case 'turned': {
      const transform = transformWithId(claim.by)
      const original = ALL_CASES.get(claim.of)?.puzzle
      return [puzzle, transform && original && transformed(original, transform)]
    }
    case 'other-solution-first':
      return [
        lineOf(firstSolution(puzzle, fewestCandidates, 100_000) ?? []) ===
          lineOf(smallestSolution(puzzle, solver) ?? []),
        false,
      ]
    default:
      return assertNever(claim)
  }
}

describe('The cases', () => {
  test.each(GRADED)('of %s are about thirty, each with its own id and board', (_, __, cases) => {
    expect(cases.length).toBeGreaterThanOrEqual(28)
    expect(cases.length).toBeLessThanOrEqual(40)
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
    expect(new Set(cases.map(({ puzzle }) => lineOf(puzzle))).size).toBe(cases.length)
  })

  test('with the same id are the same for all judges, besides the sample and the lesson', () => {
    for (const [judge, , cases] of GRADED)
      for (const one of cases.filter(({ id }) => id !== 'sample'))
        expect([judge, { ...one, lesson: undefined }]).toEqual([
          judge,
          { ...ALL_CASES.get(one.id), lesson: undefined },
        ])
  })

  test.each(GRADED)('of %s keep its promise', (_, judge, cases) => {
    expect(cases.filter(({ puzzle }) => judge.inputFinding(puzzle).kind !== 'kept')).toEqual([])
    expect(cases.filter(({ puzzle }) => !meetsInputGuarantee(judge, puzzle))).toEqual([])
  })

  test('of Codewars need no guess, as its statement says', () => {
    expect(casesOf('codewars').filter(({ puzzle }) => !needsNoGuess(puzzle))).toEqual([])
  })

  test('are none for a judge whose programs do not solve puzzles', () => {
    expect(casesOf('codewars-did-i-finish')).toEqual([])
  })

  test.each(GRADED)('of %s begin small and end cruel', (_, __, [sample, ...cases]) => {
    const few = cases.slice(0, 12).map(({ puzzle }) => blanksOf(puzzle).length)
    expect(sample.id).toBe('sample')
    expect(Math.max(...few)).toBeLessThanOrEqual(9)
    expect(Math.max(...cases.slice(-3).map(({ puzzle }) => rowMajorEvents(puzzle)))).toBe(
      Math.max(...cases.map(({ puzzle }) => rowMajorEvents(puzzle))),
    )
  })
})

describe('A case', () => {
  test.each([...ALL_CASES])('%s has the properties that it claims', (_, { puzzle, claims }) => {
    expect(claims).not.toEqual([])
    for (const claim of claims) {
      const [found, claimed] = foundAndClaimed(puzzle, claim)
      expect([claim, found]).toEqual([claim, claimed])
    }
  })

  test.each([...ALL_CASES])('%s has one solution unless it claims several', (_, { puzzle, claims }) => {
    const several = claims.some(({ kind }) => kind === 'solutions' || kind === 'countless-solutions')
    expect(solutionCount(puzzle) > 1).toBe(several)
  })

  test.each([...ALL_CASES])('%s is explained in both languages', (_, { name, purpose, lesson }) => {
    for (const { en, ko } of lesson === undefined ? [name, purpose] : [name, purpose, lesson]) {
      expect(ko).toMatch(/[가-힣]/)
      expect(en).toMatch(/^[A-Z0-9][^가-힣]+[^.]$/)
      expect(ko).not.toMatch(/\.$/)
    }
  })

  test.each(GRADED)(
    'of %s accepts its expected answer, and no puzzle as its own answer',
    (_, judge, cases) => {
      for (const { id, puzzle } of cases) {
        const expected = expectedAnswer(judge, puzzle, solver)
        if (expected === undefined || judge.answer.kind !== 'board')
          throw new RangeError(`${id} has no answer`)
        expect([id, judge.judge(puzzle, parseOutput(expected.text)).kind]).toEqual([id, 'accepted'])
        if (id === 'full') continue
        const unsolved = writeGrid(puzzle, judge.answer.format)
        expect([id, judge.judge(puzzle, parseOutput(unsolved)).kind]).toEqual([id, 'wrong'])
      }
    },
  )

  // A program may fail a case that has a lesson, and must pass every other.
  test.each(
    GRADED.flatMap(([id, judge, cases]) =>
      some(STRATEGIES, 2).map((strategy) => [id, strategy.id, judge, strategy, cases] as const),
    ),
  )('of %s is passed by %s, or says why not', (_, __, judge, strategy, cases) => {
    const most = strategy.order === 'row-major' ? 100_000 : 10_000
    for (const { id, puzzle, lesson } of cases) {
      const board = firstSolution(puzzle, strategy, most)
      if (board === undefined || judge.answer.kind !== 'board') continue
      const verdict = judge.judge(puzzle, parseOutput(writeGrid(board, judge.answer.format)))
      if (lesson === undefined) expect([id, verdict.kind]).toEqual([id, 'accepted'])
    }
  })

  for (const [id, , cases] of GRADED.filter(([id]) => id !== 'leetcode'))
    test(
      `of ${id} takes no program longer than its judge allows, or says why`,
      thoroughUnless(id === 'boj-2580'),
      () => {
        const over = cases
          .filter(({ lesson }) => lesson === undefined)
          .flatMap((one) =>
            STRATEGIES.flatMap((strategy) =>
              timedPrograms(firstCost(one.puzzle, strategy), timeLimitsOf(id))
                .filter(({ verdict }) => verdict === 'over')
                .map(({ language }) => [one.id, strategy.id, language]),
            ),
          )
        expect(over).toEqual([])
      },
    )

  test('has a lesson only if some right program fails it, or takes too long for it', () => {
    const excused = casesOf('boj-2239').filter(({ lesson }) => lesson !== undefined)
    expect(excused.length).toBeGreaterThan(0)
    const judge = JUDGES.find(({ id }) => id === 'boj-2239')
    const failing = excused.filter(({ puzzle }) => {
      const board = firstSolution(puzzle, fewestCandidates, 10_000)
      return (
        board === undefined ||
        judge?.judge(puzzle, parseOutput(writeGrid(board, 'boj-2239'))).kind === 'wrong'
      )
    })
    expect(failing.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['smallest-of-four', 'smallest-of-eleven', 'empty', 'seventeen-million']),
    )
  })
})

describe('The smallest solution', () => {
  test('is the first that a search by rows finds', () => {
    for (const { puzzle } of ALL_CASES.values()) {
      if (rowMajorEvents(puzzle) > 20_000) continue

      expect(smallestSolution(puzzle, solver)).toEqual(firstSolution(puzzle, tables, 20_001))
    }
  })

  test('does not exist for a puzzle without solutions', () => {
    expect(smallestSolution(gridOfLine(PUZZLES.unsolvable), solver)).toBeUndefined()
    expect(smallestSolution(gridOfLine(PUZZLES.blocked), solver)).toBeUndefined()
  })
})

describe('A puzzle needs no guess', () => {
  test('if single candidates fill it, and then its solution is the only one', () => {
    for (const { puzzle } of ALL_CASES.values())
      if (needsNoGuess(puzzle)) expect(solutionCount(puzzle)).toBe(1)
  })

  test.each([
    [PUZZLES.codewars1, true],
    [PUZZLES.boj2580, true],
    [PUZZLES.solved, true],
    [PUZZLES.codewars2, false],
    [PUZZLES.twoSolutions, false],
    [PUZZLES.empty, false],
    [PUZZLES.blocked, false],
  ])('%s: %s', (line, expected) => expect(needsNoGuess(gridOfLine(line))).toBe(expected))

  test('although a cell without candidates is met on the way', () => {
    const puzzle = gridOfLine(PUZZLES.blocked)
    expect(candidates(puzzle, 8)).toBe(0)
    expect(needsNoGuess(puzzle)).toBe(false)
  })
})
