/** Finds at which step after an event (the nth line that runs) a given line runs. */
import { expect, test } from 'vitest'
import type { KnownLines } from '../../../../src/core/own/knownLines.ts'
import { createLineSteps } from '../../../../src/features/own/values/lineSteps.ts'

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

test('the nth run of a line is found at once if the lines are known', () => {
  const found: number[] = []
  const steps = createLineSteps(() => KNOWN)
  steps.find({ event: 7, line: 5, nth: 0 }, (step) => found.push(step))
  steps.find({ event: 7, line: 5, nth: 1 }, (step) => found.push(step))
  expect(found).toEqual([2, 4])
})

test('it is found once the lines have arrived; the latest request counts', () => {
  const found: string[] = []
  let isKnown = false
  const steps = createLineSteps(() => (isKnown ? KNOWN : 'pending'))
  steps.find({ event: 7, line: 4, nth: 0 }, () => found.push('first'))
  steps.find({ event: 7, line: 4, nth: 1 }, (step) => found.push(`second ${step}`))
  steps.linesArrived()
  isKnown = true
  steps.linesArrived()
  steps.linesArrived()
  expect(found).toEqual(['second 3'])
})

test('a line that writes the next event, unknown lines, and a dropped request have no step', () => {
  const found: number[] = []
  const steps = createLineSteps(() => KNOWN)
  steps.find({ event: 7, line: 6, nth: 0 }, (step) => found.push(step))
  createLineSteps(() => 'unknown').find({ event: 7, line: 4, nth: 0 }, (step) => found.push(step))
  let isKnown = false
  const later = createLineSteps(() => (isKnown ? KNOWN : 'pending'))
  later.find({ event: 7, line: 4, nth: 0 }, (step) => found.push(step))
  later.drop()
  isKnown = true
  later.linesArrived()
  expect(found).toEqual([])
})
