/**
 * Numbers of passed, failed and skipped tests, reasons for skipping, and the slowest files, from the reports of Vitest
 * and Playwright.
 */
import { describe, expect, test } from 'vitest'
import {
  withExitCode,
  playwrightCounts,
  playwrightTimes,
  skippingReasons,
  vitestCounts,
  vitestTimes,
} from '../../scripts/test/counts.mjs'
import { slowest } from '../../scripts/test/report.mjs'

/** Builds a vitest report. @param files outcomes of the tests in each file; empty for a file that failed to load */
function vitestReport(...files: readonly (readonly ('passed' | 'failed' | 'skipped' | 'todo')[])[]) {
  const count = (outcome: string) => files.flat().filter((other) => other === outcome).length
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('skipped'),
    numTodoTests: count('todo'),
    testResults: files.map((outcomes) => ({
      status: outcomes.length === 0 || outcomes.includes('failed') ? 'failed' : 'passed',
      assertionResults: outcomes.map((status) => ({ status, tags: [] as string[] })),
    })),
  }
}

describe('the counts of unit tests', () => {
  test('are those of the report', () => {
    const report = vitestReport(['passed', 'passed', 'skipped'], ['failed', 'passed', 'todo'])
    expect(vitestCounts(report)).toEqual({ passed: 3, failed: 1, skipped: 2 })
  })

  test('have a failure for each file that could not be loaded', () => {
    expect(vitestCounts(vitestReport(['passed'], [], []))).toEqual({ passed: 1, failed: 2, skipped: 0 })
  })
})

test('tests that only a thorough run has are not counted as skipped', () => {
  const report = vitestReport(['passed', 'skipped', 'skipped'])
  report.testResults[0].assertionResults[1].tags.push('thorough')
  expect(vitestCounts(report)).toEqual({ passed: 1, failed: 0, skipped: 1 })
})

describe('the counts of end-to-end tests', () => {
  const stats = { expected: 7, unexpected: 2, flaky: 0, skipped: 1 }

  test('are those of the report', () => {
    expect(playwrightCounts({ stats, errors: [] })).toEqual({ passed: 7, failed: 2, skipped: 1 })
  })

  test('have a failure for a test that passed only when repeated', () => {
    expect(playwrightCounts({ stats: { ...stats, flaky: 1 }, errors: [] }).failed).toBe(3)
  })

  test('have a failure for an error outside of tests', () => {
    expect(playwrightCounts({ stats, errors: [{ message: 'the server ended' }] }).failed).toBe(3)
  })
})

describe('a run of tests', () => {
  test('that failed without a failed test has a failure to show', () => {
    expect(withExitCode({ passed: 5, failed: 0, skipped: 0 }, 1)).toEqual({
      passed: 5,
      failed: 1,
      skipped: 0,
    })
  })

  test('that was killed has a failure to show', () => {
    expect(withExitCode({ passed: 5, failed: 0, skipped: 0 }, null).failed).toBe(1)
  })

  test('that ran no test is a failure', () => {
    expect(withExitCode({ passed: 0, failed: 0, skipped: 4 }, 0)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 4,
    })
  })

  test('with failed tests has no more failures than those', () => {
    expect(withExitCode({ passed: 5, failed: 2, skipped: 0 }, 1).failed).toBe(2)
  })

  test('in which all passed is left as it is', () => {
    expect(withExitCode({ passed: 5, failed: 0, skipped: 1 }, 0)).toEqual({
      passed: 5,
      failed: 0,
      skipped: 1,
    })
  })
})

test('the requirements of skipped Playwright tests are printed once', () => {
  const test = (status: string, description?: string) => ({
    tests: [{ status, annotations: [{ type: 'skip', ...(description !== undefined && { description }) }] }],
  })
  const suites = [
    { specs: [test('expected', 'needs nothing')], suites: [{ specs: [test('skipped', 'needs Firefox')] }] },
    { specs: [test('skipped', 'needs Firefox'), test('skipped')] },
  ]
  expect(skippingReasons({ suites })).toEqual(['needs Firefox'])
})

test('the slowest files of all steps are named, the slowest first', () => {
  const unit = {
    testResults: [
      { name: `${process.cwd()}/tests/short.test.ts`, startTime: 1000, endTime: 2000 },
      { name: `${process.cwd()}/tests/long.test.ts`, startTime: 1000, endTime: 8000 },
    ],
  }
  const duration = (ms: number) => ({ tests: [{ results: [{ duration: ms }] }] })
  const endToEnd = {
    suites: [{ file: 'own.spec.ts', specs: [duration(2000)], suites: [{ specs: [duration(3000)] }] }],
  }
  const result = (times: ReturnType<typeof vitestTimes>) => ({ times }) as never
  expect(slowest([result(vitestTimes(unit)), result(playwrightTimes(endToEnd))])).toBe(
    'slowest files: tests/long.test.ts 7 s, e2e/own.spec.ts 5 s, tests/short.test.ts 1 s\n',
  )
})
