/** Finds at which step after an event (the nth line that runs) a given line runs. */
import { expect, test } from 'vitest'
import type { KnownLines } from '../../../../src/runner/run/knownLines.ts'
import { stepOfLineRun } from '../../../../src/page/own/values/lineSteps.ts'

/** Lines 4, 5, 4, 5 after event 7, and line 6, which writes event 8. */
const KNOWN: KnownLines = {
  from: 7,
  to: 7,
  calls: [],
  lines: [4, 5, 4, 5, 6].map((line) => ({
    before: 7,
    after: line === 6 ? 8 : 7,
    line,
    stack: [0],
    omitted: 0,
    returned: undefined,
  })),
}

test('the nth run of a line is found', () => {
  expect(stepOfLineRun(KNOWN, { event: 7, line: 5, nth: 0 })).toBe(2)
  expect(stepOfLineRun(KNOWN, { event: 7, line: 5, nth: 1 })).toBe(4)
})

test('a line that writes the next event, or that did not run so often, has no step', () => {
  expect(stepOfLineRun(KNOWN, { event: 7, line: 6, nth: 0 })).toBeUndefined()
  expect(stepOfLineRun(KNOWN, { event: 7, line: 4, nth: 2 })).toBeUndefined()
})
