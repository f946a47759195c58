/**
 * Tests the judges' cases with right programs (the listings of the app) and wrong ones (slips, with one mistake each).
 * The machine's python3 and g++ run them, if installed.
 */
import { describe, expect, test } from 'vitest'
import type { Case } from '../../../src/runner/cases/case.ts'
import { casesOf } from '../../../src/runner/cases/registry.ts'
import { boj2239 } from '../../../src/sudoku/judge/boj2239.ts'
import { boj2580 } from '../../../src/sudoku/judge/boj2580.ts'
import { some, thoroughUnless } from '../../thorough.ts'
import {
  type CaseVerdicts,
  cppVerdicts,
  HAS_COMPILER,
  HAS_PYTHON,
  LISTED,
  listing,
  pythonVerdicts,
  SHORT_CASES,
} from './nativeRuns.ts'
import { type Slip, SLIPS } from './slips.ts'

const JUDGES = [boj2580, boj2239]
/** Each judge's cases without a lesson, which is a reason why a right program may fail. */
const GRADED = JUDGES.map((judge) => ({
  judge,
  cases: casesOf(judge.id).filter(({ lesson }) => lesson === undefined),
}))
/** Number of cases at the start of `SHORT_CASES` with so few blanks that even wrong programs end soon. */
const FIRST_CASES = 18
/** Processor time after which a wrong program counts as endless. */
const ENDLESS_SECONDS = 2

/** Returns the cases that refuse a program, with verdicts. */
function failures(cases: readonly Case[], verdicts: CaseVerdicts): readonly string[] {
  return cases
    .filter(({ id }) => verdicts.get(id) !== 'accepted')
    .map(({ id }) => `${id}: ${verdicts.get(id)}`)
}

describe.each(LISTED.map((id) => [id] as const))('The listing of %s', (id) => {
  test.skipIf(!HAS_PYTHON)(
    'in Python is accepted on all cases but those that say why not',
    thoroughUnless(false),
    () => {
      const source = listing(id, 'py')
      const verdicts = pythonVerdicts(GRADED.map(({ judge, cases }) => ({ source, judge, cases })))
      for (const [index, { judge, cases }] of GRADED.entries())
        expect([judge.id, failures(cases, verdicts[index])]).toEqual([judge.id, []])
    },
  )

  test.skipIf(!HAS_COMPILER)(
    'in C++ is accepted on all cases but those that say why not',
    thoroughUnless(false),
    () => {
      const verdicts = cppVerdicts(listing(id, 'cpp'), GRADED)
      for (const [index, { judge, cases }] of GRADED.entries())
        expect([judge.id, failures(cases, verdicts[index])]).toEqual([judge.id, []])
    },
  )
})

test.skipIf(!HAS_PYTHON)('Listings in Python are accepted on the cases with a short search', () => {
  const tested = some(LISTED, 1, 1)
  const programs = tested.map((id) => ({ source: listing(id, 'py'), judge: boj2580, cases: SHORT_CASES }))
  const refused = pythonVerdicts(programs).flatMap((verdicts, index) =>
    failures(SHORT_CASES, verdicts).map((text) => `${tested[index]} on ${text}`),
  )
  expect(refused).toEqual([])
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
        isAccepted(slip, SHORT_CASES.slice(0, FIRST_CASES)) &&
          isAccepted(slip, SHORT_CASES.slice(FIRST_CASES)),
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
