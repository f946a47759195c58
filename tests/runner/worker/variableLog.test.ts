/** The log of a variable's writes, which languages may hand lines in batches. */
import { expect, test } from 'vitest'
import { WRITES_AFTER } from '../../../src/runner/run/variableStory.ts'
import { VariableLog } from '../../../src/runner/worker/variableLog.ts'

test('lines after the last that is needed are not heeded, nor the events that they make', () => {
  const log = new VariableLog({ name: 'n', depth: 0, at: { event: 2, step: 0 }, from: 0, to: 100 })
  /** Runs line 1, which makes an event and gives the variable another value. @param event that it makes */
  const ran = (event: number) =>
    log.ran({ before: event - 1, after: event, line: 1, isAgain: false }, 'call', () => event)
  const last = 2 + WRITES_AFTER + 1
  for (let event = 1; event < last; event++) expect(ran(event)).toBe(false)
  for (const event of [last, last + 1]) expect(ran(event)).toBe(true)
  const written = Array.from({ length: last - 1 }, (_, index) => [index + 1, 0, 1, index || -1, index + 1])
  expect(log.answer(last + 1, false)).toEqual({
    kind: 'read',
    writes: written,
    from: 1,
    to: last,
    isWhole: true,
  })
})
