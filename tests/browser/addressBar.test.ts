/** Debouncing, which for example delays updates of the address while the timeline is dragged. */
import { fc, test } from '@fast-check/vitest'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { debounce } from '../../src/browser/addressBar.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const DELAY_MS = 100

/** The calls that ran, as `index@ms`. @param pausesMs before each call */
function callsRun(pausesMs: readonly number[]): string {
  const debounced = debounce(DELAY_MS)
  const done: string[] = []
  const startMs = Date.now()
  for (const [index, pauseMs] of pausesMs.entries()) {
    vi.advanceTimersByTime(pauseMs)
    debounced(() => done.push(`${index}@${Date.now() - startMs}`))
  }
  vi.runAllTimers()
  return done.join(' ')
}

test('of several calls in quick succession only the last runs, once the delay has passed', () => {
  expect(callsRun([16, 16, 16])).toBe('2@148')
})

test('calls further apart than the delay all run', () => {
  expect(callsRun([0, 101])).toBe('0@100 1@201')
})

test.prop([fc.array(fc.nat(250), { minLength: 1, maxLength: 20 })])(
  'the last call always runs last',
  (pausesMs) => {
    expect(callsRun(pausesMs).split(' ').at(-1)).toMatch(new RegExp(`^${pausesMs.length - 1}@`))
  },
)
