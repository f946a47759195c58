/** Debouncing, as of the address while a timeline is dragged. */
import { fc, test } from '@fast-check/vitest'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { debounce } from '../../src/app/view/debounce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const REST_MS = 100

/** The calls that ran, as `index@ms`. @param pausesMs before each call */
function ran(pausesMs: readonly number[]): string {
  const debounced = debounce(REST_MS)
  const done: string[] = []
  const startMs = Date.now()
  for (const [index, pauseMs] of pausesMs.entries()) {
    vi.advanceTimersByTime(pauseMs)
    debounced(() => done.push(`${index}@${Date.now() - startMs}`))
  }
  vi.runAllTimers()
  return done.join(' ')
}

test('only the last of several calls in quick succession runs, after the rest', () => {
  expect(ran([16, 16, 16])).toBe('2@148')
})

test('calls further apart than the rest all run', () => {
  expect(ran([0, 101])).toBe('0@100 1@201')
})

test.prop([fc.array(fc.nat(250), { minLength: 1, maxLength: 20 })])(
  'the last call always runs last',
  (pausesMs) => {
    expect(ran(pausesMs).split(' ').at(-1)).toMatch(new RegExp(`^${pausesMs.length - 1}@`))
  },
)
