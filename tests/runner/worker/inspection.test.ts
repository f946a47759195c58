/** The part of an inspection (the lines that ran around an event, with their calls) that is sent to the page. */
import { expect, test } from 'vitest'
import { inspectionOf } from '../../../src/runner/worker/answers.ts'

test('calls without any line stay in the worker: an endless loop has more of them than a message may hold', () => {
  const passes = 100_000
  const raw = {
    from: 0,
    to: 0,
    calls: Array.from({ length: passes }, (_, pass) => ['main', 2, [['i', pass]]]),
    lines: [
      [0, 0, 2, [passes - 2], 0, null],
      [0, 0, 2, [0, passes - 1], 0, null],
    ],
  }
  const values = Array.from({ length: passes }, (_, pass) => pass)
  const { calls, lines } = inspectionOf([JSON.stringify(raw), JSON.stringify(values)], 0, [], [])
  const states = lines.map(({ stack }) => stack.map((call) => calls[call].variables))
  const i = (value: number) => [{ name: 'i', value }]
  expect(states).toEqual([[i(passes - 2)], [i(0), i(passes - 1)]])
  expect(calls).toHaveLength(3)
})
