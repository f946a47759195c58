/** The progress of a download. */
import { expect, test } from 'vitest'
import { byteCounter } from '../../../src/runner/worker/download.ts'

test('a download that has ended is reported as whole at once, while its files are still being compiled', () => {
  const reported: number[] = []
  const count = byteCounter(100, (bytes) => void reported.push(bytes))
  for (const size of [10, 20, 70]) count(size)
  expect(reported.at(-1)).toBe(100)
})
