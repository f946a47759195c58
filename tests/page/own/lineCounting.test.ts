import { expect, test } from 'vitest'
import { isCountable } from '../../../src/page/own/lineCounting.ts'
import type { OwnVerdict } from '../../../src/page/own/own.ts'
import { initialRun } from '../../../src/page/own/runPlace.ts'

test('lines of Python programs that have ended by themselves are counted', () => {
  const run = (kind: 'stopped' | 'no-output' | 'running'): { readonly verdict: OwnVerdict } => ({
    verdict: { kind },
  })
  const started = initialRun('python', 'print(1)')
  expect(isCountable({ ...started, ...run('no-output') })).toBe(true)
  expect(isCountable({ ...started, ...run('stopped') })).toBe(false)
  expect(isCountable({ ...started, ...run('running') })).toBe(false)
  expect(isCountable({ ...initialRun('cpp', ''), ...run('no-output') })).toBe(false)
})
