/** A window that is being resized has one size after another, and is drawn for the last. */
import { fc, test } from '@fast-check/vitest'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { debounce } from '../../src/app/view/debounce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const REST_MS = 100

function snapped(reported: readonly { readonly afterMs: number; readonly isUrgent: boolean }[]): string {
  const settle = debounce(REST_MS)
  const done: string[] = []
  const beganMs = Date.now()
  for (const [index, { afterMs, isUrgent }] of reported.entries()) {
    vi.advanceTimersByTime(afterMs)
    settle(() => done.push(`${index}@${Date.now() - beganMs}`), isUrgent)
  }
  vi.runAllTimers()
  return done.join(' ')
}

test('what is told one after the other is done once there has been rest, for the last', () => {
  const step = { afterMs: 16, isUrgent: false }
  expect(snapped([step, step, step])).toBe('2@148')
})

test('what is urgent is done at once, and nothing that was told before it', () => {
  const step = { afterMs: 16, isUrgent: false }
  expect(snapped([step, { afterMs: 16, isUrgent: true }])).toBe('1@32')
})

test.prop([
  fc.array(fc.record({ afterMs: fc.nat(250), isUrgent: fc.boolean() }), { minLength: 1, maxLength: 20 }),
])('done last is what was told last', (reported) => {
  const last = snapped(reported).split(' ').at(-1)
  expect(last).toMatch(new RegExp(`^${reported.length - 1}@`))
})
