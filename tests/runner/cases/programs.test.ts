/**
 * Tests the judges' cases with right programs (listings of the app, oracles) and wrong ones (slips, with one mistake
 * each). The machine's python3 and g++ run them, if installed.
 */
import { describe, expect, test } from 'vitest'
import type { Case } from '../../../src/runner/cases/case.ts'
import { casesOf } from '../../../src/runner/cases/registry.ts'
import { writeGrid } from '../../../src/sudoku/formats/registry.ts'
import { lineOf } from '../../../src/sudoku/grid.ts'
import { boj2239 } from '../../../src/sudoku/judge/boj2239.ts'
import { boj2580 } from '../../../src/sudoku/judge/boj2580.ts'
import { parseOutput } from '../../../src/sudoku/judge/checking/printed.ts'
import { canRun, ORACLES, oracleStreams } from '../../oracles/oracle.ts'
import { some, thoroughUnless } from '../../thorough.ts'
import {
  type CaseVerdicts,
  cppVerdicts,
  HAS_COMPILER,
  HAS_PYTHON,
  LISTED,
  listing,
  pythonVerdicts,
} from './nativeRuns.ts'
import { type Slip, SLIPS } from './slips.ts'

const JUDGES = [boj2580, boj2239]
const GRADED = JUDGES.map((judge) => ({ judge, cases: casesOf(judge.id) }))
/** Number of cases at the start of `SHORT` with so few blanks that even wrong programs end soon. */
const FIRST_CASES = 18
/** Processor time after which a wrong program counts as endless. */
const ENDLESS_SECONDS = 2

/** Returns the cases without a lesson (reason why a right program may fail) that refuse a program, with verdicts. */
function failuresWithoutLesson(cases: readonly Case[], verdicts: CaseVerdicts): readonly string[] {
  return cases
    .filter(({ lesson }) => lesson === undefined)
    .filter(({ id }) => verdicts.get(id) !== 'accepted')
    .map(({ id }) => `${id}: ${verdicts.get(id)}`)
}

describe.each(LISTED.map((id) => [id] as const))('The listing of %s', (id) => {
  test.skipIf(!HAS_PYTHON)(
    'in Python is accepted on all cases, or the case says why not',
    thoroughUnless(false),
    () => {
      const source = listing(id, 'py')
      const verdicts = pythonVerdicts(GRADED.map(({ judge, cases }) => ({ source, judge, cases })))
      for (const [index, { judge, cases }] of GRADED.entries())
        expect([judge.id, failuresWithoutLesson(cases, verdicts[index])]).toEqual([judge.id, []])
    },
  )

  test.skipIf(!HAS_COMPILER)(
    'in C++ is accepted on all cases, or the case says why not',
    thoroughUnless(false),
    () => {
      const verdicts = cppVerdicts(listing(id, 'cpp'), GRADED)
      for (const [index, { judge, cases }] of GRADED.entries())
        expect([judge.id, failuresWithoutLesson(cases, verdicts[index])]).toEqual([judge.id, []])
    },
  )
})

/** Cases whose searches are short, so that even a default test run includes them. */
const SHORT = casesOf(boj2580.id).filter(({ claims }) =>
  claims.every((claim) => claim.kind !== 'events' || claim.count < 1000),
)

test.skipIf(!HAS_PYTHON)('Listings in Python are accepted on the cases with a short search', () => {
  const tested = some(LISTED, 1)
  const programs = tested.map((id) => ({ source: listing(id, 'py'), judge: boj2580, cases: SHORT }))
  const refused = pythonVerdicts(programs).flatMap((verdicts, index) =>
    failuresWithoutLesson(SHORT, verdicts).map((text) => `${tested[index]} on ${text}`),
  )
  expect(refused).toEqual([])
})

describe.each(ORACLES.map((oracle) => [oracle.id, oracle] as const))('The oracle of %s', (_, oracle) => {
  test.skipIf(!canRun(oracle))(
    'finds an accepted board in each case of BOJ 2580',
    thoroughUnless(false),
    () => {
      const cases = casesOf(boj2580.id)
      const streams = oracleStreams(
        oracle,
        cases.map(({ id: name, puzzle }) => ({ name, line: lineOf(puzzle), limit: 1 })),
      )
      for (const [index, { id: name, puzzle }] of cases.entries()) {
        const board = [...puzzle]
        // Unpacks kind, cell and digit of each event; kind 2 takes the digit back.
        for (const event of streams[index].events)
          board[(event >> 4) & 127] = event >> 11 === 2 ? 0 : event & 15
        const printed = parseOutput(writeGrid(board, 'boj-2580'))
        expect([name, boj2580.judge(puzzle, printed).kind]).toEqual([name, 'accepted'])
      }
    },
  )
})

/** Returns a slip as a program to run on cases, up to the first that refuses it. */
function wrongProgram({ source }: Slip, cases: readonly Case[]) {
  return { source, judge: boj2580, cases, seconds: ENDLESS_SECONDS, endsAtFailure: true }
}

function refusingCases(verdicts: CaseVerdicts): readonly string[] {
  return [...verdicts].filter(([, verdict]) => verdict !== 'accepted').map(([id]) => id)
}

describe('A slip', () => {
  test('has its own name, and there are a hundred', () => {
    expect(new Set(SLIPS.map(({ name }) => name)).size).toBe(SLIPS.length)
    expect(SLIPS.length).toBeGreaterThanOrEqual(100)
  })

  test.skipIf(!HAS_PYTHON)('is found by the case that its entry names', () => {
    const slips = some(
      SLIPS.filter(({ foundBy }) => foundBy !== undefined),
      10,
    )
    const verdicts = pythonVerdicts(
      slips.map((slip) =>
        wrongProgram(
          slip,
          casesOf(boj2580.id).filter(({ id }) => id === slip.foundBy),
        ),
      ),
    )
    expect(verdicts.filter(({ size }) => size !== 1)).toEqual([])
    expect(slips.filter((_, index) => refusingCases(verdicts[index]).length === 0).map(nameAndCase)).toEqual(
      [],
    )
  })

  // Slip by slip, because each may have to be ended after seconds: all of them together take minutes.
  test.skipIf(!HAS_PYTHON).each(SLIPS.filter(({ foundBy }) => foundBy === undefined))(
    'whose entry names no case is found by a case with a short search: $name',
    thoroughUnless(false),
    (slip) => {
      expect(
        isAccepted(slip, SHORT.slice(0, FIRST_CASES)) && isAccepted(slip, SHORT.slice(FIRST_CASES)),
      ).toBe(false)
    },
  )
})

function isAccepted(slip: Slip, cases: readonly Case[]): boolean {
  const [verdicts] = pythonVerdicts([wrongProgram(slip, cases)])
  return refusingCases(verdicts).length === 0
}

function nameAndCase({ name, foundBy }: Slip): string {
  return `${name}, by ${foundBy}`
}
